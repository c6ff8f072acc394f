import AppHost
import Foundation

@MainActor
extension UIAccessibility {
  /// A rectangle of a view's coordinates in those of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// An outline in a view's coordinates in those of the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    return path.moved(by: CGPoint(x: origin.x, y: origin.y))
  }

  /// Asks for the device to be held to this app, or set free; it never is, and the handler is told so.
  @preconcurrency
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    Task { @MainActor in completionHandler(false) }
  }

  /// Warns the person whose gestures for zooming the app uses for something else; nothing zooms here.
  public static func registerGestureConflictWithZoom() {}
}
