import Foundation

/// Coordinates in which something lies: those of a view, or those of the screen.
///
///     let window = UIWindow(frame: windowScene.coordinateSpace.bounds)
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle that they describe, in themselves.
  var bounds: CGRect { get }
  /// A point of these coordinates in other ones.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of other coordinates in these.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of these coordinates in other ones.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of other coordinates in these.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The view whose coordinates they are; `nil` for those of the screen.
  private var view: UIView? { self as? UIView }

  /// A point of these coordinates in other ones.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  /// A point of other coordinates in these.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// A rectangle of these coordinates in other ones.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let onScreen = view.map { $0.convert(rect, to: nil as UIView?) } ?? rect
    return (coordinateSpace as? UIView).map { $0.convert(onScreen, from: nil as UIView?) } ?? onScreen
  }

  /// A rectangle of other coordinates in these.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}

extension UIScreen {
  /// The coordinates of the screen as the device is held.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen, which stay as they are while nobody turns the device.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
