import AccessibilityModel

/// A part of the screen whose lines run another way than those around it.
///
/// - Source: at-behaviour 10.1
final class DirectionItem: WrapperItem {
  let direction: ReadingOrder.Direction

  init(around inner: LayoutItem, _ direction: LayoutDirection) {
    self.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    super.init(around: inner)
  }

  override func makeFragments() -> [Fragment] { inner.fragments.map(directed) }

  private func directed(_ fragment: Fragment) -> Fragment {
    var fragment = fragment
    if fragment.element.layoutDirection == nil { fragment.element.layoutDirection = direction }
    fragment.children = fragment.children.map(directed)
    return fragment
  }
}
