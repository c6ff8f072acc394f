import Foundation

/// What a collection knows of one section: how many items there are, and who they are.
struct CollectionSection: RowSection {
  var count: Int
  var identities: [Int: ScopedIdentity] = [:]

  var rowCount: Int { count }

  mutating func apply(_ change: RowChange) {
    count += change.inserted.count - change.deleted.count
    identities = change.moved(identities)
  }
}

/// Names a view that belongs to a section.
struct SupplementaryPlace: Hashable {
  let kind: String
  let path: IndexPath
}

/// Shows a section that is scrolled sideways by itself.
final class SidewaysSection: UIScrollView {
  /// The collection and the section whose items lie in it.
  weak var collection: UICollectionView?
  var section = 0

  override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { collection?.notifyVisibleItems(of: section, in: self) } }
  }
}
