import AccessibilityModel

/// What is being spoken and what waits behind it, with how long each takes.
///
///     queue.add(item, interrupts: true, lasting: .seconds(2), at: now)   // the item starts; what it cuts is told
///
/// How long words take is estimated, so that the same session always comes out the same.
/// - Source: Behaviour 1.11 (priorities, N1 to N5)
struct SpeechQueue: Sendable {
  /// What becomes of the queue at one moment, in order.
  enum Change: Hashable, Sendable {
    /// Words begin; they cut what was heard where `interrupts` says so.
    case begins(SpeechItem, interrupts: Bool)
    /// Words that the app wants to hear the end of came to their end, or never will.
    case ended(SpokenText, isComplete: Bool)
    /// Words were cut off, or left out, that a person misses.
    case lost(Unheard)
  }

  /// The item that is heard now, and when it will have been heard to its end.
  private(set) var current: (item: SpeechItem, end: VirtualInstant)?
  /// What comes next, in order.
  private(set) var waiting: [(item: SpeechItem, duration: Duration)] = []
  /// When the item that is heard began; later by as long as the person made pauses.
  private var began = VirtualInstant.start
  /// How long the item that is heard still takes, while the person made a pause.
  private(set) var rest: Duration?

  /// True while the person made a pause.
  var isPaused: Bool { rest != nil }
  /// True where nothing is heard and nothing waits.
  var isEmpty: Bool { current == nil && waiting.isEmpty }

  /// When the queue has something to do by itself.
  var deadline: VirtualInstant? {
    guard let current, rest == nil, !waiting.isEmpty || current.item.announcement != nil else { return nil }
    return current.end
  }

  /// When words that cut whatever may be cut would begin.
  func start(at now: VirtualInstant) -> VirtualInstant {
    guard let current, current.item.rank == .high else { return now }
    return max(current.end, now)
  }

  /// When everything will have been said.
  var end: VirtualInstant? {
    current.map { current in waiting.reduce(current.end) { $0.advanced(by: $1.duration) } }
  }

  /// Lets what was heard to its end by now make way for what waits.
  mutating func settle(at now: VirtualInstant) -> [Change] {
    var changes: [Change] = []
    while let (item, end) = current, rest == nil, end <= now {
      current = nil
      if let text = item.announcement { changes.append(.ended(text, isComplete: true)) }
      guard !waiting.isEmpty else { break }
      let next = waiting.removeFirst()
      current = (next.item, end.advanced(by: next.duration))
      began = end
      changes.append(.begins(next.item, interrupts: false))
    }
    return changes
  }

  /// Takes in words: at once, or behind what is there.
  ///
  /// - Parameters:
  ///   - item: the words.
  ///   - interrupts: true for words that do not wait for others; urgent ones are never cut all the same.
  ///   - duration: how long they take.
  ///   - now: the present moment.
  ///   - policy: what becomes of words that wait.
  /// - Returns: what changed, in order.
  mutating func add(
    _ item: SpeechItem, interrupts: Bool, lasting duration: Duration, at now: VirtualInstant,
    _ policy: SpeechQueuePolicy
  ) -> [Change] {
    var changes = settle(at: now)
    guard interrupts else {
      changes += supersede(by: item, policy)
      if current == nil {
        current = (item, now.advanced(by: duration))
        began = now
        return changes + [.begins(item, interrupts: false)]
      }
      waiting.append((item, duration))
      return changes
    }
    if current?.item.rank == .high {
      if item.rank < .high {
        changes += drop(becauseOf: item, item.turn) { policy.isCut($0.rank, by: item.rank) }
      }
      let index = waiting.firstIndex { $0.item.rank < item.rank } ?? waiting.endIndex
      waiting.insert((item, duration), at: index)
      return changes
    }
    changes += cut(becauseOf: item, item.turn, at: now) { policy.isCut($0.rank, by: item.rank) }
    current = (item, now.advanced(by: duration))
    began = now
    return changes + [.begins(item, interrupts: true)]
  }

  /// Ends everything that may be cut.
  ///
  /// - Parameters:
  ///   - now: the present moment.
  ///   - turn: the count of the person's doings.
  ///   - policy: what becomes of words that wait.
  /// - Returns: what changed; `nil` where urgent words go on.
  mutating func stop(at now: VirtualInstant, turn: Int, _ policy: SpeechQueuePolicy) -> [Change]? {
    let changes = settle(at: now)
    if let current, current.item.rank == .high {
      let dropped = drop(becauseOf: nil, turn) { policy.isCut($0.rank, by: .person) && $0.rank < .high }
      return dropped.isEmpty && changes.isEmpty ? nil : changes + dropped
    }
    return changes + cut(becauseOf: nil, turn, at: now) { policy.isCut($0.rank, by: .person) }
  }

  /// Holds what is heard, or lets it go on.
  ///
  /// - Returns: true where it is held now; `nil` where there is nothing to hold.
  mutating func togglePause(at now: VirtualInstant) -> Bool? {
    guard let current else { return nil }
    if let rest {
      began = began.advanced(by: current.end.duration(to: now.advanced(by: rest)))
      self.current?.end = now.advanced(by: rest)
      self.rest = nil
      return false
    }
    guard current.end > now else { return nil }
    rest = now.duration(to: current.end)
    return true
  }

  /// Leaves out words that wait and speak of elements that are gone.
  mutating func forget(_ isGone: (ElementID) -> Bool, _ speech: SpeechDuration) {
    guard !waiting.isEmpty else { return }
    waiting = waiting.compactMap { item, duration in
      guard let left = item.leaving(isGone) else { return nil }
      return (left, left == item ? duration : speech.duration(of: left.utterance))
    }
  }

  /// Ends what is heard, and leaves out what waits and may be cut.
  private mutating func cut(
    becauseOf other: SpeechItem?, _ turn: Int, at now: VirtualInstant, _ isCut: (SpeechItem) -> Bool
  ) -> [Change] {
    var changes: [Change] = []
    if let (item, end) = current {
      if let text = item.announcement { changes.append(.ended(text, isComplete: false)) }
      if item.isMissed(becauseOf: other, turn: turn) {
        let length = began.duration(to: end)
        let heard = length - (rest ?? now.duration(to: end))
        changes.append(
          .lost(Unheard(item.utterance, because: other?.utterance, heard: heard, of: length)))
      }
    }
    rest = nil
    current = nil
    return changes + drop(becauseOf: other, turn, isCut)
  }

  private mutating func drop(
    becauseOf other: SpeechItem?, _ turn: Int, _ isCut: (SpeechItem) -> Bool
  ) -> [Change] {
    guard !waiting.isEmpty else { return [] }
    var changes: [Change] = []
    for (item, duration) in waiting where isCut(item) {
      if let text = item.announcement { changes.append(.ended(text, isComplete: false)) }
      guard item.isMissed(becauseOf: other, turn: turn) else { continue }
      changes.append(.lost(Unheard(item.utterance, because: other?.utterance, heard: nil, of: duration)))
    }
    waiting.removeAll { isCut($0.item) }
    return changes
  }

  /// Leaves out what waits and is out of date once the item is there.
  private mutating func supersede(by item: SpeechItem, _ policy: SpeechQueuePolicy) -> [Change] {
    switch item.kind {
    case .restlessValue:
      // An older value is no longer true, and nobody misses it.
      waiting.removeAll { $0.item.kind == .restlessValue }
      return []
    case .announcement where item.rank == .low && policy.replacesLow:
      return drop(becauseOf: item, item.turn) { $0.announcement != nil && $0.rank == .low }
    case .announcement, .response, .ending, .notice: return []
    }
  }
}
