import AccessibilityModel

/// Names a place of each item of a view where something can be taken or dropped.
struct DragPointModifier: ItemModifier {
  typealias Body = Never
  let point: UnitPoint
  let name: Text
  let isDrop: Bool
  let isEnabled: Bool

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> DragPointItem {
    let item = DragPointItem(around: inner)
    update(item, in: node)
    DragSession.current.observe(item)
    return item
  }

  func update(_ item: DragPointItem, in node: ViewNode) {
    item.isDrop = isDrop
    item.place = isEnabled ? (point, name.resolved(in: node.environment).heard) : nil
    item.invalidateDescription()
  }
}

/// An item with a named place where something can be taken or dropped.
///
/// - Source: Behaviour 1.16 DnD1
final class DragPointItem: WrapperItem {
  fileprivate var place: (point: UnitPoint, name: SpokenText)?
  fileprivate var isDrop = false

  override func makeDescribedElements() -> [DescribedElement] {
    guard let place, isDrop == DragSession.current.isHeld else { return inner.describedElements }
    let isDrop = isDrop
    return inner.describedElements.map { described in
      var described = described
      described.changeStops { stop in
        // Places that the app names stand in for what the system finds.
        stop.handlers.actions.removeAll { $0.isAutomatic }
        stop.offer(isDrop ? .drop : .drag, place.name, isAutomatic: false) { [weak self] in
          self?.use(place.point)
        }
      }
      return described
    }
  }

  private func use(_ unit: UnitPoint) {
    let point = frame.point(unit)
    if isDrop {
      guard let target = part(DropItem.self, at: point), target.frame.width > 0, target.frame.height > 0
      else {
        return
      }
      target.drop(
        at: UnitPoint(
          x: (point.x - target.frame.minX) / target.frame.width,
          y: (point.y - target.frame.minY) / target.frame.height))
    } else {
      part(DragItem.self, at: point)?.lift()
    }
  }
}

extension LayoutItem {
  /// The innermost item of a kind that holds a point of the screen.
  fileprivate func part<Kind: LayoutItem>(_ kind: Kind.Type, at point: CGPoint) -> Kind? {
    for item in contents.reversed() {
      if let found = item.part(kind, at: point) { return found }
    }
    return frame.contains(point) ? self as? Kind : nil
  }
}

extension View {
  /// Names a place of the view where something can be taken, in parts of its size.
  ///
  /// - Source: Behaviour 1.16 DnD1, 3.2
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View {
    modifier(DragPointModifier(point: point, name: description, isDrop: false, isEnabled: isEnabled))
  }

  /// Names a place where something can be taken, by words from the app's own language files.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Names a place where something can be taken.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Names a place of the view where something can be dropped, in parts of its size.
  ///
  /// - Source: Behaviour 1.16 DnD1, 3.2
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View {
    modifier(DragPointModifier(point: point, name: description, isDrop: true, isEnabled: isEnabled))
  }

  /// Names a place where something can be dropped, by words from the app's own language files.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Names a place where something can be dropped.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets whether views inside open while something is dragged above them.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    modifier(IgnoredModifier())
  }
}

/// Whether a view opens while something is dragged above it.
public enum SpringLoadingBehavior: Hashable, Sendable {
  /// As the place has it, yes, or no.
  case automatic, enabled, disabled
}
