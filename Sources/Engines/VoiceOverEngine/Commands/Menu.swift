import AccessibilityModel

/// A menu of VoiceOver's own that is open over an element.
struct Menu: Hashable, Sendable {
  /// What an entry does when it is chosen.
  enum Kind: Hashable, Sendable {
    /// Nothing: it is a fact that was heard.
    case moreContent
    /// It performs the action at its place.
    case actions([OfferedAction])
  }

  /// What its entries do.
  var kind: Kind
  /// The element it belongs to.
  var element: ElementID
  /// What is heard of each entry.
  var entries: [Utterance]
  /// The entry heard last; `nil` before the first.
  var index: Int?
}
