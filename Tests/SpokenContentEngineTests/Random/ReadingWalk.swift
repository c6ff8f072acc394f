import AccessibilityModel
import SpokenContentEngine

/// A person who has a screen read, and pauses, skips and changes the speed at any time.
///
/// What is heard and highlighted is compared with the texts of the screen, their sentences and their words; they
/// are counted here, by nothing of Spoken Content's.
/// - Source: Behaviour 7.1 SC1, SC2, SC3, SC6
struct ReadingWalk {
  /// A word of a screen.
  private struct Place {
    var text = 0
    var sentence = 0
    var word = 0
  }

  private static let sentences = [
    "One two three.", "Four.", "Five six.", "Seven eight nine ten.", "Eleven twelve.",
  ]
  private static let nothing = "There is nothing to speak here."

  private var dice: SeededDice
  private let options: SpokenContentOptions
  private let tree: AccessibilityTree
  /// The words of the sentences of the texts that are to be read.
  private let texts: [[[String]]]
  private var spoken: SpokenContent
  private var now = VirtualInstant.start
  /// What is being read; `nil` where nothing is.
  private var place: Place?
  private var isPaused = false
  private var rate: Int
  /// What did not hold, with the step.
  private(set) var violations: [String] = []
  /// How many words were highlighted as the rules say.
  private(set) var comparedWords = 0

  /// Begins a walk that is the same for the same seed.
  init(seed: UInt64) {
    var dice = SeededDice(state: seed)
    var options = SpokenContentOptions()
    options.step = dice.isDue(oneIn: 2) ? .sentence : .paragraph
    options.rateStep = dice.isDue(oneIn: 2) ? .tenth : .quarter
    options.resumption = dice.isDue(oneIn: 2) ? .word : .sentence
    options.images = dice.isDue(oneIn: 2) ? .skipped : .named
    var settings = SpokenContentSettings()
    settings.speaksScreen = true
    settings.highlights = true
    settings.highlighting = .words
    settings.rate = Int.random(in: 0...100, using: &dice)
    rate = settings.rate
    // 7.1 SC2: "Read is what people read, not each control"; images by the option `spokenContent.images`.
    let kinds: [(traits: Traits, isRead: Bool)] = [
      (.staticText, true), (.staticText, true), (.header, true), ([], true), (.button, false), (.link, false),
      (.adjustable, false), (.image, options.images == .named),
    ]
    var texts: [[[String]]] = []
    var children: [AccessibilityNode] = []
    for row in 0..<Int.random(in: 0...6, using: &dice) {
      var sentences: [String] = []
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        sentences.append(Self.sentences.randomElement(using: &dice) ?? "Four.")
      }
      let kind = kinds.randomElement(using: &dice) ?? kinds[0]
      if kind.isRead { texts.append(sentences.map { $0.split(separator: " ").map { String($0) } }) }
      children.append(
        .stop(
          SpokenText(sentences.joined(separator: " ")), traits: kind.traits,
          frame: Rect(x: 0, y: Double(row) * 100, width: 400, height: 40),
          id: ElementID(slot: UInt32(row + 1))))
    }
    tree = AccessibilityTree(
      .container(
        frame: Rect(x: 0, y: 0, width: 400, height: 800), id: ElementID(slot: 0),
        children.shuffled(using: &dice)))
    spoken = SpokenContent(options, settings: settings, languages: ["en"])
    self.options = options
    self.texts = texts
    self.dice = dice
  }

  /// Takes so many steps; the first few things that do not hold are kept.
  mutating func run(steps: Int) {
    for step in 0..<steps where violations.count < 5 { takeStep(step) }
  }

  private mutating func takeStep(_ step: Int) {
    switch Int.random(in: 0...15, using: &dice) {
    case 0:
      place = texts.isEmpty ? nil : Place()
      isPaused = false
      compare(spoken.handle(.speakScreen, in: tree), texts.isEmpty ? [Self.nothing] : rest, "read", step)
    case 1: compare(spoken.handle(.pause, in: tree), pause(), "pause", step)
    case 2: compare(spoken.handle(.resume, in: tree), resume(), "resume", step)
    case 3:
      let expected = isPaused ? resume() : pause()
      compare(spoken.handle(.panel(.play), in: tree), expected, "play", step)
    case 4...5: compare(spoken.handle(.panel(.next), in: tree), next(), "next", step)
    case 6:
      // Where a text or a sentence has begun, no rule says whether its own beginning comes first.
      guard let place, place.word == 0, options.step == .sentence || place.sentence == 0 else { return }
      compare(spoken.handle(.panel(.previous), in: tree), previous(from: place), "previous", step)
    case 7:
      let expected = changeRate(by: 1)
      compare(spoken.handle(.panel(.faster), in: tree), expected, "faster", step)
    case 8:
      let expected = changeRate(by: -1)
      compare(spoken.handle(.panel(.slower), in: tree), expected, "slower", step)
    case 9:
      guard dice.isDue(oneIn: 4) else { return }
      place = nil
      isPaused = false
      compare(spoken.handle(.stop, in: tree), [], "stop", step)
    default: wait(step)
    }
  }

  // MARK: What the rules say is heard

  /// What of the sentence is still to be heard, in one go; nothing while a pause is made.
  private var rest: [String] {
    guard let place, !isPaused else { return [] }
    return [texts[place.text][place.sentence][place.word...].joined(separator: " ")]
  }

  private mutating func pause() -> [String] {
    isPaused = place != nil
    return []
  }

  /// 7.1 SC1: "It goes on at the word (option `spokenContent.resuming`)".
  private mutating func resume() -> [String] {
    guard isPaused else { return [] }
    isPaused = false
    if options.resumption == .sentence { place?.word = 0 }
    return rest
  }

  /// 7.1 SC2: "the panel goes by sentences (option `spokenContent.skipping`)".
  private mutating func next() -> [String] {
    guard let present = place else { return [] }
    if options.step == .sentence, present.sentence + 1 < texts[present.text].count {
      place = Place(text: present.text, sentence: present.sentence + 1)
    } else {
      place = present.text + 1 < texts.count ? Place(text: present.text + 1) : nil
    }
    if place == nil { isPaused = false }
    return rest
  }

  private mutating func previous(from present: Place) -> [String] {
    if present.sentence > 0 {
      place = Place(text: present.text, sentence: present.sentence - 1)
    } else if present.text > 0 {
      let text = present.text - 1
      place = Place(text: text, sentence: options.step == .sentence ? texts[text].count - 1 : 0)
    }
    return rest
  }

  /// 7.1 SC6: "The panel changes the rate in steps (option `spokenContent.rateStep`)", which is from 0 to 1.
  private mutating func changeRate(by steps: Int) -> [String] {
    guard place != nil else { return [] }
    rate = min(max(rate + steps * (options.rateStep == .tenth ? 10 : 25), 0), 100)
    return rest
  }

  /// Lets time pass until the next word is due, or not quite.
  private mutating func wait(_ step: Int) {
    guard let due = spoken.nextDeadline else {
      now = now.advanced(by: .seconds(9))
      return compare(spoken.advance(to: now, in: tree), [], "wait", step)
    }
    guard !dice.isDue(oneIn: 4) else {
      now = max(now, due.advanced(by: .nanoseconds(-1)))
      return compare(spoken.advance(to: now, in: tree), [], "wait a little", step)
    }
    now = due
    var expected: [String] = []
    if let present = place {
      let text = texts[present.text]
      if present.word + 1 < text[present.sentence].count {
        place?.word += 1
      } else if present.sentence + 1 < text.count {
        place = Place(text: present.text, sentence: present.sentence + 1)
        expected = rest
      } else {
        place = present.text + 1 < texts.count ? Place(text: present.text + 1) : nil
        expected = rest
      }
    }
    compare(spoken.advance(to: now, in: tree), expected, "wait for a word", step)
  }

  // MARK: What has to hold

  private mutating func compare(_ effects: [Effect], _ expected: [String], _ action: String, _ step: Int) {
    var wrong: [String] = []
    let heard = effects.compactMap { effect -> String? in
      guard case .speak(let utterance, interrupts: _) = effect else { return nil }
      return utterance.text
    }
    if heard != expected { wrong.append("\(heard) is heard and not \(expected)") }
    if effects.contains(where: { if case .request = $0 { true } else { false } }) {
      wrong.append("the app is asked for something")
    }
    // 7.1 SC3: "What is spoken is highlighted by words".
    let words = place.map { [texts[$0.text][$0.sentence][$0.word]] } ?? []
    let highlighted = spoken.highlights.map(\.words)
    if highlighted != words { wrong.append("\(highlighted) is highlighted and not \(words)") }
    comparedWords += words.count
    if spoken.isSpeaking != (place != nil && !isPaused) {
      wrong.append("it is \(spoken.isSpeaking ? "" : "not ")speaking")
    }
    if (spoken.nextDeadline != nil) != spoken.isSpeaking { wrong.append("a word is due, and none is spoken") }
    let hasPanel = spoken.overlay?.marks.isEmpty == false
    if hasPanel != (place != nil) { wrong.append("the panel is \(hasPanel ? "" : "not ")there") }
    if spoken.settings.rate != rate { wrong.append("the rate is \(spoken.settings.rate) and not \(rate)") }
    violations += wrong.map { "\(step), \(action): \($0)" }
  }
}
