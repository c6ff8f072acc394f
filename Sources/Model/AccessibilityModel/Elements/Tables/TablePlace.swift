/// Where an element stands in a table with headers, and which headers name its row and column.
///
/// - Source: Behaviour 1.10.2
public struct TablePlace: Hashable, Sendable {
  /// Rows it takes up, counted from 0; several where it spans them.
  public var rows: Range<Int>
  /// Columns it takes up, counted from 0; several where it spans them.
  public var columns: Range<Int>
  /// What names its row; none of them is the element itself.
  public var rowHeaders: [SpokenText]
  /// What names its column; none of them is the element itself.
  public var columnHeaders: [SpokenText]

  /// Makes a place.
  public init(
    rows: Range<Int>, columns: Range<Int>, rowHeaders: [SpokenText] = [], columnHeaders: [SpokenText] = []
  ) {
    self.rows = rows
    self.columns = columns
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }

  /// True where the numbers can be those of a place.
  var isSound: Bool { rows.lowerBound >= 0 && columns.lowerBound >= 0 && !rows.isEmpty && !columns.isEmpty }
}

/// How many rows and columns a table with headers has.
public struct TableSize: Hashable, Sendable {
  /// How many rows there are.
  public var rows: Int
  /// How many columns there are.
  public var columns: Int

  /// Makes a size.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}
