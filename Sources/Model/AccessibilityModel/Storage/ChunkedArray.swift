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
    return leaf._withUnsafeGuaranteedRef { $0.values[Int(slot & 63)] }
  }

  /// What is asked of the value at a slot, without a copy of the value.
  func read<Result>(_ slot: UInt32, _ body: (Value) -> Result) -> Result? {
    guard let leaf = leaf(for: slot) else { return nil }
    return leaf._withUnsafeGuaranteedRef { node in
      node.values.withUnsafeBufferPointer { $0[Int(slot & 63)].map(body) }
    }
  }

  /// The chunk that holds a slot, not counted as held: `self` holds it for as long as it is looked at.
  ///
  /// Walking counts no references on its way down, which would cost more than the walk.
  @inline(__always)
  private func leaf(for slot: UInt32) -> Unmanaged<Node>? {
    guard let root, fits(slot) else { return nil }
    var node = Unmanaged.passUnretained(root)
    var shift = shift
    while shift > 0 {
      let index = Int(slot >> shift & 63)
      let next = node._withUnsafeGuaranteedRef { node in
        node.nodes.withUnsafeBufferPointer { $0[index].map(Unmanaged.passUnretained) }
      }
      guard let next else { return nil }
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
