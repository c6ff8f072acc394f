/// How much of what an element offers is told, and in which way.
///
/// - Source: Behaviour 1.14
public struct Verbosity: Hashable, Sendable {
  /// How a person learns that something waits.
  public enum Channel: String, Hashable, Sendable, CaseIterable {
    /// In words.
    case speak
    /// By a sound.
    case playSound
    /// By another pitch of the element's name.
    case changePitch
    /// On the braille line alone.
    case braille
    /// Not at all.
    case nothing
  }

  /// What is said while a person types.
  public enum TypingEcho: String, Hashable, Sendable, CaseIterable {
    /// No word of it.
    case nothing
    /// Each character.
    case characters
    /// Each word, once it has ended.
    case words
    /// Each character, and each word once it has ended.
    case charactersAndWords
  }

  /// How a person hears what they take away while they type.
  public enum DeletionEcho: String, Hashable, Sendable, CaseIterable {
    /// As it was heard when it was typed.
    case speak
    /// In a raised voice.
    case changePitch
    /// Not at all.
    case nothing
  }

  /// True where hints are spoken.
  public var speaksHints: Bool
  /// How actions are announced.
  public var actions: Channel
  /// How facts that wait are announced.
  public var moreContent: Channel

  /// How capital letters are told among single characters.
  public var capitals: Channel
  /// What is said of what a person types.
  public var typing: TypingEcho
  /// How what a person takes away is told.
  public var deletions: DeletionEcho
  /// True where cells of a table say the headers they stand under.
  public var speaksTableHeaders: Bool
  /// True where cells of a table say their row and column.
  public var speaksTablePositions: Bool

  /// Makes a verbosity; what is left out is as on a new device.
  public init(
    speaksHints: Bool = true, actions: Channel = .speak, moreContent: Channel = .speak,
    capitals: Channel = .speak, typing: TypingEcho = .characters, deletions: DeletionEcho = .changePitch,
    speaksTableHeaders: Bool = true, speaksTablePositions: Bool = true
  ) {
    self.speaksHints = speaksHints
    self.actions = actions
    self.moreContent = moreContent
    self.capitals = capitals
    self.typing = typing
    self.deletions = deletions
    self.speaksTableHeaders = speaksTableHeaders
    self.speaksTablePositions = speaksTablePositions
  }

  /// Pitch of a name that tells by its pitch that something waits; 1 is unchanged.
  static let raisedPitch = 1.2
}
