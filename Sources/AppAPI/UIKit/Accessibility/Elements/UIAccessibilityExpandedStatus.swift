/// Whether something that can hide what it holds shows it now.
///
/// - Source: Behaviour 1.5 U8
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// It has nothing to hide.
  case unsupported = 0
  /// It shows what it can hide.
  case expanded = 1
  /// It hides it.
  case collapsed = 2

  /// The state as assistive technologies receive it.
  var model: Bool? {
    switch self {
    case .unsupported: nil
    case .expanded: true
    case .collapsed: false
    }
  }
}
