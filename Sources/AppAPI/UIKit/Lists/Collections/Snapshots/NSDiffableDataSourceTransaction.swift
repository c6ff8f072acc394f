import Foundation

/// What a drag by a person changes in what a collection shows.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown then.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Which items went where, through all sections.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }

  /// The same, section by section, for those that changed.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let (old, new) = (
        initialSnapshot.itemIdentifiers(inSection: section), finalSnapshot.itemIdentifiers(inSection: section)
      )
      guard old != new else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: .holding(old), finalSnapshot: .holding(new),
        difference: new.difference(from: old))
    }
  }
}

/// What a drag by a person changes in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// Tells the changed section from others.
  public let sectionIdentifier: SectionIdentifierType
  /// What it showed before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it shows then.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Which items went where.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceSectionSnapshot {
  /// A section of items without items inside them.
  fileprivate static func holding(_ items: [ItemIdentifierType]) -> Self {
    var result = Self()
    result.append(items)
    return result
  }
}

extension UICollectionViewDiffableDataSource {
  /// What is asked before items are dragged, and told when they are somewhere else.
  public struct ReorderingHandlers {
    /// What such a change is told as.
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Whether an item can be dragged; none can where `nil`.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Takes in that items are about to be somewhere else.
    public var willReorder: ((Transaction) -> Void)?
    /// Takes in that items are somewhere else.
    public var didReorder: ((Transaction) -> Void)?

    /// Makes handlers that allow nothing.
    public init() {}
  }
}
