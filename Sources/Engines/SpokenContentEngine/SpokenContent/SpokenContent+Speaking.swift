import AccessibilityModel

extension SpokenContent {
  /// Begins to speak texts, in place of what is being spoken.
  mutating func begin(_ reading: Reading, in tree: AccessibilityTree) -> [Effect] {
    self.reading = reading
    (asking, scrolling) = (nil, nil)
    guard enterPassage(0, in: tree) else { return nothing(in: tree) }
    return speakRest(in: tree) + bringIntoSight(in: tree)
  }

  /// Takes up a passage, or the first behind it that has something to say.
  ///
  /// - Returns: False where none has.
  mutating func enterPassage(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard var reading else { return false }
    for index in index..<max(reading.passages.count, index) {
      let passage = reading.passages[index]
      let parts = parts(of: passage)
      guard !parts.isEmpty else { continue }
      reading.passage = index
      let present = tree[passage.text.element].flatMap { ReadableText($0) }
      reading.isOnScreen = present?.text == passage.text.text
      reading.parts = parts
      reading.spoken.append(passage.text.element)
      self.reading = reading
      enterPart(0)
      return true
    }
    return false
  }

  /// What is spoken of a passage, each part in one language.
  ///
  /// - Complexity: O(n) in the length of the passage.
  func parts(of passage: Passage) -> [SpokenPart] {
    let start = passage.range.lowerBound
    let runs = runs(of: passage.text, in: passage.range)
    var parts: [SpokenPart] = []
    parts.reserveCapacity(runs.count)
    for run in runs {
      let language =
        passage.language ?? (settings.detectsLanguages || run.basis == .declared ? run.language : person[0])
      if let only = passage.only, run.language?.primary != only.primary { continue }
      let range = run.range.lowerBound + start..<run.range.upperBound + start
      guard passage.text.words(in: range).contains(where: { !$0.isWhitespace }) else { continue }
      let sentence = run.sentence.lowerBound + start..<run.sentence.upperBound + start
      let isGuessed = passage.language == nil && (run.basis == .person || run.basis == .undecided)
      if let last = parts.last, last.sentence == sentence, last.language == language,
        last.range.upperBound == range.lowerBound
      {
        parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
        continue
      }
      parts.append(SpokenPart(range: range, sentence: sentence, language: language, isGuessed: isGuessed))
    }
    return parts
  }

  /// Takes up a part of the passage from its first word.
  mutating func enterPart(_ index: Int) {
    guard let passage = reading?.current, let part = reading?.parts[index] else { return }
    reading?.part = index
    let words = speaker.words(of: part, in: passage.text)
    reading?.words = words
    reading?.word = 0
  }

  /// Speaks the present part from the present word on, in place of what is being spoken.
  mutating func speakRest(interrupts: Bool = true, in tree: AccessibilityTree) -> [Effect] {
    guard let reading, let passage = reading.current, let part = reading.currentPart else { return [] }
    let word = reading.currentWord
    let seconds = word?.start ?? 0
    self.reading?.isPaused = false
    self.reading?.began = now.advanced(by: .nanoseconds(-Int64((seconds * 1e9).rounded())))
    let utterance = speaker.utterance(
      of: part, in: passage.text, from: word?.range.lowerBound ?? part.range.lowerBound,
      isThere: tree.contains(passage.text.element), rules: reading.rules)
    self.reading?.rules = []
    return [.speak(utterance, interrupts: interrupts)] + shown(in: tree)
  }

  /// Goes on behind the present part: with the next one, the next text, or what more the screen has.
  mutating func goOn(in tree: AccessibilityTree) -> [Effect] {
    guard let reading else { return [] }
    if reading.part + 1 < reading.parts.count {
      enterPart(reading.part + 1)
      return speakRest(interrupts: false, in: tree)
    }
    if enterPassage(reading.passage + 1, in: tree) {
      return speakRest(interrupts: false, in: tree) + bringIntoSight(in: tree)
    }
    if reading.kind == .screen, let request = requestForMore(in: tree) {
      self.reading?.asksForMore = true
      return [.request(request)]
    }
    return ended(in: tree)
  }

  /// Ends a reading that came to its end.
  mutating func ended(in tree: AccessibilityTree) -> [Effect] {
    reading = nil
    (asking, scrolling) = (nil, nil)
    return shown(in: tree)
  }
}

extension Reading {
  /// Goes back to the first word of the sentence that is being spoken.
  mutating func goToSentenceStart() {
    guard let sentence = currentPart?.sentence else { return }
    // A part of another language within the sentence is not taken back: its voice goes on where it stopped.
    if parts.firstIndex(where: { $0.sentence == sentence }) == part { word = 0 }
  }
}
