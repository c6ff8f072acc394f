import AccessibilityModel

extension VoiceOver {
  /// The words of an element that are walked, and what they were made from.
  ///
  /// - Source: Behaviour 1.4.2
  func text(of element: AccessibilityElement) -> (words: SpokenText, origin: Utterance.Origin) {
    let value = element.value ?? ""
    if let text = element.textContent, !text.string.isEmpty {
      return (text.string == value.string ? value : SpokenText(text.string), .attribute(.value))
    }
    let label = element.label ?? ""
    let isField = !element.traits.isDisjoint(
      with: [.textEntry, .secureTextEntry, .textArea, .searchField])
    if isField, !value.string.isEmpty { return (value, .attribute(.value)) }
    if label.string.isEmpty { return (value, .attribute(.value)) }
    guard dialect.navigatedText == .labelAndValue, !value.string.isEmpty else {
      return (label, .attribute(.label))
    }
    return (SpokenText.joined([label, value], separator: "\n"), .attribute(.label))
  }

  /// Says the next or the previous unit of the words of the element under the cursor.
  ///
  /// - Complexity: O(length of the words).
  /// - Source: Behaviour 1.4.2
  mutating func read(
    _ unit: TextUnit, _ direction: Direction, in tree: AccessibilityTree
  ) -> [Effect] {
    guard let element = cursor.flatMap({ tree[$0] }) else { return boundary }
    let (words, origin) = text(of: element)
    let characters = Array(words.string)
    let units = Self.ranges(of: unit, in: characters, lines: element.textContent?.lines ?? [])
    let found: Range<Int>?
    switch direction {
    case .next:
      let end = rotor.progress.text?.upperBound ?? 0
      found = units.first { $0.lowerBound >= end }
    case .previous:
      let start = rotor.progress.text?.lowerBound ?? 0
      found = units.last { $0.upperBound <= start }
    }
    guard let found else { return readOn(unit, direction, from: element, in: tree) }
    rotor.progress.text = found
    rotor.progress.spoken = nil
    return say(words.slice(found, of: characters), unit, from: origin, of: element)
  }

  /// Goes on in the element that the app names for text that goes on elsewhere, from its beginning or its end.
  ///
  /// - Complexity: O(length of its words).
  /// - Source: Behaviour 1.13 (text navigation)
  private mutating func readOn(
    _ unit: TextUnit, _ direction: Direction, from element: AccessibilityElement, in tree: AccessibilityTree
  ) -> [Effect] {
    let next = direction == .next ? element.nextText : element.previousText
    guard let next, next != element.id, isLive(next, in: tree), let other = tree[next] else {
      return boundary
    }
    let (words, origin) = text(of: other)
    let characters = Array(words.string)
    let units = Self.ranges(of: unit, in: characters, lines: other.textContent?.lines ?? [])
    guard let found = direction == .next ? units.first : units.last else { return boundary }
    let automatic = rotor.automatic
    let piece = spoken(words.slice(found, of: characters), unit, from: origin, of: other)
    let effects = arrive(at: next, in: tree, from: cursor, saying: piece)
    rotor.automatic = automatic
    rotor.progress.text = found
    return effects
  }

  private func textRules(
    of element: AccessibilityElement, from origin: Utterance.Origin
  ) -> [UncertainRule] {
    let isMatterOfChoice = !(element.label?.isBlank ?? true) && !(element.value?.isBlank ?? true)
    let rules = isMatterOfChoice && origin == .attribute(.label) ? [dialect.navigatedText.rule] : []
    return rules
  }

  /// Says the piece of the words where the person is; the second time it is spelled.
  ///
  /// - Source: Behaviour 1.3, 2 (read)
  mutating func speak(_ unit: TextUnit, in tree: AccessibilityTree) -> [Effect] {
    guard let element = cursor.flatMap({ tree[$0] }) else { return boundary }
    let (words, origin) = text(of: element)
    let characters = Array(words.string)
    let position = rotor.progress.text?.lowerBound ?? 0
    let units = Self.ranges(of: unit, in: characters, lines: element.textContent?.lines ?? [])
    guard let found = units.first(where: { $0.contains(position) }) ?? units.first else { return boundary }
    let isAgain = rotor.progress.spoken == unit
    rotor.progress.spoken = isAgain ? nil : unit
    guard isAgain else { return say(words.slice(found, of: characters), unit, from: origin, of: element) }
    if unit == .characters {
      let word = characters[found].first.flatMap { composer.phoneticWord(for: $0) }
      return word.map { [.speak(composer.utterance($0, from: .phonetic), interrupts: true)] } ?? boundary
    }
    let spelled = words.slice(found, of: characters).applying(SpeechAttributes(spellsOut: true))
      .speaking(element)
    return [
      .speak(Utterance([Utterance.Segment(spelled, origin: origin, element: element.id)]), interrupts: true)
    ]
  }

  /// Where the units of a text lie: lines as the app breaks them, where it tells.
  ///
  /// - Parameters:
  ///   - unit: The pieces.
  ///   - text: The characters.
  ///   - lines: What stands in a line each, in UTF-8 bytes of the text.
  /// - Returns: The pieces, as offsets of characters; no line is blank.
  static func ranges(of unit: TextUnit, in text: [Character], lines: [Range<Int>]) -> [Range<Int>] {
    guard unit == .lines, !lines.isEmpty else { return unit.ranges(in: text) }
    var offsets: [Int: Int] = [0: 0]
    var bytes = 0
    for (index, character) in text.enumerated() {
      bytes += character.utf8.count
      offsets[bytes] = index + 1
    }
    return lines.compactMap { line in
      guard let start = offsets[line.lowerBound], var end = offsets[line.upperBound] else { return nil }
      while end > start, text[end - 1].isWhitespace { end -= 1 }
      return start < end ? start..<end : nil
    }
  }

  /// Says a piece of words; a character by its name, and by the word for it once nothing else is heard.
  mutating func say(
    _ words: SpokenText, _ unit: TextUnit, from origin: Utterance.Origin, of element: AccessibilityElement,
    _ rules: [UncertainRule] = []
  ) -> [Effect] {
    let utterance = spoken(words, unit, from: origin, of: element).noting(rules)
    var effects: [Effect] = [.speak(utterance, interrupts: true)]
    guard unit == .characters, let character = words.string.first else { return effects }
    if character.isCapital, verbosity.capitals == .playSound { effects.insert(.sound(.capital), at: 0) }
    if dialect.phoneticSpelling == .afterPause, let word = composer.phoneticWord(for: character) {
      let words = composer.utterance(word, from: .phonetic).noting([dialect.phoneticSpelling.rule])
      let due = queue.start(at: now).advanced(by: speech.duration(of: utterance) + dialect.hintPause.duration)
      ending = (words, due)
    }
    return effects
  }

  private func spoken(
    _ words: SpokenText, _ unit: TextUnit, from origin: Utterance.Origin, of element: AccessibilityElement
  ) -> Utterance {
    let rules = textRules(of: element, from: origin)
    let first = unit == .characters ? words.string.first : nil
    if let first, first.isWhitespace {
      return composer.phrase(first.isNewline ? .newLine : .space, of: element.id).noting(rules)
    }
    var attributes = SpeechAttributes(spellsOut: unit == .characters ? true : nil)
    let isCapital = first?.isCapital == true
    if isCapital, verbosity.capitals == .changePitch { attributes.wishes.pitch = Verbosity.raisedPitch }
    let reading = dialect.textualContext.reading(words, of: element)
    var text = reading.words.applying(attributes).speaking(element)
    if isCapital, verbosity.capitals == .speak {
      let around = composer.phrases.words(.capital, around: "letter")
      var words = composer.phrases.capitalizing(SpokenText(around.before))
      words.append(text)
      words.append(SpokenText(around.after))
      text = words
    }
    return Utterance([Utterance.Segment(text, origin: origin, element: element.id)])
      .noting(rules + reading.rules)
  }
}

extension SpokenText {
  /// The text in the language of an element, where that has one.
  fileprivate func speaking(_ element: AccessibilityElement) -> SpokenText {
    element.language.map(speaking) ?? self
  }

  /// A stretch of the text, by the numbers of its characters.
  fileprivate func slice(_ range: Range<Int>, of characters: [Character]) -> SpokenText {
    let piece = String(characters[range])
    guard !runs.isEmpty else { return SpokenText(piece) }
    let start = characters[..<range.lowerBound].reduce(0) { $0 + $1.utf8.count }
    return slice(start..<start + piece.utf8.count)
  }
}

extension Character {
  /// True for a letter that is a capital and has a small form.
  fileprivate var isCapital: Bool { isUppercase && isLetter }
}

extension UtteranceComposer {
  /// The word that stands for a letter where letters sound alike; `nil` where there is none.
  ///
  /// - Source: Behaviour 1.5 U12
  func phoneticWord(for character: Character) -> String? {
    phrases.word(for: character)
  }
}
