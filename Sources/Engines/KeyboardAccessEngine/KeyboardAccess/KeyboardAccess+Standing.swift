import AccessibilityModel

extension KeyboardAccess {
  /// Where a person stands: all that decides what the next key does.
  package struct Standing: Hashable, Sendable {
    fileprivate let focus: ElementID?
    fileprivate let mode: Mode
    fileprivate let left: [ElementID: ElementID]
  }

  /// Where the person stands now; where the ring was before a name was looked for counts for Escape alone.
  package var standing: Standing {
    var mode = mode
    if case .finding(let query, _) = mode { mode = .finding(query, from: nil) }
    return Standing(focus: focus, mode: mode, left: options.entry == .remembered ? left : [:])
  }

  /// What keys are taken for now.
  package enum Activity: Hashable, Sendable {
    /// They move the ring and use what it is around.
    case moving
    /// They walk a list of actions.
    case acting
    /// They look for a name; these letters lead on to one.
    case finding([Character])
    /// They do neither.
    case other
  }

  /// What keys are taken for now.
  ///
  /// - Complexity: O(n) while a name is looked for.
  package func activity(in tree: AccessibilityTree) -> Activity {
    switch mode {
    case .moving: .moving
    case .acting: .acting
    case .finding(let query, _): .finding(letters(after: query, in: tree))
    case .reading, .gesturing, .passing: .other
    }
  }

  private func letters(after query: String, in tree: AccessibilityTree) -> [Character] {
    let wanted = " " + FoldedWords(query).text + (query.last == " " ? " " : "")
    var letters: Set<Character> = []
    for name in catalog(of: tree).flatMap(\.names) {
      var rest = Substring(" " + name)
      while let range = rest.range(of: wanted) {
        if range.upperBound < rest.endIndex { letters.insert(rest[range.upperBound]) }
        rest = rest[rest.index(after: range.lowerBound)...]
      }
    }
    return letters.sorted()
  }
}

extension Substring {
  /// Where a text stands for the first time.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
