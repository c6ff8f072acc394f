import AccessibilityModel

/// A walk through the screen that goes on by itself.
///
/// - Source: Behaviour 1.2 (read all), 1.5.2 (causes page turn)
struct Reading: Hashable, Sendable {
  /// The request to turn the page, while the app has not answered it.
  var turning: Request.ID?
  /// What the page said first before it was turned.
  var page = ""
}
