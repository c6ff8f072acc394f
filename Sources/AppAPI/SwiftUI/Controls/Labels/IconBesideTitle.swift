/// Keeps the picture of a label silent: what it shows, the title beside it says.
struct IconBesideTitle: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> IconItem { IconItem(around: inner) }
  func update(_ item: IconItem, in node: ViewNode) {}
}

/// An item in which there is nothing to hear; nothing is missed either.
final class IconItem: WrapperItem {
  override func makeDescribedElements() -> [DescribedElement] { [] }
}
