extension AccessibilityTree {
  /// The element and everything inside it as a plain value, children in reading order.
  ///
  /// - Returns: `nil` where the element is not in the tree.
  /// - Complexity: O(elements inside), without recursion.
  public func node(of id: ElementID) -> AccessibilityNode? {
    node(of: id, including: { _ in true })
  }

  /// The node of an element, leaving out what is inside elements that are not wanted.
  func node(of id: ElementID, including isWanted: (ElementID) -> Bool) -> AccessibilityNode? {
    guard let top = self[id] else { return nil }
    var path: [(node: AccessibilityNode, rest: Children)] = [(AccessibilityNode(top), children(of: id))]
    while true {
      if let child = path[path.count - 1].rest.next() {
        guard isWanted(child), let element = self[child] else { continue }
        path.append((AccessibilityNode(element), children(of: child)))
      } else {
        let finished = path.removeLast().node
        if path.isEmpty { return finished }
        path[path.count - 1].node.children.append(finished)
      }
    }
  }
}
