import AccessibilityModel

extension VoiceOver {
  /// An announcement that waits until something else was said.
  struct PatientAnnouncement: Hashable, Sendable {
    var text: SpokenText
    var priority: Notification.Priority
  }

  /// Words of the app that wait to be heard.
  package var waitingAnnouncements: [Utterance] {
    queue.waiting.map(\.item.utterance).filter(\.isPosted)
  }

  /// Says what an app announces, as urgent as it is.
  ///
  /// - Source: Behaviour 1.11 (priorities, N1, N4)
  mutating func announce(
    _ text: SpokenText, _ priority: Notification.Priority, queued: Bool
  ) -> [Effect] {
    let rank = SpeechItem.Rank(priority)
    let isPatient = rank == .low || rank == .standard && queued
    if isPatient, owesArrival {
      patientAnnouncements.append(PatientAnnouncement(text: text, priority: priority))
      return []
    }
    var utterance = composer.announcement(text)
    if rank == .low, queue.waiting.contains(where: { $0.item.rank == .low && $0.item.announcement != nil }) {
      utterance = utterance.noting([dialect.lowAnnouncements.rule])
    }
    let item = SpeechItem(utterance: utterance, rank: rank, kind: .announcement(text))
    return say(item, interrupts: !isPatient)
  }

  /// Says what waited until it was said where the cursor is.
  mutating func announceWhatWaited() -> [Effect] {
    guard !patientAnnouncements.isEmpty else { return [] }
    let waiting = patientAnnouncements
    patientAnnouncements = []
    return waiting.flatMap { announce($0.text, $0.priority, queued: true) }
  }

  /// Says the words of a notification that is about more than words.
  mutating func notice(_ text: SpokenText, _ rules: [UncertainRule] = []) -> [Effect] {
    let words = composer.announcement(text).noting(rules)
    return say(SpeechItem(utterance: words, rank: .standard, kind: .notice), interrupts: true)
  }

  /// Says words that wait until nothing else is heard.
  mutating func say(_ utterance: Utterance, _ kind: SpeechItem.Kind) -> [Effect] {
    say(SpeechItem(utterance: utterance, rank: .person, kind: kind), interrupts: false)
  }

  /// Lets what a person's doing brings up be heard: its words cut others where they may.
  mutating func heard(_ effects: [Effect]) -> [Effect] {
    var result: [Effect] = []
    for effect in effects {
      switch effect {
      case .speak(let utterance, let interrupts):
        let item = SpeechItem(
          utterance: utterance.noting(waitingRules), rank: .person, kind: .response)
        result += say(item, interrupts: interrupts)
      case .stopSpeech:
        guard let changes = queue.stop(at: now, turn: turn, SpeechQueuePolicy(dialect)) else { continue }
        result += told(changes)
        if queue.current == nil { result.append(.stopSpeech) }
      case .sound where !audio.playsSounds: continue
      default: result.append(effect)
      }
    }
    return result
  }

  /// Lets effects be heard whose words wait until what is being said was heard.
  mutating func behind(_ effects: [Effect]) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      guard case .speak(let utterance, _) = effect else { return heard([effect]) }
      return say(utterance, .response)
    }
  }

  /// What is uncertain about words that come while announcements wait.
  private var waitingRules: [UncertainRule] {
    queue.waiting.contains { $0.item.announcement != nil } ? [dialect.waitingAnnouncements.rule] : []
  }

  private mutating func say(_ item: SpeechItem, interrupts: Bool) -> [Effect] {
    var item = item
    item.utterance = item.utterance.spoken(by: voice)
    item.utterance.reason = item.kind.reason
    item.turn = turn
    let duration = speech.duration(of: item.utterance)
    return told(
      queue.add(item, interrupts: interrupts, lasting: duration, at: now, SpeechQueuePolicy(dialect)))
  }

  /// What a person hears, and the app is told, of changes in the queue.
  mutating func told(_ changes: [SpeechQueue.Change]) -> [Effect] {
    changes.compactMap { change in
      switch change {
      case .begins(let item, let interrupts):
        if !item.utterance.isEmpty { lastSpeech = item.utterance }
        return .speak(modes.isMuted ? item.utterance.muted : item.utterance, interrupts: interrupts)
      case .ended(let text, let isComplete):
        return .request(request(.announcementEnded(text, isComplete: isComplete)))
      case .lost(let words): return modes.isMuted ? nil : .unheard(words)
      }
    }
  }
}

extension Utterance {
  /// The words for the braille line alone.
  fileprivate var muted: Utterance {
    var words = self
    for index in words.segments.indices { words.segments[index].channel = .brailleOnly }
    return words
  }
}
