import AccessibilityModel

extension KeyboardAccess {
  /// Where a person stands: all that decides what the next key does.
  package struct NavigationState: Hashable, Sendable {
    fileprivate let focus: ElementID?
    fileprivate let mode: Mode
    fileprivate let left: [KeyboardGroup: ElementID]
  }

  /// Where the person stands now; where the ring was before a name was looked for counts for Escape alone.
  package var navigationState: NavigationState {
    var mode = mode
    if case .finding(let query, _) = mode { mode = .finding(query, from: nil) }
    return NavigationState(focus: focus, mode: mode, left: options.entry == .remembered ? left : [:])
  }

  /// What keys are taken for now.
  package enum Activity: Hashable, Sendable {
    /// They move the ring and use what it is around.
    case moving
    /// They walk a list of actions.
    case acting
    /// They look for a name, of which so much was typed.
    case finding(String)
    /// They do neither.
    case other
  }

  /// What keys are taken for now.
  package var activity: Activity {
    switch mode {
    case .moving: .moving
    case .acting: .acting
    case .finding(let query, _): .finding(query)
    case .reading, .gesturing, .passing: .other
    }
  }

  /// Looks at what can be focused, so that copies need not look again.
  package mutating func readNames(in tree: AccessibilityTree) {
    let names = catalog(of: tree)
    spots = names
    _ = tabStops(of: names)
  }

  /// The letters that lead on to a name on the screen.
  ///
  /// - Complexity: O(n).
  package func letters(after query: String, in tree: AccessibilityTree) -> [Character] {
    let wanted = Array((FoldedWords(query).text + (query.last == " " ? " " : "")).utf8)
    var letters: Set<Character> = []
    for name in catalog(of: tree).flatMap(\.names) {
      var place = name.wordStart(of: wanted)
      while let start = place {
        if let letter = name.character(at: start + wanted.count) { letters.insert(letter) }
        place = name.wordStart(of: wanted, from: start + 1)
      }
    }
    return letters.sorted()
  }
}

extension [UInt8] {
  /// The character that begins at a place of a text; `nil` at its end and inside a character.
  fileprivate func character(at place: Int) -> Character? {
    guard place < count else { return nil }
    if self[place] < 0x80, place + 1 == count || self[place + 1] < 0x80 {
      return Character(Unicode.Scalar(self[place]))
    }
    let text = String(decoding: self, as: UTF8.self)
    return text.utf8.index(text.startIndex, offsetBy: place).samePosition(in: text).map { text[$0] }
  }
}
