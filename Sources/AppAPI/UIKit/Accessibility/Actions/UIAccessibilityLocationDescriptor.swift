import Foundation

/// A place of a view where something can be dragged from or dropped.
///
/// - Source: Behaviour 1.16 DnD1
@MainActor @preconcurrency
open class UIAccessibilityLocationDescriptor: NSObject {
  /// What is spoken for the place, with the way it is spoken.
  public let attributedName: NSAttributedString
  /// The place in the view's own coordinates.
  public let point: CGPoint
  /// The view the place lies in.
  public private(set) weak var view: UIView?

  /// What is spoken for the place.
  public var name: String { attributedName.string }

  /// Makes a place in the middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Makes a place under a plain name.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// Makes a place under a name that says how it is spoken.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = NSAttributedString(attributedString: attributedName)
    self.point = point
    self.view = view
    super.init()
  }

  /// The place on the screen; `nil` where the view is gone.
  var pointOnScreen: CGPoint? { view?.convert(point, to: nil) }
}
