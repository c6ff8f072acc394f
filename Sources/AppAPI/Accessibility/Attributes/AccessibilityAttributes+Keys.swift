import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// What an announcement interrupts and is interrupted by.
  ///
  /// - Source: Behaviour 1.11
  @frozen public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
    /// How urgently an announcement is spoken.
    public enum AnnouncementPriority: String, Codable, Hashable, Sendable {
      /// At once, to its end.
      case high
      /// At once, until something else is to be said.
      case `default`
      /// When everything else was said.
      case low
    }

    /// The urgency.
    public typealias Value = AnnouncementPriority
    /// Name in an archive.
    public static let name = "accessibilitySpeechAnnouncementPriority"
  }

  /// True where an announcement waits for those before it.
  @frozen public enum QueueAnnouncementAttribute: CodableAttributedStringKey {
    /// Whether it waits.
    public typealias Value = Bool
    /// Name in an archive.
    public static let name = "accessibilitySpeechAnnouncementsQueued"
  }

  /// True where all punctuation is spoken, false where none is.
  @frozen public enum IncludesPunctuationAttribute: CodableAttributedStringKey {
    /// All or none.
    public typealias Value = Bool
    /// Name in an archive.
    public static let name = "accessibilitySpeechIncludesPunctuation"
  }

  /// True where the text is read character by character.
  @frozen public enum SpellOutAttribute: CodableAttributedStringKey {
    /// Whether it is spelled.
    public typealias Value = Bool
    /// Name in an archive.
    public static let name = "accessibilitySpeechSpellsOutCharacters"
  }

  /// How much higher than usual the voice is, from -1 (lowest) over 0 (as usual) to 1 (highest).
  @frozen public enum AdjustedPitchAttribute: CodableAttributedStringKey {
    /// Distance from the usual pitch.
    public typealias Value = Double
    /// Name in an archive.
    public static let name = "accessibilitySpeechAdjustedPitch"
  }

  /// The sounds, in the International Phonetic Alphabet, that are spoken in place of the text.
  @frozen public enum IPANotationAttribute: CodableAttributedStringKey {
    /// The notation.
    public typealias Value = String
    /// Name in an archive.
    public static let name = "accessibilitySpeechPhoneticNotation"
  }

  /// The level of the heading that the text is.
  @frozen public enum HeadingLevelAttribute: CodableAttributedStringKey {
    /// Place of a heading among headings.
    public enum HeadingLevel: Int, Codable, Hashable, Sendable, CaseIterable {
      /// A heading of no particular level.
      case unspecified = 0
      /// The first level.
      case h1 = 1
      /// The second level.
      case h2 = 2
      /// The third level.
      case h3 = 3
      /// The fourth level.
      case h4 = 4
      /// The fifth level.
      case h5 = 5
      /// The sixth level.
      case h6 = 6
    }

    /// The level.
    public typealias Value = HeadingLevel
    /// Name in an archive.
    public static let name = "accessibilityHeadingLevel"
  }
}
