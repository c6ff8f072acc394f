import AccessibilityModel

/// Leaves out what lies wholly beside the screen where nothing scrolls that could bring it there.
///
/// - Source: Behaviour 1.10.3 G3
struct ScreenEdges {
  /// The rectangle of the screen.
  private let screen: Rect
  /// Whether such elements are met.
  private let choice: ViewPolicy.ElementsBesideScreen

  init(screen: Rect, policy: ViewPolicy) {
    self.screen = screen
    choice = policy.besideScreen
  }

  /// The nodes that are met; a rule goes to what lies beside an element that the rule is about.
  ///
  /// - Complexity: O(n).
  func met(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    holdsBeside(nodes) ? chosen(nodes) : nodes
  }

  private func holdsBeside(_ nodes: [AccessibilityNode]) -> Bool {
    var rest = nodes
    while let node = rest.popLast() {
      if node.element.scrolls { continue }
      if node.element.isStop, isBeside(node.element) { return true }
      rest += node.children
    }
    return false
  }

  private func chosen(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    var concerned = false
    var result: [AccessibilityNode] = []
    for var node in nodes {
      guard !node.element.scrolls else {
        result.append(node)
        continue
      }
      if node.element.isStop, isBeside(node.element) {
        concerned = true
        guard choice == .met else { continue }
        node.element.rules.append(choice.rule)
      } else if !node.children.isEmpty {
        node.children = chosen(node.children)
        if node.children.isEmpty { continue }
      }
      result.append(node)
    }
    if concerned, choice == .leftOut, let index = result.firstIndex(where: \.element.isStop) {
      result[index].element.rules.append(choice.rule)
    }
    return result
  }

  /// True where a changed element comes to the screen, or leaves it, without scrolling.
  ///
  /// - Complexity: O(depth).
  func isCrossed(by element: AccessibilityElement, in tree: AccessibilityTree) -> Bool {
    guard tree.contains(element.id) else { return true }
    guard isBeside(element) else { return false }
    return !tree.ancestors(of: element.id).contains { tree[$0]?.scrolls == true }
  }

  /// True for an element with a size of which no point lies on the screen.
  private func isBeside(_ element: AccessibilityElement) -> Bool {
    let frame = element.outline
    guard !frame.isEmpty else { return false }
    return frame.maxX <= screen.minX || frame.minX >= screen.maxX || frame.maxY <= screen.minY
      || frame.minY >= screen.maxY
  }
}

extension AccessibilityElement {
  /// True where what lies inside can be scrolled to the screen.
  fileprivate var scrolls: Bool { clipsChildren || rows != nil }
}
