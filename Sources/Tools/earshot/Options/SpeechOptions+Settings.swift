import VoiceOverEngine

extension SpeechOptions {
  /// A VoiceOver that has not met a screen yet, as a person set it up.
  func voiceOver(_ settings: VoiceOver.Settings) -> VoiceOver {
    VoiceOver(voiceOver.dialect, settings: settings)
  }
}
