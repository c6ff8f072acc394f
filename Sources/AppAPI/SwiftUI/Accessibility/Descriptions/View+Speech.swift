import AccessibilityModel

extension View {
  /// Raises or lowers the voice for texts inside, from -1 to 1; 0 is the person's own pitch.
  ///
  /// - Source: Behaviour 1.12, 3.2
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    transformEnvironment(\.speech) { $0.wishes.pitch = SpeechAttributes.pitch(adjustedBy: value) }
  }

  /// Has all punctuation of texts inside spoken, or none.
  ///
  /// - Source: Behaviour 1.12, 3.2
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    transformEnvironment(\.speech) { $0.wishes.speaksPunctuation = value }
  }

  /// Has texts inside read character by character.
  ///
  /// - Source: Behaviour 1.12, 3.2
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    transformEnvironment(\.speech) { $0.wishes.spellsOut = value }
  }

  /// Has what is said of changed texts inside wait for what is being said, in place of cutting it.
  ///
  /// - Source: Behaviour 1.11 N1, 1.12, 3.2
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    transformEnvironment(\.speech) { $0.wishes.queuesAnnouncements = value }
  }
}

extension Text {
  /// Raises or lowers the voice for the text, from -1 to 1; 0 is the person's own pitch.
  ///
  /// - Source: Behaviour 1.12, 3.2
  public func speechAdjustedPitch(_ value: Double) -> Text {
    styled { $0.speech.wishes.pitch = SpeechAttributes.pitch(adjustedBy: value) }
  }

  /// Has all punctuation of the text spoken, or none.
  ///
  /// - Source: Behaviour 1.12, 3.2
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    styled { $0.speech.wishes.speaksPunctuation = value }
  }

  /// Has the text read character by character.
  ///
  /// - Source: Behaviour 1.12, 3.2
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    styled { $0.speech.wishes.spellsOut = value }
  }

  /// Has what is said of the text, once it changed, wait for what is being said, in place of cutting it.
  ///
  /// - Source: Behaviour 1.11 N1, 1.12, 3.2
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    styled { $0.speech.wishes.queuesAnnouncements = value }
  }
}

extension SpeechAttributes {
  /// The pitch at a distance from the person's own.
  fileprivate static func pitch(adjustedBy distance: Double) -> Double {
    min(max(1 + distance, 0), 2)
  }
}
