import AccessibilityModel

/// A menu of VoiceOver's own that is open.
struct Menu: Hashable, Sendable {
  /// What an entry does when it is chosen.
  enum Kind: Hashable, Sendable {
    /// Nothing: it is a fact that was heard.
    case moreContent
    /// It performs the action at its place.
    case actions([OfferedAction])
    /// It moves the cursor to the stop at its place; typing leaves only those with the letters.
    case itemChooser([ElementID])
    /// It moves the cursor too; there is a list for each of the searches.
    case found([ElementID], RotorSearch)
    /// There are no entries: words are typed.
    case prompt(Prompt)
  }

  /// What typed words are for.
  enum Prompt: Hashable, Sendable {
    case findText
    case label
  }

  /// What its entries do.
  var kind: Kind
  /// The element it belongs to; `nil` where it belongs to the screen.
  var element: ElementID?
  /// What is heard of each entry.
  var entries: [Utterance]
  /// The entry heard last; `nil` before the first.
  var index: Int?
  /// What was typed into it.
  var typed = ""

  /// Leaves out words about elements that are gone, such as the container that an entry began.
  mutating func forgetWords(about isGone: (ElementID) -> Bool) {
    func tells(_ segment: Utterance.Segment) -> Bool { segment.element.map(isGone) ?? false }
    for index in entries.indices where entries[index].segments.contains(where: tells) {
      entries[index].segments.removeAll(where: tells)
    }
  }

  /// Leaves out entries that lead to elements that are gone.
  mutating func forget(_ isGone: (ElementID) -> Bool) {
    let stops: [ElementID]
    switch kind {
    case .itemChooser(let all), .found(let all, _): stops = all
    case .moreContent, .actions, .prompt: return
    }
    let kept = stops.indices.filter { !isGone(stops[$0]) }
    guard kept.count < stops.count else { return }
    entries = kept.map { entries[$0] }
    index = index.flatMap { kept.firstIndex(of: $0) }
    switch kind {
    case .itemChooser: kind = .itemChooser(kept.map { stops[$0] })
    case .found(_, let search): kind = .found(kept.map { stops[$0] }, search)
    case .moreContent, .actions, .prompt: break
    }
  }
}
