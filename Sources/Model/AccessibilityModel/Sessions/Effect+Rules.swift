extension Effect {
  /// The uncertain rules that what happens rests on: those of the technology, and those that shaped the elements.
  ///
  /// - Parameter tree: The screen on which it happens.
  /// - Returns: Each rule once.
  /// - Complexity: O(n) for n parts of what is said or shown.
  public func rules(in tree: AccessibilityTree) -> [UncertainRule] {
    switch self {
    case .speak(let utterance, interrupts: _):
      var rules: [UncertainRule] = []
      var last: ElementID?
      for segment in utterance.segments {
        if let id = segment.element, id != last {
          last = id
          rules += tree.rules(of: id)
        }
        rules += segment.rules
      }
      return UncertainRule.unique(rules)
    case .show(let overlay?):
      return UncertainRule.unique(
        overlay.rules + overlay.marks.flatMap { mark in mark.element.map { tree.rules(of: $0) } ?? [] })
    default: return []
    }
  }
}

extension AccessibilityTree {
  /// The uncertain rules that shaped an element; none of one that is not there.
  ///
  /// - Complexity: O(1).
  public func rules(of id: ElementID) -> [UncertainRule] {
    elements.read(id.slot) { $0.id == id ? $0.sparse?.attributes.rules ?? [] : [] } ?? []
  }
}
