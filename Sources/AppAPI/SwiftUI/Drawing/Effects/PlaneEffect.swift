import AccessibilityModel
import Drawing

/// Shows each item of a view turned or larger without a change of the size it takes.
struct PlaneEffect {
  /// What is done to an item.
  enum Change: Equatable {
    case rotation(Angle)
    case scale(CGSize)
  }

  let change: Change
  let anchor: UnitPoint

  /// Where points of a space are shown.
  func plane(in availableSpace: CGRect) -> PlaneChange {
    let anchor = availableSpace.point(anchor)
    return switch change {
    case .rotation(let angle): PlaneChange(rotation: angle, around: anchor)
    case .scale(let scale): PlaneChange(scaleX: scale.width, y: scale.height, around: anchor)
    }
  }
}

extension PlaneEffect: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> PlaneItem {
    let item = PlaneItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: PlaneItem, in node: ViewNode) { item.effect = self }
}

/// An item that is shown turned or larger; what is heard of it lies where it is seen.
final class PlaneItem: WrapperItem {
  var effect = PlaneEffect(change: .scale(CGSize(width: 1, height: 1)), anchor: .center) {
    didSet {
      if effect.change != oldValue.change || effect.anchor != oldValue.anchor { invalidateDescription() }
    }
  }

  private var plane: PlaneChange { effect.plane(in: frame) }

  override func draw(into list: inout DisplayList) {
    list.group([.transform(plane.drawn)]) { inner.draw(into: &$0) }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    let plane = plane
    return inner.describedElements.map { $0.moved(by: plane) }
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    plane.undo(point).flatMap(inner.tapHandler)
  }
}

extension DescribedElement {
  /// The described element where a change of the plane puts it.
  fileprivate func moved(by plane: PlaneChange) -> DescribedElement {
    var described = self
    described.element.frame = Rect(plane.apply(CGRect(element.frame)))
    if let point = element.activationPoint {
      let moved = plane.apply(CGPoint(x: point.x, y: point.y))
      described.element.activationPoint = Point(x: moved.x, y: moved.y)
    }
    described.children = children.map { $0.moved(by: plane) }
    return described
  }
}

extension View {
  /// Shows the view turned, without a change of the size it takes.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(PlaneEffect(change: .rotation(angle), anchor: anchor))
  }

  /// Shows the view larger or smaller, without a change of the size it takes.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Shows the view larger or smaller in each direction, without a change of the size it takes.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Shows the view larger or smaller in each direction, without a change of the size it takes.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(PlaneEffect(change: .scale(scale), anchor: anchor))
  }
}
