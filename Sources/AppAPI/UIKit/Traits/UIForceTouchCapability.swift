/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

extension UITraitCollection {
  /// Whether the screen feels how hard it is pressed; telephones of today do not.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
