/// What a person set about Voice Control.
///
/// - Source: Behaviour 4.1 V8, V10, V11
public struct VoiceControlSettings: Hashable, Sendable {
  /// What is drawn from the beginning, and stays.
  public enum PersistentOverlay: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A number on each element.
    case numbers
    /// The name of each element.
    case names
    /// Numbered cells.
    case grid
  }

  /// Phrases of the person's own, and what they do.
  public struct CustomCommand: Hashable, Sendable {
    /// What a phrase does.
    public enum Effect: Hashable, Sendable {
      /// Types a text.
      case insert(String)
      /// Runs what the person put together under a name.
      case shortcut(String)
      /// Says one phrase after the other.
      case phrases([String])
    }

    /// What is said.
    public var phrase: String
    /// What it does.
    public var effect: Effect

    /// Makes a command.
    public init(_ phrase: String, _ effect: Effect) {
      self.phrase = phrase
      self.effect = effect
    }
  }

  /// What is drawn from the beginning, and stays.
  public var overlay = PersistentOverlay.none
  /// True where the command that was understood is shown.
  public var showsConfirmation = false
  /// True where a sound tells that a command was understood.
  public var playsSound = false
  /// True where hints are shown.
  public var showsHints = true
  /// True where it listens only while the person looks at the screen.
  public var isAttentionAware = false
  /// Commands that ask before they are carried out.
  public var confirmed: Set<VoiceCommand> = [.reboot]
  /// Commands that are not listened to.
  public var disabled: Set<VoiceCommand> = []
  /// The person's own commands.
  public var customCommands: [CustomCommand] = []
  /// Words that the person taught it.
  public var vocabulary: [String] = []
  /// The date as it is written into texts; `nil` where nobody told it.
  public var date: String?
  /// How many columns and rows a grid has where nobody says so.
  public var gridColumns = 3
  /// How many rows a grid has where nobody says so.
  public var gridRows = 5

  /// Makes the settings of a new device.
  public init() {}
}
