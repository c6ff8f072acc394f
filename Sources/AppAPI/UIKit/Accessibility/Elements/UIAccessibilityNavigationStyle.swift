import AccessibilityModel

/// How technologies that step from group to group meet what a container holds.
///
/// - Source: Behaviour 1.10.3 G7
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the technology thinks best.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// All at once first.
  case combined = 2

  /// The style as assistive technologies receive it.
  var model: NavigationStyle {
    switch self {
    case .automatic: .automatic
    case .separate: .separate
    case .combined: .combined
    }
  }
}
