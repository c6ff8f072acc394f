import AccessibilityModel

/// Words on their way to the person.
struct SpeechItem: Hashable, Sendable {
  /// Whose words they are; the later a rank stands, the more it may cut.
  ///
  /// - Source: Behaviour 1.11 (reference speech queue)
  enum Rank: Int, Hashable, Sendable, Comparable {
    /// An announcement that waits until everything else was said.
    case low
    /// An announcement that is spoken at once.
    case standard
    /// What the person's own doing brought up.
    case person
    /// An announcement that is spoken to its end.
    case high

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }

    init(_ priority: Notification.Priority) {
      switch priority {
      case .low: self = .low
      case .standard: self = .standard
      case .high: self = .high
      }
    }
  }

  /// What later words of the same kind take the place of while it waits.
  enum Kind: Hashable, Sendable {
    /// Words about an element, a setting or a menu.
    case response
    /// A value that changes all the time.
    case restlessValue
    /// What waits behind an utterance, such as a hint.
    case ending
    /// Words that an app wants to be told the end of.
    case announcement(SpokenText)
    /// Words of any other notification.
    case notice

    /// Why words of the kind are spoken.
    var reason: Utterance.Reason {
      switch self {
      case .response: .response
      case .restlessValue: .restlessValue
      case .ending: .ending
      case .announcement: .announcement
      case .notice: .notice
      }
    }
  }

  /// The words.
  var utterance: Utterance
  /// Whose words they are.
  var rank: Rank
  /// What they are.
  var kind: Kind
  /// The count of the person's doings when they came up.
  var turn = 0

  /// The words of the app that it wants to be told the end of.
  var announcement: SpokenText? {
    guard case .announcement(let text) = kind else { return nil }
    return text
  }

  /// The element that VoiceOver says the words about; `nil` for words that an app posted.
  ///
  /// Names of containers that were come into stand ahead of the element's own.
  var element: ElementID? {
    switch kind {
    case .response, .restlessValue, .ending:
      let own = utterance.segments.last { segment in
        guard case .attribute = segment.origin else { return false }
        return segment.element != nil
      }
      return own?.element ?? utterance.segments.lazy.compactMap(\.element).first
    case .announcement, .notice: return nil
    }
  }

  /// True for words of the app's own.
  var isPosted: Bool {
    switch kind {
    case .announcement, .notice: true
    case .response, .restlessValue, .ending: false
    }
  }

  /// True where a person misses the words that others take away.
  ///
  /// Who goes on has heard of an element what they wanted to hear; what the app posts, what takes the place of
  /// VoiceOver's own words unasked, and what is cut by words of the same doing, nobody chose to miss.
  func isMissed(becauseOf other: SpeechItem?, turn: Int) -> Bool {
    guard !utterance.isEmpty else { return false }
    return isPosted || other?.isPosted == true || self.turn == turn
  }

  /// The item without words about elements that are gone; `nil` where it was about one of them.
  func leaving(_ isGone: (ElementID) -> Bool) -> SpeechItem? {
    guard let element else { return self }
    if isGone(element) { return nil }
    var item = self
    item.utterance.segments.removeAll { $0.element.map(isGone) ?? false }
    return item
  }
}
