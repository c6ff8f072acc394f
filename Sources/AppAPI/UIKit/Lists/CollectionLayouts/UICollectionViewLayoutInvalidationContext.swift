import Foundation

/// What of a layout is no longer valid; a layout finds out all of its places anew, whatever it says.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context that names nothing yet.
  public required override init() {
    super.init()
  }

  /// True where everything is no longer valid.
  open internal(set) var invalidateEverything = false
  /// True where the numbers of sections and items are asked for anew.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers, footers and other views of sections that were named, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// How far the content offset moves with the invalidation, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Names items whose places are no longer valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names views of sections whose places are no longer valid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// What of a flow layout is no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the sizes that the delegate gives are asked for anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places are computed anew.
  open var invalidateFlowLayoutAttributes = true
}
