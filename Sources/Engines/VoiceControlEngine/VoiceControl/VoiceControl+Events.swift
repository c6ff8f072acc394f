import AccessibilityModel

extension VoiceControl {
  /// Takes in what the app did; what is drawn follows the screen.
  public mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    switch event {
    case .changed(let version, _):
      self.version = version
      names = nil
      edited = nil
      guard isOn else { return [] }
      defer { hasArrived = true }
      if !hasArrived, showing == nil { return arrive(in: tree) }
      return refresh(in: tree)
    case .answered(let id, let answer): return answered(id, answer, in: tree)
    case .notification: return []
    }
  }

  /// Draws what the person wants to see from the beginning.
  private mutating func arrive(in tree: AccessibilityTree) -> [Effect] {
    switch settings.overlay {
    case .none: []
    case .numbers: show(.numbers, isContinuous: true, in: tree)
    case .names: show(.names, isContinuous: true, in: tree)
    case .grid: showGrid(Grid(settings, in: tree), isContinuous: true)
    }
  }

  /// When what is shown once fades.
  public var nextDeadline: VirtualInstant? { showing?.fades }

  /// Lets time pass; what was shown once fades.
  public mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect] {
    now = max(now, instant)
    guard let fades = showing?.fades, fades <= now else { return [] }
    return hide()
  }
}
