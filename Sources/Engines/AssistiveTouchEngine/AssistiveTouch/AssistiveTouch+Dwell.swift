import AccessibilityModel

extension AssistiveTouch {
  /// Begins anew to wait where the pointer strayed too far.
  ///
  /// - Source: Behaviour 7.3 Dwell
  mutating func followRest(to point: Point) {
    guard settings.dwell.isOn else { return }
    if let rest, rest.point.distance(to: point) <= Double(settings.dwell.tolerance) { return }
    rest = PointerRest(point: point, start: now, time: settings.dwell.time)
  }

  /// Lets the pointer rest where it is, until it acts.
  mutating func beginRest(_ time: Duration?, in tree: AccessibilityTree) {
    settings.dwell.isOn = true
    if let time {
      settings.dwell.quarters = Int((min(max(time / .milliseconds(250), 1), 32)).rounded())
    }
    let point = place(in: tree)
    pointer = point
    if time != nil || rest?.isDone ?? true {
      rest = PointerRest(point: point, start: now, time: settings.dwell.time)
    }
    awaitsRest = true
  }

  /// Shows how far the time has come, and acts at its end.
  mutating func restOn(in tree: AccessibilityTree) -> [Effect] {
    guard var current = rest, let due = current.due, due <= now else { return [] }
    current.quarters += 1
    guard current.quarters >= 4 else {
      rest = current
      return []
    }
    current.isDone = true
    rest = current
    awaitsRest = false
    notice = nil
    return actAtRest(in: tree)
  }

  /// The action of a corner, else a press.
  private mutating func actAtRest(in tree: AccessibilityTree) -> [Effect] {
    let point = place(in: tree)
    if press == .none, let corner = corner(at: point, in: tree), let action = settings.dwell.corners[corner] {
      return perform(action, in: tree)
    }
    guard canActAtRest(in: tree) else { return [] }
    let isPlain = armed == .function(.tap)
    let isApp = menu == nil && buttonFrame(in: tree)?.contains(point) != true
    if isPlain, isApp, press == .none, recording == nil, settings.dwell.fallback != .function(.tap) {
      guard case .function(let function) = settings.dwell.fallback, function.isTouch else {
        return perform(settings.dwell.fallback, in: tree)
      }
      armed = settings.dwell.fallback
    }
    return pressAndRelease(in: tree)
  }

  /// True where a pointer that rests acts: everywhere, or where it can be let act again.
  ///
  /// - Source: Behaviour 7.3 Dwell
  func canActAtRest(in tree: AccessibilityTree) -> Bool {
    guard isDwellPaused else { return true }
    return menu != nil || buttonFrame(in: tree)?.contains(place(in: tree)) == true
  }

  /// The corner of the screen that a point is near.
  ///
  /// - Source: Behaviour 7.3 Corners
  private func corner(at point: Point, in tree: AccessibilityTree) -> DwellSettings.Corner? {
    let (area, reach) = (screen(of: tree).touchable, options.cornerReach.points)
    let (left, right) = (point.x - area.minX <= reach, area.maxX - point.x <= reach)
    let (top, bottom) = (point.y - area.minY <= reach, area.maxY - point.y <= reach)
    switch (left, right, top, bottom) {
    case (true, _, true, _): return .topLeft
    case (_, true, true, _): return .topRight
    case (true, _, _, true): return .bottomLeft
    case (_, true, _, true): return .bottomRight
    default: return nil
    }
  }
}
