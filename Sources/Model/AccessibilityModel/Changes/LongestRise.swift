/// The positions of a longest rising subsequence, in order.
///
///     longestRise(in: [3, 0, 1, 2])   // [1, 2, 3]
///
/// - Complexity: O(n log n).
package func longestRise(in numbers: [Int]) -> [Int] {
  /// For each length, the position at which the lowest rise of that length ends.
  var ends: [Int] = []
  var predecessors: [Int] = []
  predecessors.reserveCapacity(numbers.count)
  for (position, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    predecessors.append(low > 0 ? ends[low - 1] : -1)
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }
  var result: [Int] = []
  var position = ends.last ?? -1
  while position >= 0 {
    result.append(position)
    position = predecessors[position]
  }
  return result.reversed()
}
