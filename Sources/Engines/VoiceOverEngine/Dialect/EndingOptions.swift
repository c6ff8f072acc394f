import AccessibilityModel

/// In which order the sentences at the end of an utterance are spoken.
///
/// - Source: Behaviour 1.5 U6, X2
public enum EndingOrder: String, UncertainOption {
  /// The hint first, facts that wait last.
  case hintActionsContent = "hint, actions, more content"
  /// The hint last.
  case actionsContentHint = "actions, more content, hint"
  /// Facts that wait before actions.
  case hintContentActions = "hint, more content, actions"

  /// The option's name.
  public static let ruleName = "utterance.ending"
  /// What it decides.
  public static let summary = "the order of the hint, \"Actions available\" and \"More content available\""
  /// Where it is discussed.
  public static let source = "Behaviour 1.5 U6, X2"
}

/// Whether facts that are all spoken at once are announced as waiting too.
///
/// - Source: Behaviour 1.6 M2, X2
public enum HighOnlyContent: String, UncertainOption {
  /// They stay in the rotor, so it is said.
  case announced
  /// Nothing new waits, so it is not said.
  case silent

  /// The option's name.
  public static let ruleName = "moreContent.highOnly"
  /// What it decides.
  public static let summary =
    "whether \"More content available\" is said where every fact is already spoken at once"
  /// Where it is discussed.
  public static let source = "Behaviour 1.6 M2, X2"
}

/// How long the silence before a hint is.
///
/// - Source: Behaviour 1.5 U3, X5
public enum HintPause: String, UncertainOption {
  /// Half a second.
  case half = "0.5 s"
  /// One second.
  case one = "1 s"
  /// Two seconds.
  case two = "2 s"

  /// The option's name.
  public static let ruleName = "hint.pause"
  /// What it decides.
  public static let summary = "the silence between an utterance and its hint"
  /// Where it is discussed.
  public static let source = "Behaviour 1.5 U3, X5"

  /// The silence.
  public var duration: Duration {
    switch self {
    case .half: .milliseconds(500)
    case .one: .seconds(1)
    case .two: .seconds(2)
    }
  }
}

/// Whether VoiceOver on a Mac explains how an element of a kind is used.
///
/// - Source: Behaviour 2
public enum DesktopHints: String, UncertainOption {
  /// "To click this button, press Control-Option-Space."
  case spoken
  /// Only the app's own hints are spoken.
  case silent

  /// The option's name.
  public static let ruleName = "macOS.hints"
  /// What it decides.
  public static let summary = "whether macOS adds how to use a button, a link or a field"
  /// Where it is discussed.
  public static let source = "Behaviour 2 (utterance order on macOS)"
}
