/// Values by slot, in chunks of 64 that copies share until one of them changes a chunk.
///
/// A radix tree: six bits of the slot choose the way at each level, so far-apart slots cost no space
/// between them.
package struct ChunkedArray<Value: Sendable>: Sendable {
  /// A chunk of values, or of ways to further chunks; exactly one of its arrays has elements.
  ///
  /// Changed only while one array alone holds it, which is why it may cross threads, and why no access has to be
  /// checked at run time against others.
  final class Node: @unchecked Sendable {
    @exclusivity(unchecked) var nodes: ContiguousArray<Node?>
    @exclusivity(unchecked) var values: ContiguousArray<Value?>

    init(nodes: ContiguousArray<Node?>, values: ContiguousArray<Value?>) {
      self.nodes = nodes
      self.values = values
    }

    static func empty(isLeaf: Bool) -> Node {
      isLeaf
        ? Node(nodes: [], values: ContiguousArray(repeating: nil, count: 64))
        : Node(nodes: ContiguousArray(repeating: nil, count: 64), values: [])
    }
  }

  var root: Node?
  /// How many levels lead to the values; each stands for six bits of the slot.
  var height = 0

  /// How many bits of a slot lie below the topmost level.
  var shift: UInt32 { UInt32(height) * 6 }

  package init() {}

  /// The value at a slot.
  ///
  /// - Complexity: O(log n) with base 64.
  package subscript(slot: UInt32) -> Value? {
    guard let leaf = leaf(for: slot) else { return nil }
    return leaf.values[Int(slot & 63)]
  }

  /// What is asked of the value at a slot, without a copy of the value.
  func read<Result>(_ slot: UInt32, _ body: (Value) -> Result) -> Result? {
    guard let leaf = leaf(for: slot) else { return nil }
    let index = Int(slot & 63)
    return leaf.values.withUnsafeBufferPointer { values in
      values[index].map(body)
    }
  }

  private func leaf(for slot: UInt32) -> Node? {
    guard var node = root, fits(slot) else { return nil }
    var shift = shift
    while shift > 0 {
      guard let next = node.nodes[Int(slot >> shift & 63)] else { return nil }
      node = next
      shift -= 6
    }
    return node
  }

  /// True where the levels there are reach the slot.
  func fits(_ slot: UInt32) -> Bool {
    height >= 5 || slot >> (shift + 6) == 0
  }
}
