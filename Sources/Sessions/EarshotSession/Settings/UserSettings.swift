import AccessibilityModel
import VoiceOverEngine

/// Everything a person set up, as one value that can be kept in a file.
///
///     var person = try UserSettings(reading: text)
///     person.activity = "Programming"
///     VoiceOver(.iOS, settings: person.present)
///
/// The form is described in `Documentation/Formats/settings.md`.
/// - Source: Behaviour 1.14
public struct UserSettings: Hashable, Sendable {
  /// How VoiceOver is set up.
  public var voiceOver: VoiceOver.Settings
  /// What the person sets up otherwise for something they do.
  public var activities: [Activity]
  /// Name of the activity that goes on; `nil` for none.
  public var activity: String?
  /// The voice of words without a language of their own; `nil` for that of a new device.
  public var voice: String?
  /// Cells of the person's braille display; `nil` where there is none.
  public var brailleCells: Int?
  /// BCP 47 tag of the language that is written in braille.
  public var brailleLanguage: String
  /// True where braille is contracted.
  public var isContracted: Bool
  /// What the person set about other technologies than VoiceOver.
  public var technologies: SettingChoices
  /// What the person chose for open questions of any technology, or of the app's side.
  public var rules: RuleChoices

  /// Makes settings; what is left out is as on a new device.
  public init(
    voiceOver: VoiceOver.Settings = VoiceOver.Settings(), activities: [Activity] = [],
    activity: String? = nil,
    voice: String? = nil, brailleCells: Int? = nil, brailleLanguage: String = "en",
    isContracted: Bool = false,
    rules: RuleChoices = RuleChoices(), technologies: SettingChoices = SettingChoices()
  ) {
    self.voiceOver = voiceOver
    self.activities = activities
    self.activity = activity
    self.voice = voice
    self.brailleCells = brailleCells
    self.brailleLanguage = brailleLanguage
    self.isContracted = isContracted
    self.rules = rules
    self.technologies = technologies
  }

  /// How VoiceOver is set up while the present activity goes on.
  public var present: VoiceOver.Settings {
    guard let activity = activities.first(where: { $0.name == activity }) else { return voiceOver }
    return voiceOver.during(activity)
  }

  /// Takes over what the person changed while VoiceOver ran; what the present activity decides is left as it
  /// was.
  public mutating func take(_ changed: VoiceOver.Settings) {
    let before = present
    var kept = changed
    if changed.speakingRate == before.speakingRate { kept.speakingRate = voiceOver.speakingRate }
    if changed.voice.volume == before.voice.volume { kept.voice.volume = voiceOver.voice.volume }
    if changed.voice.punctuation == before.voice.punctuation {
      kept.voice.punctuation = voiceOver.voice.punctuation
    }
    kept.verbosity.speaksTableHeaders = voiceOver.verbosity.speaksTableHeaders
    kept.verbosity.speaksTablePositions = voiceOver.verbosity.speaksTablePositions
    voiceOver = kept
  }
}
