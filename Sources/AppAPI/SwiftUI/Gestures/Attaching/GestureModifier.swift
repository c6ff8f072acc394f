import AccessibilityModel

/// How a gesture stands to others on the same touches.
enum GesturePriority {
  /// Behind those of the views inside.
  case normal
  /// Before those of the views inside.
  case high
  /// Beside all others.
  case simultaneous
  /// In place of all others that were not recognised before: a finger that moves scrolls.
  case scroll
}

/// Attaches a gesture to each item of a view.
struct GestureModifier<Attached: Gesture>: ItemModifier {
  typealias Body = Never
  nonisolated(unsafe) let gesture: Attached
  let priority: GesturePriority
  let mask: GestureMask

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> GestureItem {
    let item = GestureItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: GestureItem, in node: ViewNode) {
    let isEnabled = node.environment.isEnabled
    item.update(
      priority, isEnabled ? mask : mask.subtracting(.gesture), takesTaps: gesture.hasTaps
    ) { [gesture] context in
      RunningGesture(gesture.machine(context))
    }
  }
}

/// An item on which a gesture can be made.
final class GestureItem: WrapperItem {
  private var priority = GesturePriority.normal
  private var mask = GestureMask.all
  private var takesTaps = false
  private var start: (GestureContext) -> any GestureRun = { RunningGesture(GestureMachine<Never>($0)) }

  func update(
    _ priority: GesturePriority, _ mask: GestureMask, takesTaps: Bool,
    start: @escaping (GestureContext) -> any GestureRun
  ) {
    self.priority = priority
    self.start = start
    guard mask != self.mask || takesTaps != self.takesTaps else { return }
    self.mask = mask
    self.takesTaps = takesTaps
    invalidateDescription()
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    guard let probe = graph.touches.probe else { return inner.tapHandler(at: point) }
    let count = probe.candidates.count
    let below = inner.tapHandler(at: point)
    guard below != nil || isTouched(at: point) else { return nil }
    if !mask.contains(.subviews) { probe.drop(from: count) }
    guard mask.contains(.gesture) else { return below }
    probe.add(self, priority, start)
    return below ?? probe.claimed
  }

  /// True where a point lies within the outline in which the view takes touches.
  private func isTouched(at point: CGPoint) -> Bool {
    var item: LayoutItem = inner
    while let wrapper = item as? WrapperItem, wrapper.frame == frame {
      if let outline = wrapper as? ContentShapeItem, let holds = outline.holds(point) { return holds }
      item = wrapper.inner
    }
    return frame.contains(point)
  }

  override func makeDescribedElements() -> [DescribedElement] {
    guard takesTaps, mask.contains(.gesture) else { return inner.describedElements }
    return inner.describedElements.map { described in
      var described = described
      if !described.element.hasExplicitInteraction { described.element.respondsToUserInteraction = true }
      return described
    }
  }
}
