extension AccessibilityTree {
  /// Makes a tree of a node and says what had to be repaired.
  ///
  /// Nothing is lost and nothing traps. Elements without an identity get slots above all assigned ones, in
  /// declaration order. Of several elements with one identity, or one slot, the first keeps it and the
  /// others get fresh ones. Numbers that are infinite or no number become 0, negative sizes are turned
  /// around; paths, activation points and heading levels that make no sense are dropped.
  /// - Parameters:
  ///   - node: The root and what it contains, children in the order in which the app declares them.
  ///   - order: How siblings are put in order.
  ///   - isInReadingOrder: True where all children stand in reading order already and are to stay so.
  /// - Returns: The tree, and one diagnostic for each repair.
  /// - Complexity: O(n log n), without recursion.
  public static func read(
    _ node: AccessibilityNode, order: ReadingOrder = ReadingOrder(), isInReadingOrder: Bool = false
  ) -> (tree: AccessibilityTree, diagnostics: [Diagnostic]) {
    var builder = Builder(root: node.element, order: order, freeSlot: slotAboveAll(in: node))
    builder.keepsOrder = isInReadingOrder
    var rest = [node.children[...]]
    while let last = rest.indices.last {
      guard let child = rest[last].popFirst() else {
        rest.removeLast()
        builder.close()
        continue
      }
      if child.children.isEmpty {
        builder.add(child.element)
      } else {
        builder.open(child.element)
        rest.append(child.children[...])
      }
    }
    let diagnostics = builder.diagnostics
    return (builder.finish(), diagnostics)
  }

  /// The slot that lies above every assigned one.
  private static func slotAboveAll(in node: AccessibilityNode) -> UInt32 {
    var result: UInt32 = 0
    var waiting = [node]
    while let next = waiting.popLast() {
      if next.element.id.slot != Links.none { result = max(result, next.element.id.slot + 1) }
      waiting += next.children
    }
    return result
  }
}
