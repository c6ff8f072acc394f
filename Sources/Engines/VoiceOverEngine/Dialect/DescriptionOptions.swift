import AccessibilityModel

/// Where facts of high importance are spoken.
///
/// - Source: Behaviour 1.5.1, 1.6 M3
public enum HighContentPlace: String, UncertainOption {
  /// Right behind the element's value.
  case beforeTraits = "before the trait words"
  /// Behind everything that says what the element is.
  case afterTraits = "after the trait words"

  /// The option's name.
  public static let ruleName = "moreContent.highPlace"
  /// What it decides.
  public static let summary = "where values of high importance stand among the words for traits"
  /// Where it is discussed.
  public static let source = "Behaviour 1.5.1"
}

/// What is offered for a fact whose value is empty.
///
/// - Source: Behaviour 1.6 M7
public enum EmptyContentValue: String, UncertainOption {
  /// What it would have told about is named all the same.
  case label = "the label alone"
  /// It is left out and not counted either.
  case nothing

  /// The option's name.
  public static let ruleName = "moreContent.emptyValue"
  /// What it decides.
  public static let summary = "what is offered for a fact with a label and no value"
  /// Where it is discussed.
  public static let source = "Behaviour 1.6 M7"
}

/// In which order a switch says what it is and how it stands.
///
/// - Source: Behaviour 1.5.3, X3
public enum SwitchOrder: String, UncertainOption {
  /// "Switch button, off".
  case roleFirst = "role, state"
  /// "Off, switch button".
  case stateFirst = "state, role"

  /// The option's name.
  public static let ruleName = "switch.order"
  /// What it decides.
  public static let summary = "whether a switch says first what it is or how it stands"
  /// Where it is discussed.
  public static let source = "Behaviour 1.5.3, X3"
}

/// Where "selected" is spoken.
///
/// - Source: Behaviour 1.5.1, X3
public enum SelectedPlace: String, UncertainOption {
  /// "Selected, Last 24 hours".
  case beforeLabel = "before the label"
  /// "Last 24 hours, selected".
  case afterLabel = "after the label and value"

  /// The option's name.
  public static let ruleName = "selected.place"
  /// What it decides.
  public static let summary = "whether \"selected\" comes before the label or behind it"
  /// Where it is discussed.
  public static let source = "Behaviour 1.5.1, X3"
}

/// How the level of a heading is spoken.
///
/// - Source: Behaviour 1.5.1, X14
public enum HeadingLevelSpeech: String, UncertainOption {
  /// "Heading level 2".
  case level = "heading level n"
  /// "Heading".
  case plain = "heading"

  /// The option's name.
  public static let ruleName = "heading.level"
  /// What it decides.
  public static let summary = "whether an app's heading says its level"
  /// Where it is discussed.
  public static let source = "Behaviour 1.5.1, X14"
}

/// In which order macOS says value and role.
///
/// - Source: Behaviour 2
public enum DesktopOrder: String, UncertainOption {
  /// "Volume, 30%, slider".
  case valueRole = "label, value, role"
  /// "Volume, slider, 30%".
  case roleValue = "label, role, value"

  /// The option's name.
  public static let ruleName = "macOS.order"
  /// What it decides.
  public static let summary = "whether macOS says the value before the role"
  /// Where it is discussed.
  public static let source = "Behaviour 2 (utterance order on macOS)"
}
