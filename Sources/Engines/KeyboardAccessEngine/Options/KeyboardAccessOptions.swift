import AccessibilityModel

/// What Full Keyboard Access does where no public document says so, a choice for each question.
///
/// - Source: Behaviour 5.2, X13
public struct KeyboardAccessOptions: UncertainOptions, Hashable {
  /// Which keys do what on a new device.
  public var edition = KeyTable.Edition.new
  /// BCP 47 tag of the language of its own words.
  public var language = "en"
  /// What Tab makes of elements that belong to no group.
  public var singles = SingleControls.stops
  /// What Tab does at either end of the screen.
  public var ends = TabEnds.wrap
  /// Where Tab enters a group.
  public var entry = GroupEntry.first
  /// What arrows do on an element with a value.
  public var valueArrows = ValueArrows.adjust
  /// What arrows do at the edge of a group.
  public var edges = GroupEdges.stay
  /// When keys go to a field that the ring is around.
  public var fields = FieldKeys.typing
  /// What becomes of writing in a field that the ring leaves.
  public var leaving = FieldLeaving.ends

  /// Makes options with the recommended choice for every open question.
  public init() {}

  /// Its open questions.
  public static let questions: [RuleOption<KeyboardAccessOptions>] = [
    .init(\.singles), .init(\.ends), .init(\.entry), .init(\.valueArrows), .init(\.edges),
    .init(\.fields), .init(\.leaving),
  ]
}

/// What Tab makes of elements that belong to no group.
public enum SingleControls: String, UncertainOption {
  /// Each is a stop of its own.
  case stops = "a stop each"
  /// All together are one group.
  case group = "one group"

  /// The option's name.
  public static let ruleName = "keyboard.singles"
  /// What it decides.
  public static let summary = "whether controls outside every group are stops of their own for Tab"
  /// Where it is discussed.
  public static let source = "Behaviour 5.2 FK2, X13"
}

/// What Tab does at either end of the screen.
public enum TabEnds: String, UncertainOption {
  /// It goes on at the other end.
  case wrap
  /// It stays.
  case stay

  /// The option's name.
  public static let ruleName = "keyboard.ends"
  /// What it decides.
  public static let summary = "whether Tab goes on at the other end of the screen"
  /// Where it is discussed.
  public static let source = "Behaviour 5.2 FK2, X13"
}

/// Where Tab enters a group.
public enum GroupEntry: String, UncertainOption {
  /// At its first item.
  case first
  /// At the item that was focused in it last.
  case remembered = "where it was left"

  /// The option's name.
  public static let ruleName = "keyboard.entry"
  /// What it decides.
  public static let summary = "at which item Tab enters a group"
  /// Where it is discussed.
  public static let source = "Behaviour 5.2 FK2, X13"
}

/// What arrows do on an element with a value.
public enum ValueArrows: String, UncertainOption {
  /// They change the value.
  case adjust
  /// They move on.
  case move

  /// The option's name.
  public static let ruleName = "keyboard.valueArrows"
  /// What it decides.
  public static let summary = "whether arrow keys change the value of a focused slider"
  /// Where it is discussed.
  public static let source = "Behaviour 5.2 FK7, X13"
}

/// What arrows do at the edge of a group.
public enum GroupEdges: String, UncertainOption {
  /// They stay in the group.
  case stay
  /// They go on to what lies there in other groups.
  case leave

  /// The option's name.
  public static let ruleName = "keyboard.edges"
  /// What it decides.
  public static let summary = "whether arrow keys leave a group at its edge"
  /// Where it is discussed.
  public static let source = "Behaviour 5.2 FK2, X13"
}

/// When keys go to a field that the ring is around.
public enum FieldKeys: String, UncertainOption {
  /// The first letter begins to write.
  case typing = "at once"
  /// Once Space has begun it.
  case activated = "after Space"

  /// The option's name.
  public static let ruleName = "keyboard.fields"
  /// What it decides.
  public static let summary = "whether letters go to a field that is focused and not edited yet"
  /// Where it is discussed.
  public static let source = "Behaviour 5.2 FK11"
}

/// What becomes of writing in a field that the ring leaves.
public enum FieldLeaving: String, UncertainOption {
  /// It ends.
  case ends
  /// Letters go on to the field.
  case stays

  /// The option's name.
  public static let ruleName = "keyboard.leaving"
  /// What it decides.
  public static let summary = "whether Tab ends the editing of the field that it leaves"
  /// Where it is discussed.
  public static let source = "Behaviour 5.2 FK11"
}

/// What a person set about Full Keyboard Access.
///
/// - Source: Behaviour 5.1
public struct KeyboardAccessSettings: Hashable, Sendable {
  /// After how long without a key the ring is hidden; `nil` where it stays.
  public var ringFades: Duration? = .seconds(15)
  /// True where the ring is drawn larger.
  public var hasLargeRing = false
  /// True where the ring is drawn with more contrast.
  public var hasContrast = false
  /// The colour of the ring.
  public var color = "Default"

  /// Makes the settings of a new device.
  public init() {}
}
