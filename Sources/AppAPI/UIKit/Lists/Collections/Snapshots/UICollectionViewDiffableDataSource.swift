import Foundation

/// Keeps a snapshot of what a collection shows, and tells the collection how it changes.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item; `nil` for an empty one.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Makes a view that belongs to a section; `nil` for an empty one.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// What is asked and told while items are expanded and collapsed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Says which items can be dragged, and is told where they went.
  open var reorderingHandlers = ReorderingHandlers()

  /// Makes the views that belong to sections.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows another snapshot; how items come and go is not shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView else {
      current = snapshot.settled
      return
    }
    collectionView.show(snapshot, after: current) { current = $0 }
    completion?()
  }

  /// Shows another snapshot, with everything read anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    collectionView?.reloadData()
    completion?()
  }

  /// What is shown now.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// The item at a path; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Where an item is; `nil` for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// The section at a place; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

  /// As many as the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// As many as the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// What the provider makes of the item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// What the provider makes for the section.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }

  /// Whether an item can be dragged to another place, as the handlers say.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves an item in the snapshot, and tells the handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    let old = current
    var new = current
    if let neighbor = itemIdentifier(for: destinationIndexPath) {
      let isDown =
        sourceIndexPath.section == destinationIndexPath.section && sourceIndexPath < destinationIndexPath
      if isDown { new.moveItem(item, afterItem: neighbor) } else { new.moveItem(item, beforeItem: neighbor) }
    } else if let section = sectionIdentifier(for: destinationIndexPath.section) {
      new.deleteItems([item])
      new.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
    reorderingHandlers.willReorder?(transaction)
    current = new
    reorderingHandlers.didReorder?(transaction)
  }
}
