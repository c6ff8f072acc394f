import AccessibilityModel

/// What a person set about Spoken Content.
///
/// - Source: Behaviour 7.1
public struct SpokenContentSettings: Hashable, Sendable {
  /// What is highlighted while it is spoken.
  public enum Highlighting: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// The word.
    case words
    /// The sentence.
    case sentences
    /// Both.
    case wordsAndSentences = "words and sentences"
  }

  /// What a touch of the Speech Controller does.
  public enum ControllerAction: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The screen is read, or the reading pauses and goes on.
    case speakScreen = "speak screen"
    /// What is tapped is spoken from then on, or no longer.
    case tapToSpeak = "tap to speak"
  }

  /// True where the menu of a selection has Speak.
  public var speaksSelection = false
  /// True where a gesture reads the screen.
  public var speaksScreen = false
  /// What is highlighted, where anything is.
  public var highlighting = Highlighting.wordsAndSentences
  /// True where what is spoken is highlighted.
  public var highlights = false
  /// How sentences are drawn.
  public var sentenceStyle = Highlight.Style.underline
  /// The colour of the word.
  public var wordColor = Highlight.Color.default
  /// The colour of the sentence.
  public var sentenceColor = Highlight.Color.default
  /// True where languages are told apart.
  public var detectsLanguages = true
  /// BCP 47 tags of the languages that the person reads, the preferred one first; empty for those of the device.
  public var languages: [String] = []
  /// BCP 47 tags of the voices, by the languages they speak.
  public var voices: [String: String] = [:]
  /// Speaking rate in percent, 0 to 100.
  public var rate = 50
  /// Speaking rates in percent, by the languages that have one of their own.
  public var rates: [String: Int] = [:]
  /// How phrases are spoken otherwise than they are written.
  public var pronunciations: [Pronunciation] = []
  /// What of typing is spoken; `nil` for what a new device speaks.
  public var typing: TypingFeedback?
  /// True where the Speech Controller floats over the screen.
  public var showsController = false
  /// How opaque the Speech Controller is while nobody touches it, in percent; `nil` for that of a new device.
  public var idleOpacity: Int?
  /// What a long press of the Speech Controller does; `nil` for that of a new device.
  public var longPress: ControllerAction?
  /// What a double tap of the Speech Controller does; `nil` for that of a new device.
  public var doubleTap: ControllerAction?

  /// Makes the settings of a new device.
  public init() {}

  /// The rate of a language, in percent.
  func rate(of language: String?) -> Int {
    min(max(language.flatMap { rates[$0] ?? rates[$0.primary] } ?? rate, 0), 100)
  }

  /// The BCP 47 tag of the voice that speaks a language.
  func voice(of language: String?) -> String? {
    language.map { voices[$0] ?? voices[$0.primary] ?? $0 }
  }

  /// What is highlighted now.
  var shown: Highlighting { highlights ? highlighting : .off }
}

/// What of typing is spoken.
///
/// - Source: Behaviour 7.1 SC7
public struct TypingFeedback: Hashable, Sendable {
  /// Each character.
  public var characters = false
  /// A word that stands for the character, after a pause.
  public var characterHints = false
  /// Each word, once it is typed.
  public var words = false
  /// What is corrected or filled in by itself.
  public var autoText = false
  /// A prediction, while a finger holds it.
  public var predictions = false

  /// Makes feedback that says nothing.
  public init() {}
}
