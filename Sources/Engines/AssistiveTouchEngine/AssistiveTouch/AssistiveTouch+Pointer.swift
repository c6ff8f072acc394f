import AccessibilityModel

extension AssistiveTouch {
  /// How far the pointer strays before it drags the button, in points.
  private static let allowance = 10.0

  /// Where the pointer is.
  func place(in tree: AccessibilityTree) -> Point { pointer ?? screen(of: tree).center }

  /// The whole screen.
  func screen(of tree: AccessibilityTree) -> Rect { tree.root.flatMap { tree[$0]?.frame } ?? .zero }

  /// Moves the pointer, and what it holds.
  mutating func move(to wanted: Point, in tree: AccessibilityTree) -> [Effect] {
    guard wanted.isPlace else {
      notice = phrases(.noPlace)
      return []
    }
    let point = wanted.clamped(to: screen(of: tree).touchable)
    if !screen(of: tree).contains(wanted) { notice = phrases(.offScreen) }
    pointer = point
    if scrolling?.end == .pointer { scrolling = nil }
    followRest(to: point)
    switch press {
    case .app: return [request(.touch(.moved, point))]
    case .fingers(let grip, _):
      let points = grip.points(at: point, on: screen(of: tree))
      press = .fingers(grip, at: points)
      return [request(.fingers(points.enumerated().map { .init($0 + 1, .moved, $1) }))]
    case .button(let start, let isDragged, let long):
      guard isDragged || start.distance(to: point) > Self.allowance else { return [] }
      press = .button(from: start, isDragged: true, long: isDragged ? long : nil)
      buttonCenter = point
      wake()
      return []
    case .drawing:
      draw(1, point, in: tree)
      return []
    case .none, .consumed, .entry, .outside: return []
    }
  }

  /// Presses the pointer and lets it go.
  mutating func pressAndRelease(in tree: AccessibilityTree) -> [Effect] {
    if press != .none { return up(in: tree) }
    let effects = down(isPress: true, in: tree)
    if press == .app(isHeld: true) { return effects }
    return effects + up(in: tree)
  }

  /// Presses the pointer; a press that is let go at once makes whole gestures.
  mutating func down(isPress: Bool, in tree: AccessibilityTree) -> [Effect] {
    guard press == .none else { return [] }
    scrolling = nil
    rest?.isDone = true
    let point = place(in: tree)
    if let menu {
      let entry = frames(of: menu, in: tree).firstIndex { $0.contains(point) }
      press = entry.map { .entry($0) } ?? .outside
      return []
    }
    if let button = buttonFrame(in: tree), button.contains(point) {
      let long = settings.longPress.map { _ in now.advanced(by: longPressTime) }
      press = .button(from: point, isDragged: false, long: long)
      wake()
      return []
    }
    if recording != nil {
      press = .drawing
      draw(1, point, in: tree)
      return []
    }
    return touch(at: point, isPress: isPress, in: tree)
  }

  /// Lets go of what is pressed.
  mutating func up(in tree: AccessibilityTree) -> [Effect] {
    let point = place(in: tree)
    let before = press
    press = .none
    switch before {
    case .none, .consumed: return []
    case .entry(let index):
      guard let menu, frames(of: menu, in: tree).indices.contains(index),
        frames(of: menu, in: tree)[index].contains(point)
      else { return [] }
      return choose(menu.cells[index].entry, in: tree)
    case .outside:
      menu = nil
      return []
    case .button(_, true, _):
      dropButton(at: point, in: tree)
      return []
    case .button: return tapButton(in: tree)
    case .app: return [request(.touch(.ended, point))]
    case .fingers(_, let points):
      return [request(.fingers(points.enumerated().map { .init($0 + 1, .ended, $1) }))]
    case .drawing:
      draw(1, nil, in: tree)
      return []
    }
  }

  /// Touches the app as the next press is meant to, and goes back to what a press usually does.
  private mutating func touch(at point: Point, isPress: Bool, in tree: AccessibilityTree) -> [Effect] {
    let action = armed
    if settings.dwell.fallsBack || action == .function(.moveMenu) { armed = .function(.tap) }
    guard case .function(let function) = action else {
      press = .consumed
      return perform(action, in: tree)
    }
    let time = options.gestureTime.milliseconds
    let (pinches, turns) = (function != .rotate, function != .pinch)
    switch function {
    case .moveMenu:
      press = .consumed
      dropButton(at: point, in: tree)
      return []
    case .doubleTap:
      press = .consumed
      return begin(GestureShape.taps(2, at: point), in: tree)
    case .longPress:
      press = .consumed
      return begin(GestureShape.press(at: point), in: tree)
    case .pinch, .rotate, .pinchAndRotate:
      guard isPress else {
        return grip(FingerGrip(pairAt: point, pinches: pinches, turns: turns), in: tree)
      }
      press = .consumed
      return begin(
        GestureShape.pair(around: point, pinches: pinches, turns: turns, milliseconds: time), in: tree)
    case .twoFingers, .threeFingers, .fourFingers, .fiveFingers:
      let offsets = GestureShape.offsets(function.fingerCount ?? 1, options.fingerArrangement)
      return grip(FingerGrip(offsets), in: tree)
    default:
      press = .app(isHeld: function == .holdAndDrag)
      return [request(.touch(.began, point))]
    }
  }

  private mutating func grip(_ grip: FingerGrip, in tree: AccessibilityTree) -> [Effect] {
    let points = grip.points(at: place(in: tree), on: screen(of: tree))
    press = .fingers(grip, at: points)
    return [request(.fingers(points.enumerated().map { .init($0 + 1, .began, $1) }))]
  }
}
