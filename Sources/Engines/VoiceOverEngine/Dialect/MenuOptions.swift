import AccessibilityModel

/// What is behind the last fact of More Content and before the first one.
///
/// - Source: Behaviour 1.6 M4
public enum MoreContentEnds: String, UncertainOption {
  /// The knock.
  case boundary
  /// The other end.
  case wrap

  /// The option's name.
  public static let ruleName = "moreContent.ends"
  /// What it decides.
  public static let summary = "whether flicks go round in More Content"
  /// Where it is discussed.
  public static let source = "Behaviour 1.6 M4"
}

/// What is behind the last entry of a menu and before the first one.
///
/// - Source: Behaviour 2
public enum MenuEnds: String, UncertainOption {
  /// The knock.
  case boundary
  /// The other end.
  case wrap

  /// The option's name.
  public static let ruleName = "menu.ends"
  /// What it decides.
  public static let summary = "whether arrow keys go round in a menu of VoiceOver's"
  /// Where it is discussed.
  public static let source = "Behaviour 2 (More Content)"
}

/// What Return does in the More Content menu, where there is nothing to perform.
///
/// - Source: Behaviour 2
public enum MenuReturn: String, UncertainOption {
  /// It closes the menu.
  case closes = "closes the menu"
  /// It says the entry again.
  case repeats = "says the entry again"

  /// The option's name.
  public static let ruleName = "menu.return"
  /// What it decides.
  public static let summary = "what Return does in the More Content menu"
  /// Where it is discussed.
  public static let source = "Behaviour 2 (More Content)"
}

/// What is heard when a menu is closed.
///
/// - Source: Behaviour 2
public enum MenuClosing: String, UncertainOption {
  /// The element under the cursor.
  case element = "the element it belongs to"
  /// Nothing.
  case silence

  /// The option's name.
  public static let ruleName = "menu.closing"
  /// What it decides.
  public static let summary = "what is heard when a menu of VoiceOver's is closed"
  /// Where it is discussed.
  public static let source = "Behaviour 2 (More Content)"
}

/// What the actions menu does where there is one action.
///
/// - Source: Behaviour 2
public enum SingleAction: String, UncertainOption {
  /// The action is performed at once.
  case performed = "it is performed"
  /// A menu of one entry opens.
  case menu = "a menu opens"

  /// The option's name.
  public static let ruleName = "menu.singleAction"
  /// What it decides.
  public static let summary = "what the command for the actions menu does where there is one action"
  /// Where it is discussed.
  public static let source = "Behaviour 2 (actions menu)"
}
