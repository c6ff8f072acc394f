package import AccessibilityModel

/// What a part of a drawing is drawn for.
package struct DrawSubject: Hashable, Sendable {
  /// The element that people meet; `nil` where there is none.
  package var element: ElementID?
  /// Its type, as app code names it, for example `UIButton` or `Toggle`.
  package var type: String
  /// Where a finger reaches it; `nil` where nothing happens on a touch.
  package var target: Rect?
  /// True where it is shown large while it is pressed.
  package var showsLargeContent: Bool
  /// True where it is meant to be shown large, and no view around it recognises that it is pressed.
  package var lacksInteraction: Bool
  /// Where something that can be used is expected, for a control that is no element itself; else `nil`.
  package var expectedControl: Rect?
  /// True for what the app's own drawing adds to a view that no element stands for.
  package var isOwnDrawing: Bool

  /// Makes a subject.
  package init(
    _ type: String, element: ElementID? = nil, target: Rect? = nil, showsLargeContent: Bool = false,
    lacksInteraction: Bool = false, expectedControl: Rect? = nil, isOwnDrawing: Bool = false
  ) {
    self.type = type
    self.element = element
    self.target = target
    self.showsLargeContent = showsLargeContent
    self.lacksInteraction = lacksInteraction
    self.expectedControl = expectedControl
    self.isOwnDrawing = isOwnDrawing
  }
}
