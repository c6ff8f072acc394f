import AccessibilityModel

/// What a person does at a window.
public enum DisplayEvent: Hashable, Sendable {
  /// The pointer's button, or the pointer while it is held, at a place of the window in pixels.
  case pointer(Request.TouchPhase, Point)
  /// The wheel was turned: what is seen moves up or down.
  case wheel(isUp: Bool, Point)
  /// A key went down or came up.
  case key(DisplayKey)
  /// Keys go to the window, or not.
  case focus(Bool)
  /// The window's content begins at a place of the display, in pixels.
  case placed(Point)
  /// The window was closed.
  case closed
}
