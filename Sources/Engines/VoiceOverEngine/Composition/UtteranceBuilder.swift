import AccessibilityModel

/// Collects the parts of an utterance in the order of speech.
struct UtteranceBuilder {
  let phrases: Phrases
  private(set) var segments: [Utterance.Segment] = []

  init(phrases: Phrases) {
    self.phrases = phrases
  }

  /// Makes a builder with space for what most elements say, whole parts ahead of growing step by step.
  init(phrases: Phrases, expecting count: Int) {
    self.phrases = phrases
    segments.reserveCapacity(count)
  }

  /// Adds words of the app, if there are any.
  mutating func add(
    _ text: SpokenText?, from origin: Utterance.Origin, of element: AccessibilityElement,
    startsSentence: Bool = false, rules: [UncertainRule] = []
  ) {
    guard let text, !text.isBlank else { return }
    segments.append(
      Utterance.Segment(
        text, origin: origin, element: element.id, startsSentence: startsSentence, rules: rules))
    guard element.hasAttributes, let language = element.language else { return }
    segments[segments.count - 1].text = text.speaking(language)
  }

  /// Has an element's own words read as the context that the app names wants it.
  ///
  /// - Source: Behaviour 1.12 (context)
  mutating func read(_ element: AccessibilityElement, as context: TextualContextReading) {
    for index in segments.indices {
      guard segments[index].element == element.id, case .attribute(let attribute) = segments[index].origin,
        attribute == .label || attribute == .value
      else { continue }
      let reading = context.reading(segments[index].text, of: element)
      guard !reading.rules.isEmpty else { continue }
      segments[index].text = reading.words
      segments[index].rules += reading.rules
    }
  }

  /// Adds words of VoiceOver's own, if it has any for the key.
  mutating func add(
    _ key: PhraseKey, _ arguments: [String: String] = [:], of element: ElementID?,
    startsSentence: Bool = false, channel: Utterance.Channel = .everywhere, rules: [UncertainRule] = []
  ) {
    let words = phrases.words(key, arguments)
    guard !words.isEmpty else { return }
    segments.append(
      Utterance.Segment(
        SpokenText(words), origin: .phrase(key.rawValue), element: element,
        startsSentence: startsSentence, channel: channel, rules: rules + phrases.rules))
  }

  /// Adds parts that were collected before.
  mutating func add(_ others: [Utterance.Segment]) {
    segments += others
  }

  /// Lets the last part rest on a rule too, where there is a part.
  mutating func noteOnLast(_ rule: UncertainRule) {
    guard !segments.isEmpty else { return }
    segments[segments.count - 1].rules.append(rule)
  }

  /// Lets a part rest on a rule too.
  mutating func note(_ rule: UncertainRule, at index: Int) {
    segments[index].rules.append(rule)
  }

  /// Puts a silence before a part.
  mutating func delay(_ index: Int, by pause: Duration) {
    segments[index].pause = pause
  }

  /// Raises the pitch of the element's name, or of the first part where it has none.
  mutating func raisePitch() {
    let raised = SpeechAttributes(pitch: Verbosity.raisedPitch)
    var names = segments.indices.filter { segments[$0].origin == .attribute(.label) }
    if names.isEmpty { names = Array(segments.indices.prefix(1)) }
    for index in names { segments[index].text = segments[index].text.applying(raised) }
  }

  /// Ends with the utterance, with capitals where VoiceOver's own words begin a sentence.
  consuming func utterance() -> Utterance {
    var atStart = true
    for index in segments.indices {
      if atStart || segments[index].startsSentence, case .phrase = segments[index].origin {
        segments[index].text = phrases.capitalizing(segments[index].text)
      }
      if atStart, segments[index].isSpoken { atStart = false }
    }
    return Utterance(segments)
  }
}

extension SpokenText {
  /// The text with every stretch in one language.
  func speaking(_ language: String) -> SpokenText {
    var result = SpokenText("")
    for (piece, attributes) in pieces {
      var attributes = attributes
      attributes.facts.language = language
      result.append(SpokenText(piece, attributes))
    }
    return result
  }
}
