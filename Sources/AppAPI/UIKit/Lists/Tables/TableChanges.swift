import Foundation

/// Changes of rows and sections that belong together; what goes is named as it was, what comes as it will be.
struct TableChanges {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var moves: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// The change of the sections themselves.
  var sections: RowChange { RowChange(deleted: Array(deletedSections), inserted: Array(insertedSections)) }

  /// Rows that leave a section, as the section was counted before.
  func deletions(in section: Int) -> [Int] {
    let rows = deletedRows.filter { $0.section == section }.map(\.row)
    return Set(rows + moves.filter { $0.from.section == section }.map(\.from.row)).sorted()
  }

  /// Rows that come into a section, as the section will be counted.
  func insertions(in section: Int) -> [Int] {
    let rows = insertedRows.filter { $0.section == section }.map(\.row)
    return Set(rows + moves.filter { $0.to.section == section }.map(\.to.row)).sorted()
  }
}
