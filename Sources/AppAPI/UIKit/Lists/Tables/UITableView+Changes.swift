import Foundation

extension UITableView {
  /// Shows rows that the data source has put in.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Takes rows off that the data source has taken away.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves a row that the data source has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that the data source has put in.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections off that the data source has taken away.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Begins changes that belong together.
  public func beginUpdates() { beginChanges() }

  /// Ends changes that belong together, and shows their result.
  public func endUpdates() { endChanges() }

  /// Makes changes that belong together.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and tells the table.
  ///   - completion: Called when the result is shown, with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performChanges(updates, completion: completion)
  }
}

extension UITableView: SectionedList {
  var rowSource: AnyObject? { dataSource }

  func newSection(at index: Int) -> TableSection {
    TableSection(heights: RowHeights(count: askForRows(in: index), estimate: estimate))
  }

  func forgetMeasures(at path: IndexPath) { sections[path.section].heights.forget(path.row) }

  // Titles and edges are asked for anew; numbers and identities have been seen to.
  func rowsDidMove() { remeasures = true }
}
