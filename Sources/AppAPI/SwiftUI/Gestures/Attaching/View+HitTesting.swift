/// Lets touches reach an item, or keeps them from it.
struct HitTestingModifier: ItemModifier {
  typealias Body = Never
  let isEnabled: Bool

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> HitTestingItem {
    let item = HitTestingItem(around: inner)
    item.isReached = isEnabled
    return item
  }

  func update(_ item: HitTestingItem, in node: ViewNode) { item.isReached = isEnabled }
}

/// An item that touches may go through.
final class HitTestingItem: WrapperItem {
  var isReached = true

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    isReached ? inner.tapHandler(at: point) : nil
  }
}

extension View {
  /// Sets whether touches reach the view; those that do not reach what lies behind.
  ///
  /// A control is used by people who listen all the same.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
