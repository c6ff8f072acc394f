import AccessibilityModel
import Foundation

/// A cell of a table with headers.
///
/// - Source: Behaviour 1.10.2
@MainActor @preconcurrency
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows it takes up, counted from 0.
  func accessibilityRowRange() -> NSRange
  /// The columns it takes up, counted from 0.
  func accessibilityColumnRange() -> NSRange
}

/// A table whose cells are named by the headers of their rows and columns.
///
/// - Source: Behaviour 1.10.2
@MainActor @preconcurrency
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The cell in a row and a column; `nil` where there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// How many rows there are.
  func accessibilityRowCount() -> Int
  /// How many columns there are.
  func accessibilityColumnCount() -> Int
  /// What names a row; `nil` where nothing does.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// What names a column; `nil` where nothing does.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

/// A table whose class says itself what names its rows, though a class above it is the one that is called a
/// table.
///
/// The platform looks whether there is a method for it; a method with a default answer cannot be looked for
/// here. The scan of the sources finds it and adds the protocol. In a package, a subclass of a table says it.
/// - Source: Behaviour 10.11
@MainActor @preconcurrency
public protocol UIAccessibilityContainerDataTableRowHeaders: NSObjectProtocol {
  /// What names a row; `nil` where nothing does.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

/// A table whose class says itself what names its columns, though a class above it is the one that is called
/// a table.
///
/// - Source: Behaviour 10.11
@MainActor @preconcurrency
public protocol UIAccessibilityContainerDataTableColumnHeaders: NSObjectProtocol {
  /// What names a column; `nil` where nothing does.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// No headers, for a table that declares none.
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }

  /// No headers, for a table that declares none.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }
}

extension UIAccessibilityContainerDataTable {
  /// More cells than this no table shows at once.
  private var cellLimit: Int { 100_000 }

  /// Its size as assistive technologies receive it.
  var size: TableSize { TableSize(rows: accessibilityRowCount(), columns: accessibilityColumnCount()) }

  /// Its cells row by row, each once, for a table that lists nothing else.
  var cells: [Any] {
    let size = size
    var seen: Set<ObjectIdentifier> = []
    var cells: [Any] = []
    for row in 0..<max(0, size.rows) {
      for column in 0..<max(0, size.columns) where cells.count < cellLimit {
        guard let cell = accessibilityDataTableCellElement(forRow: row, column: column) else { continue }
        if seen.insert(ObjectIdentifier(cell)).inserted { cells.append(cell) }
      }
      if cells.count >= cellLimit { break }
    }
    return cells
  }

  /// What names a row, as the class closest to the object says it.
  private func headers(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    if let own = self as? any UIAccessibilityContainerDataTableRowHeaders {
      return own.accessibilityHeaderElements(forRow: row)
    }
    return accessibilityHeaderElements(forRow: row)
  }

  /// What names a column, as the class closest to the object says it.
  private func headers(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    if let own = self as? any UIAccessibilityContainerDataTableColumnHeaders {
      return own.accessibilityHeaderElements(forColumn: column)
    }
    return accessibilityHeaderElements(forColumn: column)
  }

  /// Where a cell stands, and what names its row and column beside itself.
  func place(of cell: any UIAccessibilityContainerDataTableCell) -> TablePlace? {
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    guard let rowSpan = Range(rows), let columnSpan = Range(columns), !rowSpan.isEmpty, !columnSpan.isEmpty
    else { return nil }
    return TablePlace(
      rows: rowSpan, columns: columnSpan,
      rowHeaders: names(of: headers(forRow: rowSpan.lowerBound), beside: cell) {
        $0.columns.upperBound == columnSpan.lowerBound && $0.rows.overlaps(rowSpan)
      },
      columnHeaders: names(of: headers(forColumn: columnSpan.lowerBound), beside: cell) {
        $0.rows.upperBound == rowSpan.lowerBound && $0.columns.overlaps(columnSpan)
      })
  }

  /// The names of headers but for those that stand right above the cell in its column, or right before it in
  /// its row.
  ///
  /// - Source: Behaviour 1.10.2, 10.11
  private func names(
    of headers: [any UIAccessibilityContainerDataTableCell]?,
    beside cell: any UIAccessibilityContainerDataTableCell,
    adjoins: ((rows: Range<Int>, columns: Range<Int>)) -> Bool
  ) -> [SpokenText] {
    (headers ?? []).compactMap { header in
      guard header !== cell, let object = header as? NSObject else { return nil }
      if let rows = Range(header.accessibilityRowRange()),
        let columns = Range(header.accessibilityColumnRange()),
        adjoins((rows, columns))
      {
        return nil
      }
      return ResolvedAccessibility(object).label
    }
  }
}
