import AccessibilityModel

/// What Switch Control does where no public document says so, a choice for each question.
///
/// - Source: Behaviour 1.7 A7, 1.10.3 G5, G7
public struct SwitchControlOptions: UncertainOptions, Hashable {
  /// BCP 47 tag of the language of its own words.
  public var language = "en"
  /// What is scanned together first.
  public var groups = ScanGroups.containers
  /// What choosing an item does.
  public var choosing = ItemChoice.menu
  /// Where the scan goes on once something was chosen.
  public var restart = ScanRestart.beginning

  /// Makes options with the recommended choice for every open question.
  public init() {}

  /// Its open questions.
  public static let questions: [RuleOption<SwitchControlOptions>] = [
    .init(\.groups), .init(\.choosing), .init(\.restart),
  ]
}

/// What is scanned together first.
public enum ScanGroups: String, UncertainOption {
  /// What a bar, a list, a table or a named group holds.
  case containers
  /// Nothing: every item is met one by one.
  case none

  /// The option's name.
  public static let ruleName = "switch.groups"
  /// What it decides.
  public static let summary = "which items are scanned together before they are scanned one by one"
  /// Where it is discussed.
  public static let source = "Behaviour 1.10.3 G7"
}

/// What choosing an item does.
public enum ItemChoice: String, UncertainOption {
  /// A menu of everything that can be done with it opens.
  case menu
  /// An item without actions is tapped at once; one with actions opens the menu.
  case tap = "a tap where nothing else can be done"

  /// The option's name.
  public static let ruleName = "switch.choosing"
  /// What it decides.
  public static let summary = "whether choosing an item opens a menu or taps it at once"
  /// Where it is discussed.
  public static let source = "Behaviour 1.7 A7"
}

/// Where the scan goes on once something was chosen.
public enum ScanRestart: String, UncertainOption {
  /// At the first item.
  case beginning = "the beginning"
  /// At the item that was used.
  case here = "the same item"

  /// The option's name.
  public static let ruleName = "switch.restart"
  /// What it decides.
  public static let summary = "where the scan goes on once something was chosen"
  /// Where it is discussed.
  public static let source = "Behaviour 1.7 A7"
}

/// What a person set about Switch Control.
public struct SwitchControlSettings: Hashable, Sendable {
  /// Who moves the scan on.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Time.
    case automatic
    /// A switch.
    case manual
  }

  /// Who moves the scan on.
  public var style = Style.automatic
  /// How long each item is shown, where time moves the scan on.
  public var interval = Duration.seconds(1)
  /// How often the whole screen is scanned before the scan waits for a switch.
  public var loops = 3
  /// How far the lines move in a second where a point is looked for.
  public var pointSpeed = 100.0

  /// Makes the settings of a new device.
  public init() {}
}
