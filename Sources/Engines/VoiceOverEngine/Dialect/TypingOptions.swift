import AccessibilityModel

/// What is said when the insertion point moves by keys while a person writes.
public enum CaretEcho: String, UncertainOption {
  /// What it passed.
  case passed
  /// Nothing.
  case silence

  /// The option's name.
  public static let ruleName = "text.caret"
  /// What it decides.
  public static let summary = "what is said when arrow keys move the insertion point of a field"
  /// Where it is discussed.
  public static let source = "Behaviour 1.5 U12"
}

/// How text that is edited is selected by flicks.
public enum TextSelectionFlicks: String, UncertainOption {
  /// The rotor entry Text Selection chooses a piece by flicks down and up; flicks right and left select by it.
  case sideways = "flicks right and left"
  /// There is no such rotor entry.
  case absent = "not at all"

  /// The option's name.
  public static let ruleName = "text.selection"
  /// What it decides.
  public static let summary = "whether the rotor selects text that is edited, by flicks right and left"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.2 text selection"
}
