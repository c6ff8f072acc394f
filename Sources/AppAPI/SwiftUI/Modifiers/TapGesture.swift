import AccessibilityModel

/// Does something when an item of a view is tapped.
struct TapGestureModifier: ItemModifier {
  typealias Body = Never
  let count: Int
  nonisolated(unsafe) let action: () -> Void

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> TapItem {
    let item = TapItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: TapItem, in node: ViewNode) {
    item.update(count: count, action: action, isEnabled: node.environment.isEnabled)
  }
}

/// An item that can be tapped.
final class TapItem: WrapperItem {
  private var count = 1
  private var action: () -> Void = {}
  private var isEnabled = true

  func update(count: Int, action: @escaping () -> Void, isEnabled: Bool) {
    self.action = action
    guard count != self.count || isEnabled != self.isEnabled else { return }
    self.count = count
    self.isEnabled = isEnabled
    invalidateFragments()
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    if let handler = inner.tapHandler(at: point) { return handler }
    guard isEnabled, count == 1, frame.contains(point) else { return nil }
    return { [weak self] in self?.action() }
  }

  override func makeFragments() -> [Fragment] {
    inner.fragments.map { fragment in
      var fragment = fragment
      if isEnabled, !fragment.element.hasExplicitInteraction {
        fragment.element.respondsToUserInteraction = true
      }
      return fragment
    }
  }
}

extension View {
  /// Does something when the view is tapped so many times.
  ///
  /// People who listen reach it by activating an element of the view, which taps it once.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapGestureModifier(count: count, action: action))
  }
}
