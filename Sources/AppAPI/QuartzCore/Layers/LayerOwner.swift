import CoreGraphics
import Drawing

/// A view that a layer is drawn for: it keeps what the two of them share.
@MainActor
package protocol LayerOwner: AnyObject {
  /// Rectangle in the coordinates of the view around it.
  var frame: CGRect { get set }
  /// Rectangle in its own coordinates.
  var bounds: CGRect { get set }
  /// The middle, in the coordinates of the view around it.
  var center: CGPoint { get set }
  /// How it is turned, stretched and shifted.
  var transform: CGAffineTransform { get set }
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// True where it is not shown.
  var isHidden: Bool { get set }
  /// True where what sticks out is not shown.
  var clipsToBounds: Bool { get set }
  /// Colour of the background, in the present appearance.
  var layerColor: CGColor? { get set }

  /// The layer of the view around it.
  var outerLayer: CALayer? { get }
  /// How many views lie in it.
  var innerCount: Int { get }
  /// Where its zero point lies on the screen.
  var screenOrigin: CGPoint { get }
  /// Which of the views in it has a layer; `nil` where none does.
  func innerIndex(of layer: CALayer?) -> Int?

  /// Asks to be drawn anew.
  func setNeedsDisplay()
  /// Asks for those inside to get their places anew.
  func setNeedsLayout()
  /// Gives everything inside that waits for it its place now.
  func layoutIfNeeded()
  /// Adds what is seen of it and of all inside it, in its own points.
  func drawInPlace(into list: inout DisplayList)
}
