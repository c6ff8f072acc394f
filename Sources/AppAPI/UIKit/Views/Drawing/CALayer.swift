import Foundation

/// What is drawn of a view; what it shares with the view is one and the same.
@MainActor @preconcurrency
open class CALayer: NSObject {
  weak var view: UIView?

  /// How far corners are rounded, in points.
  open var cornerRadius: CGFloat = 0
  /// How wide the line along the edge is, in points.
  open var borderWidth: CGFloat = 0
  /// Colour of the line along the edge.
  open var borderColor: CGColor?
  /// Colour of the shadow.
  open var shadowColor: CGColor?

  /// Colour of the ground; as the view's.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// How strong the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// By how much the shadow lies beside the view.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// True where it is drawn once and kept as a picture.
  open var shouldRasterize = false

  /// True where what sticks out is not shown; as the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// How opaque it is, from 0 to 1; as the view's `alpha`.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// True where it is not shown; as the view's.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// Rectangle in the superview's coordinates; as the view's.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// Rectangle in its own coordinates; as the view's.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The middle, in the superview's coordinates; as the view's `center`.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// How it is turned, stretched and shifted; as the view's `transform`.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

  /// Turns, stretches and shifts it; as the view's `transform`.
  open func setAffineTransform(_ m: CGAffineTransform) { view?.transform = m }
}
