import AccessibilityModel
import VoiceOverEngine

extension SpeechOptions {
  /// A VoiceOver that has not met a screen yet, as a person set it up, with what was chosen for open questions.
  func voiceOver(_ settings: VoiceOver.Settings, following rules: RuleChoices) -> VoiceOver {
    VoiceOver(voiceOver.dialect.following(rules), settings: settings)
  }
}
