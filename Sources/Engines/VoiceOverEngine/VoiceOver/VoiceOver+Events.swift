import AccessibilityModel

extension VoiceOver {
  /// Takes in what the app did.
  public mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    if case .changed(let version, _) = event {
      self.version = version
      destinations = nil
    }
    guard modes.isOn else { return [] }
    repairCursor(in: tree)
    switch event {
    case .changed: return valueChanged(in: tree)
    case .notification(let notification): return observe(notification, in: tree)
    case .answered(let id, let answer): return heard(answered(id, answer, in: tree))
    }
  }

  /// Says the new value of the element under the cursor, restless ones only so often.
  ///
  /// - Source: Behaviour 1.1 F5, 1.5 U7
  private mutating func valueChanged(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, !owesArrival, !awaitsAnswer, let element = tree[cursor] else { return [] }
    if let echo = typed(into: element) {
      turn += 1  // Each key is the person's own.
      return heard(echo)
    }
    let value = composer.value(of: element)
    guard value != remembered?.value else {
      remembered = Remembered(element, composer: composer)
      valueDue = nil
      return []
    }
    guard element.traits.contains(.updatesFrequently) else {
      remembered = Remembered(element, composer: composer)
      return value.isEmpty ? [] : heard([.speak(value, interrupts: !value.queuesAnnouncements)])
    }
    let earliest = valueSpoken?.advanced(by: dialect.frequentUpdates.interval) ?? now
    valueDue = max(earliest, now)
    return earliest <= now ? speakDueValue(in: tree) : []
  }

  /// Says a restless value without cutting what is being spoken.
  mutating func speakDueValue(in tree: AccessibilityTree) -> [Effect] {
    valueDue = nil
    guard let cursor, let element = tree[cursor] else { return [] }
    remembered = Remembered(element, composer: composer)
    let longest = FrequentUpdates.allCases.map(\.interval).max() ?? .zero
    let mattered = valueSpoken.map { now < $0.advanced(by: longest) } ?? false
    valueSpoken = now
    let value = composer.value(of: element).noting(mattered ? [dialect.frequentUpdates.rule] : [])
    return value.isEmpty ? [] : say(value, .restlessValue)
  }

  /// - Source: Behaviour 1.11
  private mutating func observe(
    _ notification: Notification, in tree: AccessibilityTree
  ) -> [Effect] {
    switch notification {
    case .screenChanged(let argument):
      ending = nil
      reading = nil
      scrollStatus = nil
      let sound = heard([.sound(.screenChanged)])
      switch argument {
      case .none: return sound + arrive(onScreenAt: nil, in: tree)
      case .element(let id): return sound + arrive(onScreenAt: id, in: tree)
      case .text(let text): return sound + notice(text)
      }
    case .layoutChanged(let argument):
      switch argument {
      case .none: return []
      case .element(let id):
        let isFirst = !hasArrived
        guard let stop = stop(at: id, in: tree) else { return [] }
        let words = heard(move(to: stop, in: tree))
        enterGroups(around: stop, in: tree)
        return words + (isFirst ? sumUp(in: tree) : []) + announceWhatWaited()
      case .text(let text): return notice(text)
      }
    case .announcement(let text, let priority, let queued): return announce(text, priority, queued: queued)
    case .pageScrolled(let text): return scrolled(text, in: tree)
    }
  }

  /// Comes to a screen that was not there before, at the element it names or at its first stop.
  private mutating func arrive(onScreenAt id: ElementID?, in tree: AccessibilityTree) -> [Effect] {
    guard let stop = id.flatMap({ stop(at: $0, in: tree) }) ?? tree.firstStop else {
      return heard([.stopSpeech])
    }
    let words = heard(arrive(at: stop, in: tree, from: nil))
    if id != nil { enterGroups(around: stop, in: tree) }
    return words + sumUp(in: tree) + announceWhatWaited()
  }

  /// Says what sums the screen up, behind what the cursor came to.
  ///
  /// - Complexity: O(n).
  /// - Source: Behaviour 1.5 U14
  mutating func sumUp(in tree: AccessibilityTree) -> [Effect] {
    let summary = tree.stops.first { tree[$0]?.traits.contains(.summaryElement) == true }
    guard let summary, summary != cursor else { return [] }
    let words = composer.composition(of: summary, in: tree, from: summary).utterance.partsAtFirstPause.now
    return words.isEmpty ? [] : say(words, .response)
  }

  /// The element itself where the cursor can rest on it, else the first stop inside it.
  private func stop(at id: ElementID, in tree: AccessibilityTree) -> ElementID? {
    if isLive(id, in: tree) { return id }
    guard let next = tree.stop(after: id), tree.ancestors(of: next).contains(id) else { return nil }
    return next
  }
}

extension Utterance {
  /// True where the app wants the words to wait for what is being said.
  ///
  /// - Source: Behaviour 1.11 N1
  fileprivate var queuesAnnouncements: Bool {
    segments.contains { $0.text.runs.contains { $0.attributes.wishes.queuesAnnouncements == true } }
  }
}
