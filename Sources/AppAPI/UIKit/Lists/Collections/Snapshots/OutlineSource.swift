import Foundation

/// Knows which items of a collection hold others, and shows or hides these.
@MainActor
protocol OutlineSource: AnyObject {
  /// Whether what an item holds is shown; `nil` for an item that holds nothing.
  func isExpanded(at path: IndexPath) -> Bool?
  /// Shows what an item holds, or hides it; false where nothing came of it.
  func toggle(at path: IndexPath) -> Bool
  /// How many items lie around an item.
  func level(at path: IndexPath) -> Int
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func item(at path: IndexPath) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    held: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let section = sectionIdentifier(for: path.section), let held = outlines[section],
      let item = itemIdentifier(for: path)
    else { return nil }
    return (section, item, held)
  }

  func isExpanded(at path: IndexPath) -> Bool? {
    guard let (_, item, held) = item(at: path) else { return nil }
    return held.isExpanded(item)
  }

  func level(at path: IndexPath) -> Int {
    guard let (_, item, held) = item(at: path) else { return 0 }
    return held.level(of: item)
  }

  func toggle(at path: IndexPath) -> Bool {
    guard let (section, item, known) = item(at: path) else { return false }
    var held = known
    if held.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return false }
      sectionSnapshotHandlers.willCollapseItem?(item)
      held.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return false }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let provider = sectionSnapshotHandlers.snapshotForExpandingParent {
        held.replace(childrenOf: item, using: provider(item, held.snapshot(of: item)))
      }
      held.expand([item])
    }
    apply(held, to: section, animatingDifferences: true)
    return true
  }

  /// Shows other items in a section, which is added where it is not there; the others stay.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    let shown = snapshot.visibleItems
    let old = whole.itemIdentifiers(inSection: section)
    whole.deleteItems(old)
    whole.appendItems(shown, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// What a section shows, with what its items hold.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = outlines[section] { return known }
    var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let whole = snapshot()
    if whole.indexOfSection(section) != nil { result.append(whole.itemIdentifiers(inSection: section)) }
    return result
  }

  /// What is asked and told while items are expanded and collapsed.
  public struct SectionSnapshotHandlers {
    /// Whether what an item holds may be shown.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Takes in that what an item holds is about to be shown.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether what an item holds may be hidden.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Takes in that what an item holds is about to be hidden.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Makes what an item holds when it is about to be shown.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    init() {}
  }
}

extension UICollectionView {
  /// Shows or hides what an item holds, where tapping it means that; false for any other item.
  func toggleOutline(at path: IndexPath) -> Bool {
    guard let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesWhenTapped,
      let source = dataSource as? any OutlineSource
    else { return false }
    return source.toggle(at: path)
  }
}
