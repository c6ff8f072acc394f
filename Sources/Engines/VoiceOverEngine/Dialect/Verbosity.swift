/// How much of what an element offers is told, and in which way.
///
/// - Source: at-behaviour 1.14
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

  /// True where hints are spoken.
  public var speaksHints: Bool
  /// How actions are announced.
  public var actions: Channel
  /// How facts that wait are announced.
  public var moreContent: Channel

  /// How capital letters are told among single characters.
  public var capitals: Channel
  /// True where cells of a table say the headers they stand under.
  public var speaksTableHeaders: Bool
  /// True where cells of a table say their row and column.
  public var speaksTablePositions: Bool

  /// Makes a verbosity; what is left out is as on a new device.
  public init(
    speaksHints: Bool = true, actions: Channel = .speak, moreContent: Channel = .speak,
    capitals: Channel = .speak, speaksTableHeaders: Bool = true,
    speaksTablePositions: Bool = true
  ) {
    self.speaksHints = speaksHints
    self.actions = actions
    self.moreContent = moreContent
    self.capitals = capitals
    self.speaksTableHeaders = speaksTableHeaders
    self.speaksTablePositions = speaksTablePositions
  }

  /// Pitch of a name that tells by its pitch that something waits; 1 is unchanged.
  static let raisedPitch = 1.2
}
