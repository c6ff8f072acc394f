import Foundation

/// What a table's closure makes of its columns.
public struct TableColumns<RowValue: Identifiable, Sort: SortComparator> where Sort.Compared == RowValue {
  var columns: [ColumnParts<RowValue, Sort>]
}

/// Puts the columns of a table together, in their order.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator>
where Sort.Compared == RowValue {
  /// What the builder makes.
  public typealias Columns = TableColumns<RowValue, Sort>

  /// A column.
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> Columns {
    Columns(columns: [column.parts])
  }

  /// A column that rows are not put in order by, among others.
  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, NoTableOrder<RowValue>, Content, Label>
  ) -> Columns {
    let parts = column.parts
    return Columns(columns: [
      ColumnParts(
        label: parts.label, content: parts.content, width: parts.width, alignment: parts.alignment)
    ])
  }

  /// All columns.
  public static func buildBlock(_ parts: Columns...) -> Columns {
    Columns(columns: parts.flatMap(\.columns))
  }

  /// The columns of an `if` without `else`.
  public static func buildOptional(_ part: Columns?) -> Columns { part ?? Columns(columns: []) }

  /// The columns of the first branch.
  public static func buildEither(first: Columns) -> Columns { first }

  /// The columns of the second branch.
  public static func buildEither(second: Columns) -> Columns { second }
}
