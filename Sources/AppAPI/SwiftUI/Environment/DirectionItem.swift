import AccessibilityModel

/// A part of the screen whose lines run another way than those around it.
///
/// - Source: Behaviour 10.1
final class DirectionItem: WrapperItem {
  let direction: ReadingOrder.Direction

  init(around inner: LayoutItem, _ direction: LayoutDirection) {
    self.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    super.init(around: inner)
  }

  override func makeDescribedElements() -> [DescribedElement] { inner.describedElements.map(directed) }

  private func directed(_ described: DescribedElement) -> DescribedElement {
    var described = described
    if described.element.layoutDirection == nil { described.element.layoutDirection = direction }
    described.children = described.children.map(directed)
    return described
  }
}
