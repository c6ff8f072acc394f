import Testing
import UIKit

@MainActor
@Suite("What of a layout is no longer valid")
struct InvalidationContextTests {
  /// Notes what it is given.
  private final class NotingLayout: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      contexts.append(context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
      return context
    }
  }

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  }

  @Test("A layout is told that everything is invalid, and what a scrolled part invalidates")
  func contexts() throws {
    let layout = NotingLayout()
    let view = collection(layout)
    layout.contexts = []
    layout.invalidateLayout()
    let whole = try #require(layout.contexts.last as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(whole.invalidateEverything)
    #expect(whole.invalidatedItemIndexPaths == nil)
    view.layoutIfNeeded()
    layout.contexts = []
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    let part = try #require(layout.contexts.last)
    #expect(part.invalidatedItemIndexPaths == [IndexPath(item: 3, section: 0)])
    #expect(!part.invalidateEverything)
  }

  @Test("A context moves the content with the invalidation")
  func adjustment() {
    let layout = UICollectionViewFlowLayout()
    let view = collection(layout)
    view.contentOffset = CGPoint(x: 0, y: 10)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 5)
    layout.invalidateLayout(with: context)
    #expect(view.contentOffset.y == 15)
  }
}
