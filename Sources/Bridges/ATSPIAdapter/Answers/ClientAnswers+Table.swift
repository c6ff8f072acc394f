import ATSPIProvider
import AccessibilityModel
import DBus

extension ClientAnswers {
  /// Answers `org.a11y.atspi.Table`.
  func table(
    _ object: ProvidedObject, _ size: TableSize, _ member: String, _ arguments: [DBusValue]
  ) -> ClientAnswer? {
    let numbers = arguments.compactMap(\.integer)
    guard numbers.count == arguments.count else { return .badArguments(member) }
    switch (member, numbers.count) {
    case ("GetAccessibleAt", 2): return .value(reference(cell(object, numbers[0], numbers[1])?.id))
    case ("GetIndexAt", 2):
      return .value(.number(cell(object, numbers[0], numbers[1]).flatMap { screen.index(of: $0.id) } ?? -1))
    case ("GetRowAtIndex", 1): return .value(.number(place(object, numbers[0])?.rows.lowerBound ?? -1))
    case ("GetColumnAtIndex", 1): return .value(.number(place(object, numbers[0])?.columns.lowerBound ?? -1))
    case ("GetRowDescription", 1):
      return .value(.string(headers(object, row: numbers[0]).map(\.string).joined(separator: ", ")))
    case ("GetColumnDescription", 1):
      return .value(.string(headers(object, column: numbers[0]).map(\.string).joined(separator: ", ")))
    case ("GetRowExtentAt", 2):
      return .value(.number(cell(object, numbers[0], numbers[1])?.tablePlace?.rows.count ?? 0))
    case ("GetColumnExtentAt", 2):
      return .value(.number(cell(object, numbers[0], numbers[1])?.tablePlace?.columns.count ?? 0))
    case ("GetRowHeader", 1):
      return .value(reference(header(object, .rowHeader) { $0.rows.contains(numbers[0]) }))
    case ("GetColumnHeader", 1):
      return .value(reference(header(object, .columnHeader) { $0.columns.contains(numbers[0]) }))
    case ("GetSelectedRows", 0), ("GetSelectedColumns", 0): return .value(.array(of: "i", []))
    case ("IsRowSelected", 1), ("IsColumnSelected", 1), ("AddRowSelection", 1), ("AddColumnSelection", 1),
      ("RemoveRowSelection", 1), ("RemoveColumnSelection", 1):
      return .value(.boolean(false))
    case ("IsSelected", 2):
      return .value(.boolean(cell(object, numbers[0], numbers[1])?.states.contains(.selected) ?? false))
    case ("GetRowColumnExtentsAtIndex", 1):
      guard let place = place(object, numbers[0]) else {
        return .values([.boolean(false), .number(0), .number(0), .number(0), .number(0), .boolean(false)])
      }
      return .values([
        .boolean(true), .number(place.rows.lowerBound), .number(place.columns.lowerBound),
        .number(place.rows.count), .number(place.columns.count), .boolean(false),
      ])
    default: return nil
    }
  }

  /// Answers `org.a11y.atspi.TableCell`.
  func tableCell(_ object: ProvidedObject, _ place: TablePlace, _ member: String) -> ClientAnswer? {
    guard let table = table(around: object) else { return nil }
    switch member {
    case "GetRowColumnSpan":
      return .values([
        .number(place.rows.lowerBound), .number(place.columns.lowerBound), .number(place.rows.count),
        .number(place.columns.count),
      ])
    case "GetRowHeaderCells":
      let cells = cells(of: table).filter { $0.role == .rowHeader && $0.id != object.id }
      return .value(
        .array(
          of: "(so)",
          cells.filter { $0.tablePlace?.rows.overlaps(place.rows) ?? false }.map { reference($0.id) }))
    case "GetColumnHeaderCells":
      let cells = cells(of: table).filter { $0.role == .columnHeader && $0.id != object.id }
      return .value(
        .array(
          of: "(so)",
          cells.filter { $0.tablePlace?.columns.overlaps(place.columns) ?? false }.map { reference($0.id) }))
    default: return nil
    }
  }

  func tableProperties(_ object: ProvidedObject) -> [String: DBusValue] {
    [
      "NRows": .number(object.tableSize?.rows ?? 0), "NColumns": .number(object.tableSize?.columns ?? 0),
      "Caption": .null, "Summary": .null, "NSelectedRows": .number(0), "NSelectedColumns": .number(0),
    ]
  }

  func cellProperties(_ object: ProvidedObject) -> [String: DBusValue] {
    guard let place = object.tablePlace else { return [:] }
    return [
      "ColumnSpan": .number(place.columns.count), "RowSpan": .number(place.rows.count),
      "Position": .structure([.number(place.rows.lowerBound), .number(place.columns.lowerBound)]),
      "Table": reference(table(around: object)?.id),
    ]
  }

  private func table(around object: ProvidedObject) -> ProvidedObject? {
    var id = screen.parent(of: object.id)
    while let next = id {
      if let found = screen.object(next), found.tableSize != nil { return found }
      id = screen.parent(of: next)
    }
    return nil
  }

  /// The cells of a table that are there, in reading order.
  private func cells(of table: ProvidedObject) -> [ProvidedObject] {
    screen.subtree(of: table.id).map(\.object).filter { $0.tablePlace != nil }
  }

  private func cell(_ table: ProvidedObject, _ row: Int, _ column: Int) -> ProvidedObject? {
    cells(of: table).first {
      $0.tablePlace.map { $0.rows.contains(row) && $0.columns.contains(column) } ?? false
    }
  }

  private func place(_ table: ProvidedObject, _ index: Int) -> TablePlace? {
    let children = screen.children(of: table.id)
    return children.indices.contains(index) ? screen.object(children[index])?.tablePlace : nil
  }

  private func header(
    _ table: ProvidedObject, _ role: ProvidedRole, _ isMeant: (TablePlace) -> Bool
  ) -> ProvidedID? {
    cells(of: table).first { $0.role == role && ($0.tablePlace.map(isMeant) ?? false) }?.id
  }

  private func headers(_ table: ProvidedObject, row: Int) -> [SpokenText] {
    cells(of: table).compactMap(\.tablePlace).first { $0.rows.contains(row) }?.rowHeaders ?? []
  }

  private func headers(_ table: ProvidedObject, column: Int) -> [SpokenText] {
    cells(of: table).compactMap(\.tablePlace).first { $0.columns.contains(column) }?.columnHeaders ?? []
  }
}
