/// Puts the items of a view in front of or behind their siblings.
struct ZIndexModifier: ItemModifier {
  typealias Body = Never
  let index: Double

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> ZIndexItem {
    let item = ZIndexItem(around: inner)
    item.index = index
    return item
  }

  func update(_ item: ZIndexItem, in node: ViewNode) { item.index = index }
}

/// An item that lies in front of or behind its siblings.
final class ZIndexItem: WrapperItem {
  var index = 0.0
}

extension LayoutItem {
  /// How far in front it lies among its siblings.
  fileprivate var depth: Double {
    if let own = self as? ZIndexItem { return own.index }
    return (self as? WrapperItem)?.inner.depth ?? 0
  }
}

extension [LayoutItem] {
  /// The items from the front to the back, for touches.
  @MainActor
  var fromFront: [LayoutItem] {
    let reversed = Array(self.reversed())
    guard contains(where: { $0.depth != 0 }) else { return reversed }
    return reversed.enumerated()
      .sorted { ($0.element.depth, -Double($0.offset)) > ($1.element.depth, -Double($1.offset)) }
      .map(\.element)
  }
}

extension View {
  /// Puts the view in front of siblings with a lower number; touches reach it before them.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(index: value))
  }
}
