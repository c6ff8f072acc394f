import AccessibilityModel

/// Where VoiceOver tells how something is expanded or collapsed, beside the app's own hint.
///
/// - Source: Behaviour 1.5 U8
public enum ExpansionHint: String, UncertainOption {
  /// Behind the app's hint.
  case behind = "behind the hint"
  /// Ahead of the app's hint.
  case ahead = "ahead of the hint"

  /// The option's name.
  public static let ruleName = "hint.expansion"
  /// What it decides.
  public static let summary = "whether \"Double tap to expand.\" is said behind or ahead of the app's hint"
  /// Where it is discussed.
  public static let source = "Behaviour 1.5 U8"
}

/// Whether the hint of a text area with text in it names the rotor's misspelled words.
///
/// - Source: Behaviour 3.4 (TextEditor)
public enum SpellingHint: String, UncertainOption {
  /// It does.
  case spoken
  /// It does not.
  case silent

  /// The option's name.
  public static let ruleName = "hint.misspelledWords"
  /// What it decides.
  public static let summary = "whether the hint of a text area with text names the rotor's misspelled words"
  /// Where it is discussed.
  public static let source = "Behaviour 3.4"
}

/// Whether a pop-up button is said to be a button too.
///
/// - Source: Behaviour 3.4 (Menu)
public enum PopUpButtonWords: String, UncertainOption {
  /// "pop up button".
  case alone = "pop-up button"
  /// "button, pop up button".
  case both = "button, pop-up button"

  /// The option's name.
  public static let ruleName = "popUp.button"
  /// What it decides.
  public static let summary = "whether \"button\" is said ahead of \"pop up button\""
  /// Where it is discussed.
  public static let source = "Behaviour 3.4"
}
