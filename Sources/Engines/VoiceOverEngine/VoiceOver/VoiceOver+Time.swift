import AccessibilityModel

extension VoiceOver {
  /// When something is to be said by itself: an arrival at once, hints and restless values later.
  public var nextDeadline: VirtualInstant? {
    if isArrivalDue { return now }
    return [ending?.due, valueDue].compactMap(\.self).min()
  }

  /// When the hint, and what follows it, will be spoken; `nil` where none waits.
  public var endingDeadline: VirtualInstant? { ending?.due }

  /// Lets time pass, and says on the way what falls due.
  ///
  /// - Source: at-behaviour 1.5 U3
  public mutating func advance(
    to instant: VirtualInstant, in tree: AccessibilityTree
  ) -> [Effect] {
    repairCursor(in: tree)
    var effects: [Effect] = []
    while let due = nextDeadline, due <= instant {
      now = max(now, due)
      if isArrivalDue {
        effects += arrival(in: tree)
      } else if valueDue == due {
        effects += speakDueValue(in: tree)
      } else if let utterance = ending?.utterance {
        ending = nil
        effects.append(.speak(utterance, interrupts: false))
      }
    }
    now = max(now, instant)
    return voiced(effects)
  }

  /// True where it is to be said where the cursor went by itself; not while it waits for rows.
  private var isArrivalDue: Bool { owesArrival && quest == nil }

  /// Says where the cursor came to by itself.
  private mutating func arrival(in tree: AccessibilityTree) -> [Effect] {
    owesArrival = false
    guard let cursor else { return [.stopSpeech, .moveCursor(nil), .request(request(.focus(nil)))] }
    return arrive(at: cursor, in: tree, from: nil)
  }
}
