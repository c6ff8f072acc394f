/// What a person asks of a view that can be zoomed.
///
/// - Source: Behaviour 1.9, 3.2
public struct AccessibilityZoomGestureAction {
  /// Which way a person zooms.
  public enum Direction: Hashable, Sendable {
    /// Closer.
    case zoomIn
    /// Farther away.
    case zoomOut
  }

  /// Which way to zoom.
  public let direction: Direction
  /// Where the person zooms, in parts of the view's size.
  public let location: UnitPoint
  /// Where the person zooms, in the view's own points.
  public let point: CGPoint
}
