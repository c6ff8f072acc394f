import AccessibilityModel

extension SpokenContent {
  /// When a word, a text or a fading button is due.
  public var nextDeadline: VirtualInstant? {
    [readingDeadline, waiting?.due, fadeDeadline].compactMap(\.self).min()
  }

  /// When everything that is to be spoken will have been, as far as it is known.
  ///
  /// - Complexity: O(n) in the length of what is left.
  public var silenceDeadline: VirtualInstant? {
    guard let reading, !reading.isPaused, !reading.asksForMore else { return waiting?.due }
    let parts = reading.parts.dropFirst(reading.part + 1)
    var seconds =
      reading.current.map { passage in parts.reduce(0) { $0 + time(of: $1, in: passage.text) } } ?? 0
    for passage in reading.passages.dropFirst(reading.passage + 1) {
      seconds += self.parts(of: passage).reduce(0) { $0 + time(of: $1, in: passage.text) }
    }
    return reading.end.advanced(by: .nanoseconds(Int64((seconds * 1e9).rounded(.up))))
  }

  private func time(of part: SpokenPart, in text: ReadableText) -> Double {
    speaker.words(of: part, in: text).reduce(0) { $0 + $1.seconds }
  }

  private var readingDeadline: VirtualInstant? {
    guard let reading, !reading.isPaused, !reading.asksForMore else { return nil }
    let highlightsWords = settings.shown == .words || settings.shown == .wordsAndSentences
    return highlightsWords ? reading.start(ofWord: reading.word + 1) : reading.end
  }

  private var fadeDeadline: VirtualInstant? { settings.showsController ? controllerFades : nil }

  /// Lets time pass: words follow one another, and texts do.
  public mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect] {
    var effects: [Effect] = []
    while let due = nextDeadline, due <= instant {
      now = max(now, due)
      if let waiting, waiting.due <= now {
        self.waiting = nil
        effects.append(.speak(waiting.utterance, interrupts: reading == nil))
      } else if let fades = fadeDeadline, fades <= now {
        controllerFades = nil
        effects += shown(in: tree)
      } else {
        effects += nextWord(in: tree)
      }
    }
    now = max(now, instant)
    keepWord()
    return effects
  }

  private mutating func nextWord(in tree: AccessibilityTree) -> [Effect] {
    guard let reading else { return [] }
    if reading.end <= now { return goOn(in: tree) }
    self.reading?.word = min(reading.word + 1, max(reading.words.count - 1, 0))
    return shown(in: tree)
  }

  /// Keeps the word that is being spoken where nobody watches it, for a pause to know.
  private mutating func keepWord() {
    guard let reading, !reading.isPaused, !reading.asksForMore else { return }
    var word = reading.word
    while word + 1 < reading.words.count, reading.start(ofWord: word + 1) <= now { word += 1 }
    if word != reading.word { self.reading?.word = word }
  }
}
