import Foundation

extension AttributeScopes {
  /// Attributes of a text that say how it is spoken.
  ///
  ///     var text = AttributedString("APPL")
  ///     text.accessibilitySpeechSpellsOutCharacters = true
  ///
  /// - Source: Behaviour 1.12
  public struct AccessibilityAttributes: AttributeScope {
    /// What an announcement interrupts and is interrupted by.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether an announcement waits for those before it.
    public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
    /// Whether punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// Whether the text is read character by character.
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    /// How much higher or lower than usual the voice is.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// The sounds that are spoken in place of the text.
    public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
    /// The level of the heading the text is.
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    /// What kind of text it is; code, consoles and paths are read with all their punctuation.
    public let accessibilityTextualContext: TextualContextAttribute
    /// The app's own remarks on the text; kept, and not spoken.
    public let accessibilityTextCustom: TextCustomAttribute
  }

  /// The scope of the attributes that say how a text is spoken.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of speech by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
