/// Whether a screen is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// Whether a person asked for stronger contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// Stronger.
  case high = 1
}

/// Whether a person asked for heavier text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Heavier.
  case bold = 1
}
