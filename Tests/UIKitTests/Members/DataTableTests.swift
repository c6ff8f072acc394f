import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

/// A cell of a table that is drawn.
private final class GridCell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
  let rows: NSRange
  let columns: NSRange

  init(_ label: String, row: Int, column: Int, columns: Int = 1, in table: UIView) {
    rows = NSRange(location: row, length: 1)
    self.columns = NSRange(location: column, length: columns)
    super.init(accessibilityContainer: table)
    accessibilityLabel = label
    accessibilityFrameInContainerSpace = CGRect(
      x: CGFloat(column) * 100, y: CGFloat(row) * 30, width: 100, height: 30)
  }

  func accessibilityRowRange() -> NSRange { rows }
  func accessibilityColumnRange() -> NSRange { columns }
}

/// A table of dogs: names down the side, what is known of them across the top.
private final class Grid: UIView, UIAccessibilityContainerDataTable {
  lazy var rows: [[GridCell]] = [
    [GridCell("Name", row: 0, column: 0, in: self), GridCell("Age", row: 0, column: 1, in: self)],
    [GridCell("Bailey", row: 1, column: 0, in: self), GridCell("Three", row: 1, column: 1, in: self)],
    [
      GridCell("Skyler", row: 2, column: 0, in: self), GridCell("Four", row: 2, column: 1, in: self),
      GridCell("Park", row: 2, column: 2, in: self),
    ],
    [GridCell("None else", row: 3, column: 0, columns: 2, in: self)],
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityContainerType = .dataTable
  }

  required init?(coder: NSCoder) { nil }

  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)? {
    rows[row].indices.contains(column) ? rows[row][column] : rows[row].last
  }

  func accessibilityRowCount() -> Int { rows.count }
  func accessibilityColumnCount() -> Int { 3 }

  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    [rows[row][0]]
  }

  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    rows[0].indices.contains(column) ? [rows[0][column]] : nil
  }
}

/// A table that names nothing, and one below it that does.
private class BareGrid: UIView, UIAccessibilityContainerDataTable {
  lazy var rows: [[GridCell]] = (0..<3).map { row in
    (0..<3).map { GridCell("\(row) \($0)", row: row, column: $0, in: self) }
  }

  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)? { rows[row][column] }
  func accessibilityRowCount() -> Int { 3 }
  func accessibilityColumnCount() -> Int { 3 }
}

private final class NamedGrid: BareGrid, UIAccessibilityContainerDataTableRowHeaders,
  UIAccessibilityContainerDataTableColumnHeaders
{
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    [rows[row][0]]
  }
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    [rows[0][column]]
  }
}

@MainActor
@Suite("Tables with headers", .timeLimit(.minutes(10)))
struct DataTableTests {
  @Test(
    "Cells of a UIAccessibilityContainerDataTable carry their place and the headers of their row and column")
  func places() async throws {
    try await hosting(Grid(frame: CGRect(x: 0, y: 100, width: 300, height: 120))) { screen in
      let table = try #require(screen.tree.elements.first { $0.containerType == .dataTable })
      #expect(table.tableSize == TableSize(rows: 4, columns: 3))
      let stops = screen.tree.stops.compactMap { screen.tree[$0] }
      #expect(
        stops.map { $0.label?.string } == [
          "Name", "Age", "Bailey", "Three", "Skyler", "Four", "Park", "None else",
        ])
      let three = try screen.element(named: "Three").tablePlace
      #expect(three?.rows == 1..<2)
      #expect(three?.columns == 1..<2)
      // 1.10.2, 10.11: the headers that it stands right beside are not said again.
      #expect(three?.rowHeaders == [])
      #expect(three?.columnHeaders == [])
      #expect(try screen.element(named: "Four").tablePlace?.columnHeaders.map(\.string) == ["Age"])
      #expect(try screen.element(named: "Park").tablePlace?.rowHeaders.map(\.string) == ["Skyler"])
      #expect(try screen.element(named: "Bailey").tablePlace?.rowHeaders == [])
      #expect(try screen.element(named: "None else").tablePlace?.columns == 0..<2)
    }
  }

  @Test("10.11: headers that a class below the table names are found, but for those right beside the cell")
  func subclass() async throws {
    for (grid, rowHeader, columnHeader) in [(NamedGrid(), ["2 0"], ["0 2"]), (BareGrid(), [], [])] {
      grid.frame = CGRect(x: 0, y: 100, width: 300, height: 90)
      grid.accessibilityContainerType = .dataTable
      try await hosting(grid) { screen in
        let place = try screen.element(named: "2 2").tablePlace
        #expect(place?.rowHeaders.map(\.string) == rowHeader)
        #expect(place?.columnHeaders.map(\.string) == columnHeader)
        #expect(try screen.element(named: "1 1").tablePlace?.columnHeaders == [])
      }
    }
  }
}
