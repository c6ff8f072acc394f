import Foundation

/// Decides where the items of a collection lie; subclasses know how.
///
/// A collection asks for what lies in a rectangle a little larger than what it shows, and makes cells for
/// that.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection whose items are placed.
  public internal(set) weak var collectionView: UICollectionView?
  /// True where places have to be found out anew before they are next asked for.
  private(set) var needsPreparation = true

  /// Makes a layout that places nothing.
  public override init() {
    super.init()
  }

  /// Makes a layout that places nothing; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Finds out what is needed before places are asked for.
  open func prepare() {}

  /// The size of all content.
  open var collectionViewContentSize: CGSize { .zero }

  /// What lies in a rectangle, at least in part.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view that belongs to a section lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Has places found out anew before they are next asked for.
  open func invalidateLayout() {
    let context = type(of: self).invalidationContextClass.init()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Has places found out anew, and moves the content by what the context says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    guard let collectionView else { return }
    collectionView.setNeedsLayout()
    guard context.contentOffsetAdjustment != .zero else { return }
    collectionView.contentOffset.x += context.contentOffsetAdjustment.x
    collectionView.contentOffset.y += context.contentOffsetAdjustment.y
  }

  /// The type of the contexts that the layout is given.
  open class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// A context for a collection that shows another part of itself.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    type(of: self).invalidationContextClass.init()
  }

  /// Whether places change when the collection shows another part of itself; they do not, by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where scrolling by a finger comes to rest; where it would by itself, by default.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would come to rest by itself.
  ///   - velocity: How fast the content moves, in points a millisecond.
  /// - Returns: The offset at which it comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Inside the module

  /// Finds out places where that is needed.
  func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    prepare()
  }

  /// Takes in the size that a cell or view would best have; true where that moves something.
  func take(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// True where the size of a cell or view follows from what is in it.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Where a section lies that is scrolled sideways by itself, and how wide its content is; `nil` for others.
  func sideways(_ section: Int) -> (frame: CGRect, content: CGSize)? { nil }
}
