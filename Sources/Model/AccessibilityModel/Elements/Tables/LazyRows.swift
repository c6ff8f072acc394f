/// The rows of a container whose elements exist only while they are near the screen.
///
///     list.rows = LazyRows(count: 100_000, realized: 0..<12)
///
/// Positions count every row of the container through, whatever sections it has. The elements of a row
/// carry its position in `rowIndex`; what carries none belongs to no row, a section's header for example.
public struct LazyRows: Hashable, Sendable {
  /// How many rows there are, realised or not.
  public var count: Int
  /// Positions of the rows that have their elements in the tree.
  public var realized: Range<Int>

  /// Makes rows of which some are realised.
  public init(count: Int, realized: Range<Int>) {
    self.count = count
    self.realized = realized
  }

  /// How many rows lie before those that are realised.
  public var countBefore: Int { realized.lowerBound }

  /// How many rows lie behind those that are realised.
  public var countAfter: Int { count - realized.upperBound }

  /// True where the numbers can be those of a container.
  var isSound: Bool { realized.lowerBound >= 0 && realized.upperBound <= count }
}
