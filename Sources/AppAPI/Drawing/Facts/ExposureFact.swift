package import AccessibilityModel

/// Something that is seen on a picture, and for which an element is to stand.
package struct ExposureFact: Hashable, Sendable {
  /// What is seen.
  package var subject: DrawSubject
  /// Where it is seen, on the screen.
  package var frame: Rect
}
