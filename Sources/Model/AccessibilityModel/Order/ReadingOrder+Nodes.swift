extension ReadingOrder {
  /// The nodes in reading order: sort priority first, then rows from the top, then along the line.
  ///
  /// Nodes without an identity count as declared later than those with one, in the order given. Containers
  /// that stand for a group are placed by what they hold.
  /// - Parameters:
  ///   - nodes: Siblings, in the order in which the app declares them.
  ///   - childOrder: How their container wants them; `.given` keeps them as they are.
  ///   - direction: Which way rows run in their container; the order's own where left out.
  /// - Returns: The same nodes.
  /// - Complexity: O(n log n) for n nodes, their contents included.
  /// - Source: Behaviour 1.10.4, 3.2, 10.1
  public func sorted(
    _ nodes: [AccessibilityNode], by childOrder: ChildOrder, _ direction: Direction? = nil
  ) -> [AccessibilityNode] {
    if childOrder == .given { return nodes }
    var siblings = nodes.enumerated().map { index, node in
      var place = node.element.repaired().place(at: contentFrame(of: node))
      if node.element.id == .unassigned { place.tie = UInt64(UInt32.max) << 32 | UInt64(index) }
      return (node: node, place: place)
    }
    sort(&siblings, by: childOrder, direction ?? self.direction, place: \.place)
    return siblings.map(\.node)
  }

  private func contentFrame(of node: AccessibilityNode) -> Rect? {
    guard !node.children.isEmpty, node.element.isPlacedByContent else { return nil }
    let tree = AccessibilityTree(node, order: self)
    return tree.contentFrame(at: tree.rootSlot)
  }
}
