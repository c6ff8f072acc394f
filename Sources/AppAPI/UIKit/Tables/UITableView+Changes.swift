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
  public func beginUpdates() {
    // What is there now has to be known before the data source says otherwise.
    loadIfNeeded()
    if batchDepth == 0 { changes = TableChanges() }
    batchDepth += 1
  }

  /// Ends changes that belong together, and shows their result.
  public func endUpdates() {
    guard batchDepth > 0 else { return }
    batchDepth -= 1
    guard batchDepth == 0, let changes else { return }
    self.changes = nil
    commit(changes)
  }

  /// Makes changes that belong together.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and tells the table.
  ///   - completion: Called when the result is shown, with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }

  /// Makes changes that are known beforehand.
  func make(_ known: TableChanges) {
    change { $0 = known }
  }

  private func change(_ note: (inout TableChanges) -> Void) {
    if isLoaded || batchDepth > 0 {
      beginUpdates()
      if changes != nil, var noted = changes {
        note(&noted)
        changes = noted
      }
      endUpdates()
    } else {
      // Nothing was shown yet, so that everything is asked for anyway.
      setNeedsReload()
    }
  }

  private func commit(_ changes: TableChanges) {
    guard allThere(changes) else { return setNeedsReload() }
    forgetReloaded(changes)
    let chosen = selected.map { identity(of: $0) }
    let carried = changes.moves.map { sections[$0.from.section].identities[$0.from.row] }
    for index in sections.indices where !changes.deletedSections.contains(index) {
      var change = RowChange(deleted: changes.deletions(in: index))
      if let new = changes.sections.destination(of: index) { change.inserted = changes.insertions(in: new) }
      sections[index].apply(change)
    }
    for index in changes.deletedSections.reversed() { sections.remove(at: index) }
    for index in changes.insertedSections where index <= sections.count {
      sections.insert(
        TableSection(heights: RowHeights(count: askForRows(in: index), estimate: estimate)), at: index)
    }
    for (move, identity) in zip(changes.moves, carried) where sections.indices.contains(move.to.section) {
      sections[move.to.section].identities[move.to.row] = identity
    }
    rebuildLiving(chosen: chosen)
    compareWithDataSource()
    remeasures = true
    // Titles and edges are asked for anew; numbers and identities have been seen to.
    setNeedsReload()
  }

  /// True where everything that changes is there, as far as the numbers known before can tell.
  private func allThere(_ changes: TableChanges) -> Bool {
    let rows = changes.deletedRows.union(changes.reloadedRows).union(changes.moves.map(\.from))
    for path in rows.sorted() where !contains(path) {
      report(.noSuchRow(path, in: self))
      return false
    }
    for index in changes.deletedSections.union(changes.reloadedSections) where index >= sections.count {
      report(.noSuchSection(index, in: self))
      return false
    }
    return true
  }

  private func forgetReloaded(_ changes: TableChanges) {
    for (path, cell) in living
    where changes.reloadedRows.contains(path) || changes.reloadedSections.contains(path.section) {
      recycle(cell, at: path)
      sections[path.section].heights.forget(path.row)
    }
  }

  /// Finds out which rows the cells and the choice belong to, now that positions have changed.
  private func rebuildLiving(chosen: [ScopedIdentity]) {
    let cells = Set(living.map { ObjectIdentifier($0.value) })
    let old = living
    living = [:]
    selected = []
    for section in sections.indices {
      for (row, identity) in sections[section].identities {
        let path = IndexPath(row: row, section: section)
        if let cell = identity.object as? UITableViewCell, cells.contains(ObjectIdentifier(cell)) {
          living[path] = cell
        }
        if chosen.contains(where: { $0 === identity }) { selected.append(path) }
      }
    }
    let kept = Set(living.map { ObjectIdentifier($0.value) })
    for (path, cell) in old where !kept.contains(ObjectIdentifier(cell)) {
      recycle(cell, at: path)
    }
  }

  private func compareWithDataSource() {
    guard let dataSource else { return }
    let count = askForSections()
    guard count == sections.count else {
      return report(.inconsistentChange(in: dataSource, of: nil, expected: sections.count, found: count))
    }
    for section in sections.indices {
      let rows = askForRows(in: section)
      guard rows != sections[section].rowCount else { continue }
      report(
        .inconsistentChange(
          in: dataSource, of: section, expected: sections[section].rowCount, found: rows))
    }
  }
}
