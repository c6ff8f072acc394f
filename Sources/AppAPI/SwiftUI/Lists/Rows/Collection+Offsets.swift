import Foundation

extension MutableCollection {
  /// Puts the elements at some offsets, in their order, before the one at another offset.
  ///
  ///     var letters = ["a", "b", "c", "d"]
  ///     letters.move(fromOffsets: [0, 2], toOffset: 4)   // b, d, a, c
  ///
  /// - Parameters:
  ///   - source: How far the elements to move are from the start.
  ///   - destination: Before which offset they are put, counted before the move; the count puts them last.
  /// - Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter(all.indices.contains).map { all[$0] }
    var order: [Element] = []
    order.reserveCapacity(all.count)
    for (offset, element) in all.enumerated() {
      if offset == destination { order += moved }
      if !source.contains(offset) { order.append(element) }
    }
    if destination >= all.count { order += moved }
    for (index, element) in zip(indices, order) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes away the elements at some offsets.
  ///
  /// - Parameter offsets: How far the elements are from the start.
  /// - Complexity: O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}
