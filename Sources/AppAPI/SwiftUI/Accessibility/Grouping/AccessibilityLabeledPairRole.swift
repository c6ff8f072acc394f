/// What a view is in a pair of a label and what it names.
///
/// - Source: Behaviour 3.2
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The words that name the other one.
  case label
  /// What is named.
  case content
}
