import AccessibilityModel

/// How a person set VoiceOver's voice up, beside its rate.
///
/// - Source: Behaviour 1.14, 1.4.2
public struct VoiceSettings: Hashable, Sendable {
  /// Which signs are spoken.
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    /// Every sign.
    case all
    /// Those that matter.
    case some
    /// No sign.
    case none
  }

  /// Loudness in percent, 0 to 100.
  public var volume: Int
  /// Which signs are spoken.
  public var punctuation: Punctuation
  /// BCP 47 tags of the languages the person set up to choose from.
  public var languages: [String]
  /// The one that an app's words are spoken in; `nil` leaves it to the app.
  public var language: String?

  /// Makes settings; what is left out is as on a new device.
  public init(
    volume: Int = 100, punctuation: Punctuation = .some, languages: [String] = [], language: String? = nil
  ) {
    self.volume = min(max(volume, 0), 100)
    self.punctuation = punctuation
    self.languages = languages
    self.language = language
  }

  /// What the settings change about words that do not say it themselves.
  var attributes: SpeechAttributes {
    let speaksPunctuation: Bool? =
      switch punctuation {
      case .all: true
      case .some: nil
      case .none: false
      }
    return SpeechAttributes(language: language, speaksPunctuation: speaksPunctuation)
  }
}

extension Utterance {
  /// The utterance as a voice speaks it: the app's words in its language, all with its punctuation.
  ///
  /// - Source: Behaviour 1.5 U9
  func spoken(by voice: VoiceSettings) -> Utterance {
    let attributes = voice.attributes
    guard attributes != .none else { return self }
    return Utterance(
      segments.map { segment in
        var segment = segment
        var own = attributes
        if case .phrase = segment.origin { own.facts.language = nil }
        segment.text = segment.text.applying(own)
        return segment
      })
  }
}
