import AccessibilityModel

extension VoiceOver {
  /// Says the next or the previous fact of the element under the cursor.
  ///
  /// - Source: Behaviour 1.6 M4
  mutating func walkMoreContent(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let element = cursor.flatMap({ tree[$0] }) else { return boundary }
    let facts = composer.moreContent(of: element)
    guard !facts.isEmpty else { return boundary }
    let step = Walk.step(direction, from: rotor.progress.fact, count: facts.count)
    guard step.isInside || dialect.moreContentEnds == .wrap else {
      boundaryRules = [dialect.moreContentEnds.rule]
      return boundary
    }
    rotor.progress.fact = step.index
    let rules = step.isInside ? [] : [dialect.moreContentEnds.rule]
    return [.speak(facts[step.index].noting(rules), interrupts: true)]
  }
}

/// Steps along entries that have two ends.
enum Walk {
  /// The place after a step, and whether no end was passed on the way.
  ///
  /// Before the first step a person stands ahead of the first entry, at the end that is behind the last.
  static func step(_ direction: Direction, from index: Int?, count: Int) -> (index: Int, isInside: Bool) {
    let last = count - 1
    guard let index else { return direction == .next ? (0, true) : (last, false) }
    let current = min(max(index, 0), last)
    switch direction {
    case .next: return index >= last ? (0, false) : (current + 1, true)
    case .previous: return current == 0 ? (last, false) : (current - 1, true)
    }
  }
}
