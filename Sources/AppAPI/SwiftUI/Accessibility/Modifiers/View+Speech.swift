import AccessibilityModel

extension View {
  /// Raises or lowers the voice for texts inside, from -1 to 1; 0 is the person's own pitch.
  ///
  /// - Source: at-behaviour 1.12, 3.2
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    transformEnvironment(\.speech) { $0.pitch = SpeechAttributes.pitch(adjustedBy: value) }
  }

  /// Has all punctuation of texts inside spoken, or none.
  ///
  /// - Source: at-behaviour 1.12, 3.2
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    transformEnvironment(\.speech) { $0.speaksPunctuation = value }
  }

  /// Has texts inside read character by character.
  ///
  /// - Source: at-behaviour 1.12, 3.2
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    transformEnvironment(\.speech) { $0.spellsOut = value }
  }

  /// Has announcements of texts inside wait for those before them; announcements say this themselves here.
  ///
  /// - Source: at-behaviour 1.12, 3.2
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// Raises or lowers the voice for the text, from -1 to 1; 0 is the person's own pitch.
  ///
  /// - Source: at-behaviour 1.12, 3.2
  public func speechAdjustedPitch(_ value: Double) -> Text {
    styled { $0.speech.pitch = SpeechAttributes.pitch(adjustedBy: value) }
  }

  /// Has all punctuation of the text spoken, or none.
  ///
  /// - Source: at-behaviour 1.12, 3.2
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    styled { $0.speech.speaksPunctuation = value }
  }

  /// Has the text read character by character.
  ///
  /// - Source: at-behaviour 1.12, 3.2
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    styled { $0.speech.spellsOut = value }
  }

  /// Has announcements of the text wait for those before them; announcements say this themselves here.
  ///
  /// - Source: at-behaviour 1.12, 3.2
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension SpeechAttributes {
  /// The pitch at a distance from the person's own.
  fileprivate static func pitch(adjustedBy distance: Double) -> Double {
    min(max(1 + distance, 0), 2)
  }
}
