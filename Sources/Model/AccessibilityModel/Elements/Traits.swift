/// What an element is and how it behaves.
///
/// Bit positions up to 17 are the public ones of the platform; those above are named in the trait table.
/// - Source: Behaviour 1.5.2
public struct Traits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Does something when activated.
  public static let button = Traits(rawValue: 1 << 0)
  /// Leads somewhere else.
  public static let link = Traits(rawValue: 1 << 1)
  /// Is a picture.
  public static let image = Traits(rawValue: 1 << 2)
  /// Is the chosen one among its siblings.
  public static let selected = Traits(rawValue: 1 << 3)
  /// Makes a sound of its own when activated.
  public static let playsSound = Traits(rawValue: 1 << 4)
  /// Types a character when touched.
  public static let keyboardKey = Traits(rawValue: 1 << 5)
  /// Is text that does not change.
  public static let staticText = Traits(rawValue: 1 << 6)
  /// Sums up the screen when it appears.
  public static let summaryElement = Traits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = Traits(rawValue: 1 << 8)
  /// Changes often; speech is throttled.
  public static let updatesFrequently = Traits(rawValue: 1 << 9)
  /// Is a field to search in.
  public static let searchField = Traits(rawValue: 1 << 10)
  /// Starts playing or recording when activated.
  public static let startsMediaSession = Traits(rawValue: 1 << 11)
  /// Has a value that can be raised and lowered.
  public static let adjustable = Traits(rawValue: 1 << 12)
  /// Takes touches itself.
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
  /// Turns the page when reading reaches its end.
  public static let causesPageTurn = Traits(rawValue: 1 << 14)
  /// Holds tabs; a container, never a stop.
  public static let tabBar = Traits(rawValue: 1 << 15)
  /// Heads a section.
  public static let header = Traits(rawValue: 1 << 16)
  /// Can be magnified by zoom gestures.
  public static let supportsZoom = Traits(rawValue: 1 << 17)
  /// Is a field for text.
  public static let textEntry = Traits(rawValue: 1 << 18)
  /// Has the insertion point.
  public static let isEditing = Traits(rawValue: 1 << 21)
  /// Hides the characters typed into it.
  public static let secureTextEntry = Traits(rawValue: 1 << 24)
  /// Goes back to the screen before.
  public static let backButton = Traits(rawValue: 1 << 27)
  /// Is a tab in a tab bar.
  public static let tabBarItem = Traits(rawValue: 1 << 28)
  /// Is a field for several lines of text.
  public static let textArea = Traits(rawValue: 1 << 47)
  /// Is either on or off.
  public static let toggleButton = Traits(rawValue: 1 << 53)
  /// Opens a list of choices.
  public static let popUpButton = Traits(rawValue: 1 << 56)
  /// Is a wheel of choices.
  public static let pickerItem = Traits(rawValue: 1 << 57)
}
