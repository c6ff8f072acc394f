import AccessibilityModel

extension AssistiveTouch {
  /// Takes in what the app did.
  public mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    switch event {
    case .changed(let version, _):
      self.version = version
      if shown == nil { wake() }
      if let pointer { self.pointer = pointer.clamped(to: screen(of: tree).touchable) }
      clearButton(in: tree)
    case .answered(let id, let answer):
      guard let scrolling, scrolling.asked == id else { return [] }
      scrolled(answer)
    case .notification: return []
    }
    return show(in: tree)
  }

  /// When something happens by itself next.
  public var nextDeadline: VirtualInstant? {
    // What the button does waits for the end of a gesture, as what a person does.
    let isPlaying = playback != nil
    let long: VirtualInstant? =
      if case .button(_, _, let due) = press, !isPlaying { due } else { nil }
    let tap = isPlaying ? nil : tapDue
    return [playback?.due, long, tap, fade, rest?.due, scrolling?.due].compactMap(\.self).min()
  }

  /// How long a gesture goes on, or a pointer rests that is waited for.
  public var remainingTime: Duration {
    let end = playback?.end ?? (awaitsRest ? rest?.end : nil)
    return end.map { max(now.duration(to: $0), .zero) } ?? .zero
  }

  /// Lets time pass.
  public mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect] {
    var effects: [Effect] = []
    while let due = nextDeadline, due <= instant {
      now = max(now, due)
      effects += happen(in: tree)
    }
    now = max(now, instant)
    return effects.isEmpty && shown == nil ? [] : effects + show(in: tree)
  }

  /// Does what is due now.
  private mutating func happen(in tree: AccessibilityTree) -> [Effect] {
    if let due = fade, due <= now {
      fade = nil
      isFaded = true
    }
    var effects = playOn()
    effects += catchUp(in: tree)
    if playback == nil, case .button(let start, let isDragged, let due?) = press, due <= now {
      press = .button(from: start, isDragged: isDragged, long: nil)
      if let action = settings.longPress {
        press = .consumed
        effects += perform(action, in: tree)
      }
    }
    if playback == nil, let due = tapDue, due <= now {
      tapDue = nil
      effects += perform(settings.singleTap, in: tree)
    }
    if let due = scrolling?.due, due <= now { effects += scrollOn(in: tree) }
    if playback == nil { effects += restOn(in: tree) } else { postponeRest() }
    return effects
  }

  /// Begins to wait anew where a gesture is made meanwhile.
  private mutating func postponeRest() {
    guard let due = rest?.due, due <= now else { return }
    rest?.start = playback?.end ?? now
    rest?.quarters = 0
  }
}
