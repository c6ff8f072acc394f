import AccessibilityModel

/// Where content moves when a person who listens scrolls.
///
/// - Source: Behaviour 1.9
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Towards the right edge.
  case right = 1
  /// Towards the left edge.
  case left = 2
  /// Towards the top.
  case up = 3
  /// Towards the bottom.
  case down = 4
  /// To the page after this one.
  case next = 5
  /// To the page before this one.
  case previous = 6

  init(_ direction: Request.ScrollDirection) {
    switch direction {
    case .right: self = .right
    case .left: self = .left
    case .up: self = .up
    case .down: self = .down
    case .next: self = .next
    case .previous: self = .previous
    }
  }
}
