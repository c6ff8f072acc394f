extension ChunkedArray {
  /// Visits every value in the order of the slots.
  ///
  /// - Complexity: O(n).
  package func visit(_ body: (UInt32, Value) -> Void) {
    ChunkedArray().visitDifferences(to: self) { slot, _, value in
      if let value { body(slot, value) }
    }
  }

  /// Visits the slots of every chunk that the two arrays do not share, in order.
  ///
  /// - Complexity: O(chunks that differ), not O(n), where one array was made from the other.
  package func visitDifferences(to other: ChunkedArray, _ body: (UInt32, Value?, Value?) -> Void) {
    var (old, new) = (self, other)
    while old.height < new.height { old.raise() }
    while new.height < old.height { new.raise() }
    Self.compare(old.root, new.root, shift: old.shift, base: 0, body)
  }

  private static func compare(
    _ old: Node?, _ new: Node?, shift: UInt32, base: UInt32, _ body: (UInt32, Value?, Value?) -> Void
  ) {
    if old === new { return }
    for index in 0..<64 {
      let slot = base | UInt32(index) << shift
      if shift > 0 {
        compare(old?.nodes[index] ?? nil, new?.nodes[index] ?? nil, shift: shift - 6, base: slot, body)
        continue
      }
      let before = old?.values[index] ?? nil
      let after = new?.values[index] ?? nil
      if before != nil || after != nil { body(slot, before, after) }
    }
  }
}
