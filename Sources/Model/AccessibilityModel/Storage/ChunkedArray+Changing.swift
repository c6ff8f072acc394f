extension ChunkedArray {
  /// Changes, sets or removes the value at a slot.
  ///
  /// - Complexity: O(log n) with base 64; chunks that others hold are copied first.
  package mutating func update<Result>(_ slot: UInt32, _ body: (inout Value?) -> Result) -> Result {
    while !fits(slot) { raise() }
    return Self.update(&root, shift: shift, slot: slot, body)
  }

  /// Adds one level above those there are.
  mutating func raise() {
    let top = Node.empty(isLeaf: false)
    top.nodes[0] = root
    root = top
    height += 1
  }

  private static func update<Result>(
    _ node: inout Node?, shift: UInt32, slot: UInt32, _ body: (inout Value?) -> Result
  ) -> Result {
    let own = exclusive(&node, isLeaf: shift == 0)
    if shift == 0 { return body(&own.values[Int(slot & 63)]) }
    return update(&own.nodes[Int(slot >> shift & 63)], shift: shift - 6, slot: slot, body)
  }

  /// The node itself where nobody else holds it, else a copy put in its place.
  private static func exclusive(_ node: inout Node?, isLeaf: Bool) -> Node {
    if isKnownUniquelyReferenced(&node), let node { return node }
    let fresh = node.map { Node(nodes: $0.nodes, values: $0.values) } ?? Node.empty(isLeaf: isLeaf)
    node = fresh
    return fresh
  }
}
