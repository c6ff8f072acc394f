import AccessibilityModel

/// Where the first flick among the actions leads.
///
/// - Source: Behaviour 1.7 A9, X4
public enum FirstActionFlick: String, UncertainOption {
  /// Down to the first action, up to the last one.
  case byDirection = "down to the first, up to the last"
  /// To the first action, whichever way.
  case first = "to the first action"

  /// The option's name.
  public static let ruleName = "actions.firstFlick"
  /// What it decides.
  public static let summary = "to which action the first flick leads"
  /// Where it is discussed.
  public static let source = "Behaviour 1.7 A9, X4"
}

/// Whether the actions end with one that activates the element.
///
/// - Source: Behaviour 1.7 A9, X4
public enum ActivateEntry: String, UncertainOption {
  /// "Activate", behind the app's actions.
  case last
  /// Only the app's actions are there.
  case absent

  /// The option's name.
  public static let ruleName = "actions.activate"
  /// What it decides.
  public static let summary = "whether \"Activate\" stands behind the app's actions"
  /// Where it is discussed.
  public static let source = "Behaviour 1.7 A9, X4"
}

/// What is behind the last action and before the first one.
///
/// - Source: Behaviour X4
public enum ActionEnds: String, UncertainOption {
  /// The other end.
  case wrap
  /// The knock.
  case boundary

  /// The option's name.
  public static let ruleName = "actions.ends"
  /// What it decides.
  public static let summary = "whether flicks go round among the actions"
  /// Where it is discussed.
  public static let source = "Behaviour X4"
}

/// Where a person stands among the actions once one was performed.
///
/// - Source: Behaviour 1.4.1 R7, 1.7 A9
public enum PerformedAction: String, UncertainOption {
  /// On the same one, on the next element that offers it too.
  case stays = "the same action"
  /// Nowhere; the next double tap activates.
  case resets = "none"

  /// The option's name.
  public static let ruleName = "actions.afterPerforming"
  /// What it decides.
  public static let summary = "which action is chosen once one was performed"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.1 R7, 1.7 A9"
}

/// What becomes of an action that was chosen and not performed when the cursor moves on.
///
/// - Source: Behaviour 1.4.1 R7
public enum MovingOnAction: String, UncertainOption {
  /// It is given up; the next double tap activates.
  case returns = "Activate"
  /// It stays chosen on the next element that offers one of the same name.
  case stays = "the same action"

  /// The option's name.
  public static let ruleName = "actions.movingOn"
  /// What it decides.
  public static let summary = "which action is chosen when the cursor moves on before one was performed"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.1 R7"
}

/// What is heard of an action that the app does not carry out.
///
/// - Source: Behaviour 1.7 A3
public enum DeclinedAction: String, UncertainOption {
  /// The knock.
  case sound
  /// Nothing.
  case silence

  /// The option's name.
  public static let ruleName = "actions.declined"
  /// What it decides.
  public static let summary = "what is heard of an action that the app does not carry out"
  /// Where it is discussed.
  public static let source = "Behaviour 1.7 A3"
}
