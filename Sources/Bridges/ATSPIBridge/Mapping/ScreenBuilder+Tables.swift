import AccessibilityModel

extension ScreenBuilder {
  /// What heads the cells of a table, as far as it was read.
  private struct Headers {
    /// What heads each column.
    var columns: [Int: SpokenText] = [:]
    /// What heads rows, with the rows each one takes up.
    var rows: [(rows: Range<Int>, label: SpokenText)] = []
  }

  /// The rows of a table, whose cells know their headers.
  mutating func rows(of table: AccessibleObject, _ context: Context) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    var headers = Headers()
    let rows = rowObjects(of: table)
    let inRows = Set(rows.map(\.slot))
    var number = 0
    // What is no row, as a caption, keeps its place.
    for child in table.children {
      guard let object = self.table[child] else { continue }
      let group = inRows.contains(object.slot) ? [object] : rowObjects(of: object)
      guard !group.isEmpty else {
        nodes += self.nodes(of: child, context)
        continue
      }
      for row in group {
        nodes += self.row(row, cells(of: row, number, &headers, context))
        number += 1
      }
    }
    return nodes
  }

  /// How large a table is; one that shows a part of its rows tells how many there are.
  func size(of table: AccessibleObject) -> TableSize? {
    var rows = rowObjects(of: table)
    for child in table.children { if let object = self.table[child] { rows += rowObjects(of: object) } }
    guard !rows.isEmpty else { return nil }
    func told(_ name: String) -> Int { (table.details?.attributes[name]).flatMap { Int($0) } ?? 0 }
    let columns = rows.map { row in
      row.children.compactMap { self.table[$0] }.map { $0.details?.cell?.columnSpan ?? 1 }.reduce(0, +)
    }
    return TableSize(
      rows: max(rows.count, told("rowcount")), columns: max(columns.max() ?? 0, told("colcount")))
  }

  private func rowObjects(of object: AccessibleObject) -> [AccessibleObject] {
    object.children.compactMap { table[$0] }.filter { $0.role == Role.tableRow }
  }

  private mutating func cells(
    of row: AccessibleObject, _ number: Int, _ headers: inout Headers, _ context: Context
  ) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    for (position, child) in row.children.enumerated() {
      guard let cell = table[child] else { continue }
      var inner = context
      inner.depth += 1
      let place = place(of: cell, in: row, number, position)
      let label = SpokenText(words(of: cell, context.isInDocument))
      let isColumnHeader = cell.role == Role.columnHeader || cell.role == Role.tableColumnHeader
      let above = isColumnHeader ? [] : place.columns.prefix(32).compactMap { headers.columns[$0] }
      let before = headers.rows.filter { $0.rows.overlaps(place.rows) }.map(\.label)
      inner.place = TablePlace(
        rows: place.rows, columns: place.columns, rowHeaders: before.filter { !$0.isBlank },
        columnHeaders: above.filter { !$0.isBlank })
      if isColumnHeader { for column in place.columns.prefix(256) { headers.columns[column] = label } }
      if cell.role == Role.rowHeader || cell.role == Role.tableRowHeader {
        headers.rows.removeAll { $0.rows.upperBound <= place.rows.lowerBound }
        headers.rows.append((place.rows, label))
      }
      nodes += self.nodes(of: child, inner)
    }
    return nodes
  }

  /// The rows and columns of a cell: those that it tells, else those that are counted.
  ///
  /// - Source: WAI-ARIA 1.2, `aria-rowindex`, of a table of which a part of the rows is there
  private func place(
    of cell: AccessibleObject, in row: AccessibleObject, _ number: Int, _ position: Int
  ) -> (rows: Range<Int>, columns: Range<Int>) {
    let told = cell.details?.cell
    let index = (row.details?.attributes["rowindex"]).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 - 1 : nil }
    let first = index ?? max(told?.row ?? number, 0)
    let column = max(told?.column ?? position, 0)
    let (rows, columns) = (max(told?.rowSpan ?? 1, 1), max(told?.columnSpan ?? 1, 1))
    guard first < 1 << 30, column < 1 << 30, rows < 1 << 30, columns < 1 << 30 else {
      return (number..<number + 1, position..<position + 1)
    }
    return (first..<first + rows, column..<column + columns)
  }
}
