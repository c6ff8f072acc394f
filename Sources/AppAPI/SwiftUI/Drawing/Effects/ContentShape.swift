import AccessibilityModel

/// For what an outline of a view is used.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where a touch reaches the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Where a pointer changes its look.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is drawn around the element.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Gives each item of a view an outline for touches or for people who listen.
struct ContentShapeModifier {
  let kinds: ContentShapeKinds
  let shape: any Shape
  let eoFill: Bool
}

extension ContentShapeModifier: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> ContentShapeItem {
    let item = ContentShapeItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: ContentShapeItem, in node: ViewNode) { item.shape = self }
}

/// An item with an outline of its own.
final class ContentShapeItem: WrapperItem {
  var shape: ContentShapeModifier? {
    didSet { invalidateDescription() }
  }

  private var outline: Path {
    shape?.shape.path(in: CGRect(origin: .zero, size: frame.size)) ?? Path()
  }

  /// True where a point of the screen lies within the outline for touches; `nil` where there is none.
  func holds(_ point: CGPoint) -> Bool? {
    guard let shape, shape.kinds.contains(.interaction) else { return nil }
    let own = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return outline.contains(own, eoFill: shape.eoFill)
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    holds(point) == false ? nil : inner.tapHandler(at: point)
  }

  override func makeDescribedElements() -> [DescribedElement] {
    guard let shape, shape.kinds.contains(.accessibility) else { return inner.describedElements }
    let path = outline.outline(at: frame.origin)
    return inner.describedElements.map { described in
      var described = described
      described.element.path = path
      return described
    }
  }
}

extension View {
  /// Sets the outline in which a touch reaches the view.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape, eoFill: eoFill))
  }

  /// Sets an outline of the view for some uses.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
  }
}
