import Foundation

extension UICollectionView {
  /// Says that items came to be; the paths are those after the change.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Says that items are gone; the paths are those before the change.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Has the cells of items made anew; the items stay who they are.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Has the cells of items filled anew; the items stay who they are.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Says that an item is somewhere else.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((indexPath, newIndexPath)) }
  }

  /// Moves an item to another place, as a finger that drags it does; true where it moved.
  func move(_ path: IndexPath, to proposed: IndexPath) -> Bool {
    guard let dataSource, dataSource.collectionView(self, canMoveItemAt: path) else { return false }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return false }
    dataSource.collectionView(self, moveItemAt: path, to: target)
    moveItem(at: path, to: target)
    layoutIfNeeded()
    return true
  }

  /// Says that sections came to be.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections are gone.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Has all cells of sections made anew.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Makes changes that belong together; people meet their result at once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    updates?()
    endChanges()
    layoutIfNeeded()
    completion?(true)
  }

  /// Makes changes that are known beforehand.
  func make(_ known: TableChanges) {
    change { $0 = known }
  }

  private func beginChanges() {
    // What is there now has to be known before the data source says otherwise.
    loadIfNeeded()
    if batchDepth == 0 { changes = TableChanges() }
    batchDepth += 1
  }

  private func endChanges() {
    batchDepth -= 1
    guard batchDepth == 0, let changes else { return }
    self.changes = nil
    commit(changes)
  }

  private func change(_ note: (inout TableChanges) -> Void) {
    guard isLoaded || batchDepth > 0 else {
      // Nothing was shown yet, so that everything is asked for anyway.
      return setNeedsReload()
    }
    beginChanges()
    if changes != nil, var noted = changes {
      note(&noted)
      changes = noted
    }
    endChanges()
  }

  private func commit(_ changes: TableChanges) {
    guard allThere(changes) else { return setNeedsReload() }
    for (path, cell) in living
    where changes.reloadedRows.contains(path) || changes.reloadedSections.contains(path.section) {
      recycle(cell, at: path)
    }
    let chosen = selected.map { identity(of: $0) }
    let carried = changes.moves.map { sections[$0.from.section].identities[$0.from.item] }
    for index in sections.indices where !changes.deletedSections.contains(index) {
      var change = RowChange(deleted: changes.deletions(in: index))
      if let new = changes.sections.destination(of: index) { change.inserted = changes.insertions(in: new) }
      sections[index].apply(change)
    }
    for index in changes.deletedSections.reversed() { sections.remove(at: index) }
    for index in changes.insertedSections where index <= sections.count {
      sections.insert(CollectionSection(count: askForItems(in: index)), at: index)
    }
    for (move, identity) in zip(changes.moves, carried) where sections.indices.contains(move.to.section) {
      sections[move.to.section].identities[move.to.item] = identity
    }
    rebuildLiving(chosen: chosen)
    compareWithDataSource()
    setNeedsReload()
  }

  private func allThere(_ changes: TableChanges) -> Bool {
    let items = changes.deletedRows.union(changes.reloadedRows).union(changes.moves.map(\.from))
    for path in items.sorted() where !contains(path) {
      report(.noSuchRow(path, in: self))
      return false
    }
    for index in changes.deletedSections.union(changes.reloadedSections) where index >= sections.count {
      report(.noSuchSection(index, in: self))
      return false
    }
    return true
  }

  /// Finds the cells and the choices again by who the items are.
  private func rebuildLiving(chosen: [ScopedIdentity]) {
    let old = living
    let cells = Set(old.map { ObjectIdentifier($0.value) })
    living = [:]
    selected = []
    for section in sections.indices {
      for (item, identity) in sections[section].identities {
        let path = IndexPath(item: item, section: section)
        if let cell = identity.object as? UICollectionViewCell, cells.contains(ObjectIdentifier(cell)) {
          living[path] = cell
        }
        if chosen.contains(where: { $0 === identity }) { selected.append(path) }
      }
    }
    let kept = Set(living.map { ObjectIdentifier($0.value) })
    for (path, cell) in old where !kept.contains(ObjectIdentifier(cell)) { recycle(cell, at: path) }
    countUp()
  }

  private func compareWithDataSource() {
    guard let dataSource else { return }
    let count = askForSections()
    guard count == sections.count else {
      return report(.inconsistentChange(in: dataSource, of: nil, expected: sections.count, found: count))
    }
    for section in sections.indices {
      let items = askForItems(in: section)
      guard items != sections[section].count else { continue }
      report(
        .inconsistentChange(in: dataSource, of: section, expected: sections[section].count, found: items))
    }
  }
}
