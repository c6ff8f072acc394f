import AccessibilityModel

extension ScreenBuilder {
  /// The rows of a table, whose cells know their headers.
  mutating func rows(of table: AccessibleObject, _ context: Context) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    var headers: [SpokenText] = []
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
        nodes += cells(of: row, number, &headers, context)
        number += 1
      }
    }
    return nodes
  }

  /// How large a table is.
  func size(of table: AccessibleObject) -> TableSize? {
    var rows = rowObjects(of: table)
    for child in table.children { if let object = self.table[child] { rows += rowObjects(of: object) } }
    guard !rows.isEmpty else { return nil }
    return TableSize(rows: rows.count, columns: rows.map(\.children.count).max() ?? 0)
  }

  private func rowObjects(of object: AccessibleObject) -> [AccessibleObject] {
    object.children.compactMap { table[$0] }.filter { $0.role == Role.tableRow }
  }

  private mutating func cells(
    of row: AccessibleObject, _ number: Int, _ headers: inout [SpokenText], _ context: Context
  ) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    var rowHeaders: [SpokenText] = []
    for (column, child) in row.children.enumerated() {
      guard let cell = table[child] else { continue }
      var inner = context
      inner.depth += 1
      let isColumnHeader = cell.role == Role.columnHeader || cell.role == Role.tableColumnHeader
      let label = SpokenText(words(of: cell, context.isInDocument))
      if isColumnHeader {
        while headers.count <= column { headers.append(SpokenText("")) }
        headers[column] = label
      }
      let above = isColumnHeader || !headers.indices.contains(column) ? [] : [headers[column]]
      inner.place = TablePlace(
        rows: number..<number + 1, columns: column..<column + 1, rowHeaders: rowHeaders,
        columnHeaders: above.filter { !$0.string.isEmpty })
      if cell.role == 47 || cell.role == Role.tableRowHeader { rowHeaders = [label] }
      nodes += self.nodes(of: child, inner)
    }
    return nodes
  }
}
