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
