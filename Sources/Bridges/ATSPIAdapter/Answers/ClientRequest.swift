import AccessibilityModel

/// What a client wants done, which the app does or declines.
public enum ClientRequest: Hashable, Sendable {
  /// An action of an object.
  case action(Request.Kind)
  /// The keys on an element.
  case focus(ElementID)
  /// A number, step by step.
  case value(ElementID, Double)
  /// An element on the screen.
  case show(ElementID)
  /// Other words, or another selection of them.
  case edit(ElementID, TextEdit)
}
