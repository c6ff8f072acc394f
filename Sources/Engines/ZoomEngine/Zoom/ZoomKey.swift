/// Keys that zoom in, out and along.
///
/// - Source: Behaviour 7.2
public enum ZoomKey: String, Hashable, Sendable, CaseIterable {
  /// Magnify, or no longer.
  case toggle = "option-command-8"
  /// Larger.
  case closer = "option-command-="
  /// Smaller.
  case farther = "option-command--"
  /// The lens, or the full screen.
  case region = "option-command-w"
  /// See what is farther to the left.
  case left = "option-command-left"
  /// See what is farther to the right.
  case right = "option-command-right"
  /// See what is farther up.
  case up = "option-command-up"
  /// See what is farther down.
  case down = "option-command-down"
}
