import AccessibilityModel

extension SpokenContentSettings {
  /// The settings as they are written in a file, in order; what is as on a new device is left out.
  public static let settingKeys: [SettingKey<SpokenContentSettings>] = [
    .flag("spoken selection", \.selection), .flag("spoken screen", \.screen),
    .choice("spoken highlighting", \.chosenHighlighting), .choice("spoken sentence style", \.chosenStyle),
    .choice("spoken word color", \.chosenWordColor), .choice("spoken sentence color", \.chosenSentenceColor),
    .flag("spoken language detection", \.detection),
    .list(
      "spoken languages", "languages with commas between them, the preferred one first", \.languages,
      { names, settings in
        settings.languages = names
        return true
      }),
    .list(
      "spoken voices", "a language and its voice with commas between them, such as en en-GB, pt pt-BR",
      { $0.voices.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" } },
      { pairs, settings in
        guard let voices = dictionary(of: pairs) else { return false }
        settings.voices = voices
        return true
      }),
    .number("spoken rate", 0...100, \.chosenRate),
    .list(
      "spoken rates", "a language and its rate with commas between them, such as en 60, el 40",
      { $0.rates.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" } },
      { pairs, settings in
        guard let rates = dictionary(of: pairs)?.compactMapValues(Int.init), rates.count == pairs.count,
          rates.values.allSatisfy((0...100).contains)
        else { return false }
        settings.rates = rates
        return true
      }),
    .list(
      "spoken pronunciations",
      "PHRASE > SUBSTITUTION [LANGUAGES] [voice VOICES] [app NAME] exact, with commas between them",
      { $0.pronunciations.map(\.line) },
      { lines, settings in
        let read = lines.compactMap(Pronunciation.init(line:))
        settings.pronunciations = read
        return read.count == lines.count
      }),
    .flag("spoken characters", \.characters),
    .flag("spoken phonetics", \.characterHints), .flag("spoken words", \.words),
    .flag("spoken auto-text", \.autoText), .flag("spoken predictions", \.predictions),
    .flag("speech controller", \.controller), .number("speech controller opacity", 0...100, \.idleOpacity),
    .choice("speech controller long press", \.longPress),
    .choice("speech controller double tap", \.doubleTap),
  ]

  private static func dictionary(of pairs: [String]) -> [String: String]? {
    let split = pairs.map { $0.split(separator: " ").map(String.init) }
    guard split.allSatisfy({ $0.count == 2 }) else { return nil }
    return Dictionary(split.map { ($0[0], $0[1]) }) { _, last in last }
  }
}

/// Each setting with `nil` for what is as on a new device.
extension SpokenContentSettings {
  fileprivate var characters: Bool? {
    get { typing?.characters }
    set { change { $0.characters = newValue ?? false } }
  }

  fileprivate var characterHints: Bool? {
    get { typing?.characterHints }
    set { change { $0.characterHints = newValue ?? false } }
  }

  fileprivate var words: Bool? {
    get { typing?.words }
    set { change { $0.words = newValue ?? false } }
  }

  fileprivate var autoText: Bool? {
    get { typing?.autoText }
    set { change { $0.autoText = newValue ?? false } }
  }

  fileprivate var predictions: Bool? {
    get { typing?.predictions }
    set { change { $0.predictions = newValue ?? false } }
  }

  private mutating func change(_ body: (inout TypingFeedback) -> Void) {
    var feedback = typing ?? TypingFeedback()
    body(&feedback)
    typing = feedback
  }

  fileprivate var selection: Bool? {
    get { speaksSelection ? true : nil }
    set { speaksSelection = newValue ?? false }
  }

  fileprivate var screen: Bool? {
    get { speaksScreen ? true : nil }
    set { speaksScreen = newValue ?? false }
  }

  fileprivate var chosenHighlighting: Highlighting? {
    get { highlights ? highlighting : nil }
    set {
      highlights = newValue.map { $0 != .off } ?? false
      if let newValue, newValue != .off { highlighting = newValue }
    }
  }

  fileprivate var chosenStyle: Highlight.Style? {
    get { sentenceStyle == .underline ? nil : sentenceStyle }
    set { sentenceStyle = newValue ?? .underline }
  }

  fileprivate var chosenWordColor: Highlight.Color? {
    get { wordColor == .default ? nil : wordColor }
    set { wordColor = newValue ?? .default }
  }

  fileprivate var chosenSentenceColor: Highlight.Color? {
    get { sentenceColor == .default ? nil : sentenceColor }
    set { sentenceColor = newValue ?? .default }
  }

  fileprivate var detection: Bool? {
    get { detectsLanguages ? nil : false }
    set { detectsLanguages = newValue ?? true }
  }

  fileprivate var chosenRate: Int? {
    get { rate == 50 ? nil : rate }
    set { rate = newValue ?? 50 }
  }

  fileprivate var controller: Bool? {
    get { showsController ? true : nil }
    set { showsController = newValue ?? false }
  }
}
