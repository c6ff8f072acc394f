import AccessibilityModel

extension LargeContentViewer {
  /// Takes in what a finger does.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    switch input {
    case .press(let point): return cancel() + touch(at: point)
    case .move(let point): return move(to: point)
    case .lift: return lift()
    case .cancel: return cancel()
    case .textSize(let name):
      textSize = name
      return isEnabled ? [] : end()
    }
  }

  private mutating func touch(at point: Point) -> [Effect] {
    self.point = point
    press = .plain
    if isEnabled {
      press = .waiting(from: point, due: now.advanced(by: options.duration.duration))
    }
    return [request(.touch(.began, point))]
  }

  /// Follows the finger.
  ///
  /// - Source: Behaviour 6.1 LC3
  private mutating func move(to point: Point) -> [Effect] {
    guard press != .none else { return [] }
    self.point = point
    var effects = [request(.touch(.moved, point))]
    switch press {
    case .waiting(let start, _):
      let (x, y) = (point.x - start.x, point.y - start.y)
      if x * x + y * y > Self.allowance * Self.allowance { press = .plain }
    case .viewing where !isBeginning: effects.append(ask(.moved))
    case .viewing: break
    case .none, .plain: break
    }
    return effects
  }

  /// Lets the app do what lifting the finger means there.
  ///
  /// - Source: Behaviour 6.1 LC4
  private mutating func lift() -> [Effect] {
    guard press != .none else { return [] }
    var effects: [Effect] = []
    if press == .viewing { effects.append(request(.largeContent(.ended, point))) }
    effects.append(request(.touch(.ended, point)))
    press = .none
    forget()
    return hide() + effects
  }

  /// Waits for no answer any more.
  private mutating func forget() {
    asked = nil
    isBeginning = false
  }

  private mutating func cancel() -> [Effect] {
    guard press != .none else { return [] }
    let effects = end() + [request(.touch(.cancelled, point))]
    press = .none
    return effects
  }

  /// Shows nothing more for this touch, which goes on for the app.
  private mutating func end() -> [Effect] {
    switch press {
    case .none: return []
    case .plain, .waiting:
      press = .plain
      return []
    case .viewing:
      press = .plain
      forget()
      return hide() + [request(.largeContent(.cancelled, point))]
    }
  }

  /// When the finger counts as held.
  public var nextDeadline: VirtualInstant? {
    guard case .waiting(_, let due) = press else { return nil }
    return due
  }

  /// Lets time pass; once the finger counts as held, the app is asked.
  ///
  /// - Source: Behaviour 6.1 LC2
  public mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect] {
    now = max(now, instant)
    guard case .waiting(_, let due) = press, due <= now else { return [] }
    press = .viewing
    isBeginning = true
    beginning = point
    return [ask(.began)]
  }
}
