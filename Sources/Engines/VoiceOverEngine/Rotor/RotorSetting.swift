/// Settings of VoiceOver that flicks change.
///
/// - Source: Behaviour 1.4.2
public enum RotorSetting: String, Hashable, Sendable, CaseIterable {
  /// How fast is spoken.
  case speakingRate
  /// How loud is spoken.
  case volume
  /// In which language an app's words are spoken; offered to those who set up several.
  case language
  /// Which signs are spoken.
  case punctuation
  /// Whether hints are spoken.
  case hints
  /// Whether sounds are played.
  case sounds
  /// How capital letters are told.
  case capitals
}
