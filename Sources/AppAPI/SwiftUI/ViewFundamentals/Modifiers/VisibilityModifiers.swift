import Drawing

/// Keeps the space of each item of a view while nothing of it is seen or heard.
struct HiddenModifier: ItemModifier {
  typealias Body = Never
  let isHidden: Bool
  var opacity = 1.0

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> HiddenItem {
    let item = HiddenItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: HiddenItem, in node: ViewNode) {
    item.isHidden = isHidden
    item.opacity = opacity
  }
}

/// An item that may take space without being there.
final class HiddenItem: WrapperItem {
  var isHidden = false {
    didSet { if isHidden != oldValue { invalidateDescription() } }
  }

  /// How much of it is seen, from 0 to 1.
  var opacity = 1.0

  override func draw(into list: inout DisplayList) {
    guard !isHidden else { return }
    list.layer(DrawLayer(opacity: opacity)) { inner.draw(into: &$0) }
  }

  override func makeDescribedElements() -> [DescribedElement] { isHidden ? [] : inner.describedElements }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    isHidden ? nil : inner.tapHandler(at: point)
  }
}

extension View {
  /// Takes the view out of sight and hearing; its space stays.
  ///
  /// - Source: Behaviour 3.1 T6
  public nonisolated func hidden() -> some View {
    modifier(HiddenModifier(isHidden: true))
  }

  /// Makes the view more or less transparent; at 0 it is out of sight and hearing.
  ///
  /// - Source: Behaviour 3.1 T6
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(HiddenModifier(isHidden: opacity <= 0, opacity: min(max(opacity, 0), 1)))
  }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the place has it, shown, and not shown.
  case automatic, visible, hidden
}
