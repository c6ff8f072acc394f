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

  /// Has the cells of items filled anew, which stay; an item that gets another cell has it made anew.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    guard batchDepth == 0 else { return reloadItems(at: indexPaths) }
    loadIfNeeded()
    for path in indexPaths {
      guard let cell = living[path] else { continue }
      reconfigured = (path, cell)
      let answer = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      guard answer === cell else {
        reloadItems(at: [path])
        continue
      }
      cell.settleConfiguration()
      cell.setNeedsLayout()
    }
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
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
    performChanges(updates, completion: completion)
  }
}

extension UICollectionView: SectionedList {
  var rowSource: AnyObject? { dataSource }

  func newSection(at index: Int) -> CollectionSection { CollectionSection(count: askForRows(in: index)) }

  func forgetMeasures(at path: IndexPath) {}

  func rowsDidMove() { countUp() }
}
