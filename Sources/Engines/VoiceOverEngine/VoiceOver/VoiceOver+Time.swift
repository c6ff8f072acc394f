import AccessibilityModel

extension VoiceOver {
  /// When something is to be said by itself: an arrival at once, hints and restless values later.
  public var nextDeadline: VirtualInstant? {
    guard modes.isOn else { return queue.deadline }
    if isArrivalDue || isPatienceOver { return now }
    return [ending?.due, valueDue, queue.deadline, readingDeadline].compactMap(\.self).min()
  }

  /// When the hint, and what follows it, will be spoken; `nil` where none waits.
  public var endingDeadline: VirtualInstant? { ending?.due }

  /// When everything that waits now will have been said, hints included; `nil` where nothing waits.
  public var silenceDeadline: VirtualInstant? {
    let waits = !queue.waiting.isEmpty ? queue.end : queue.deadline
    return [ending?.due, valueDue, waits, readingDeadline].compactMap(\.self).max()
  }

  /// Lets time pass, and says on the way what falls due.
  ///
  /// - Source: Behaviour 1.5 U3
  public mutating func advance(
    to instant: VirtualInstant, in tree: AccessibilityTree
  ) -> [Effect] {
    repairCursor(in: tree)
    var effects: [Effect] = []
    while let due = nextDeadline, due <= instant {
      now = max(now, due)
      if isArrivalDue {
        effects += arriveByItself(in: tree)
      } else if isPatienceOver {
        effects += announceWhatWaited()
      } else if let due = queue.deadline, due <= now {
        effects += told(queue.settle(at: now))
      } else if let due = valueDue, due <= now {
        effects += speakDueValue(in: tree)
      } else if let (utterance, due) = ending, due <= now {
        ending = nil
        effects += say(utterance, .ending)
      } else {
        effects += readOn(in: tree)
      }
    }
    now = max(now, instant)
    return effects
  }

  /// True where it is to be said where the cursor went by itself; not while it waits for rows.
  private var isArrivalDue: Bool { owesArrival && pendingMove == nil }

  /// True where patient announcements wait and the person has moved the cursor meanwhile.
  private var isPatienceOver: Bool { !owesArrival && !patientAnnouncements.isEmpty }

  /// True where words of a notification are heard that came with what moved the cursor, as a scroll's status.
  ///
  /// - Source: Behaviour 1.11 (pageScrolled)
  private var isNoticeHeard: Bool {
    guard let item = queue.current?.item else { return false }
    return item.kind == .notice && item.turn == turn
  }

  /// Says where the cursor came to by itself, and then what waited for that.
  private mutating func arriveByItself(in tree: AccessibilityTree) -> [Effect] {
    let isFirst = !hasArrived
    let announcement = isFirst ? queue.current?.item.announcement : nil
    var words = arrival(in: tree)
    var waits = isNoticeHeard
    if announcement != nil, queue.current?.item.rank == .standard {
      waits = waits || dialect.startAnnouncements == .heard
      words = words.noting([dialect.startAnnouncements.rule])
    }
    var effects = waits ? behind(words) : heard(words)
    if isFirst { effects += sumUp(in: tree) }
    return effects + announceWhatWaited()
  }

  /// Says where the cursor came to by itself.
  private mutating func arrival(in tree: AccessibilityTree) -> [Effect] {
    owesArrival = false
    guard let cursor else { return [.stopSpeech, .moveCursor(nil), .request(request(.focus(nil)))] }
    let rules = refocusMattered ? [dialect.refocus.rule] : []
    refocusMattered = false
    return arrive(at: cursor, in: tree, from: nil).noting(rules)
  }
}

extension [Effect] {
  /// The effects, with rules that their words rest on.
  fileprivate func noting(_ rules: [UncertainRule]) -> [Effect] {
    map { effect in
      guard case .speak(let utterance, let interrupts) = effect else { return effect }
      return .speak(utterance.noting(rules), interrupts: interrupts)
    }
  }
}
