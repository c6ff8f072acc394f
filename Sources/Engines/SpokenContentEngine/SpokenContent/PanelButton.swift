import AccessibilityModel

/// A button of the panel that shows while the screen is read.
///
/// - Source: Behaviour 7.1 SC2
public enum PanelButton: String, Hashable, Sendable, CaseIterable {
  /// Speak slower.
  case slower
  /// Back to what was spoken before.
  case previous
  /// Pause, or go on.
  case play
  /// On to what is spoken next.
  case next
  /// Speak faster.
  case faster
  /// Make the panel one button, or a panel again.
  case collapse
  /// End.
  case stop
}

extension SpokenContent {
  /// Does what a button of the panel says; nothing while there is none.
  mutating func press(_ button: PanelButton, in tree: AccessibilityTree) -> [Effect] {
    guard let reading else { return [] }
    switch button {
    case .slower: return changeRate(by: -options.rateStep.percent, in: tree)
    case .faster: return changeRate(by: options.rateStep.percent, in: tree)
    case .play: return reading.isPaused ? resume(in: tree) : pause(in: tree)
    case .previous: return skip(-1, in: tree)
    case .next: return skip(1, in: tree)
    case .collapse:
      isPanelCollapsed.toggle()
      return shown(in: tree)
    case .stop: return stop(in: tree)
    }
  }

  /// Speaks faster or slower from the present word on.
  ///
  /// - Source: Behaviour 7.1 SC6
  private mutating func changeRate(by percent: Int, in tree: AccessibilityTree) -> [Effect] {
    guard let reading, let part = reading.currentPart, let passage = reading.current else { return [] }
    func changed(_ rate: Int) -> Int { min(max(rate + percent, 0), 100) }
    settings.rate = changed(settings.rate)
    settings.rates = settings.rates.mapValues(changed)
    let words = speaker.words(of: part, in: passage.text)
    self.reading?.words = words
    return reading.isPaused ? shown(in: tree) : speakRest(in: tree)
  }

  /// Goes on, or back, by a sentence or a text; back to its own beginning where that was left behind.
  private mutating func skip(_ step: Int, in tree: AccessibilityTree) -> [Effect] {
    guard let reading, !reading.asksForMore else { return [] }
    let sentence = reading.currentPart?.sentence
    let first = reading.parts.firstIndex { $0.sentence == sentence } ?? 0
    let isBegun = reading.word > 0 || reading.part > first
    let isPaused = reading.isPaused
    let part: Int?
    switch options.step {
    case .paragraph: part = step < 0 && (isBegun || reading.part > 0) ? 0 : nil
    case .sentence where step > 0:
      part = reading.parts.indices.first { $0 > reading.part && reading.parts[$0].sentence != sentence }
    case .sentence:
      let before = first > 0 ? reading.parts[first - 1].sentence : nil
      part = isBegun ? first : before.flatMap { own in reading.parts.firstIndex { $0.sentence == own } }
    }
    if let part {
      enterPart(part)
    } else if !enterNeighbour(step, in: tree) {
      guard step > 0 else {
        enterPart(0)
        return spoken(again: isPaused, in: tree)
      }
      self.reading?.part = reading.parts.count - 1
      let effects = goOn(in: tree)
      return (isPaused ? [] : [.stopSpeech]) + effects
    }
    return spoken(again: isPaused, in: tree) + bringIntoSight(in: tree)
  }

  /// Takes up the text behind the present one, or the one before it.
  private mutating func enterNeighbour(_ step: Int, in tree: AccessibilityTree) -> Bool {
    guard let reading else { return false }
    if step > 0 { return enterPassage(reading.passage + 1, in: tree) }
    guard reading.passage > 0, enterPassage(reading.passage - 1, in: tree) else { return false }
    if options.step == .sentence, let last = self.reading?.parts.last?.sentence {
      enterPart(self.reading?.parts.firstIndex { $0.sentence == last } ?? 0)
    }
    return true
  }

  /// Speaks what was skipped to; only shows it while a pause is made.
  private mutating func spoken(again isPaused: Bool, in tree: AccessibilityTree) -> [Effect] {
    guard isPaused else { return speakRest(in: tree) }
    return shown(in: tree)
  }
}
