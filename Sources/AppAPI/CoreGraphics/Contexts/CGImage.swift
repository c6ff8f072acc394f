import Drawing
import Foundation

/// A picture as layers and drawing functions know it.
public final class CGImage: NSObject, Sendable {
  /// Draws a picture, stretched to a rectangle.
  package typealias Drawing = @Sendable (CGRect, DrawnImage.Fitting, inout DisplayList) -> Void

  /// Width and height in points, at one pixel for each.
  package let size: CGSize
  /// The picture it was made from.
  package let origin: any Sendable
  /// Draws it.
  package let draw: Drawing

  /// Makes a picture of one that can draw itself.
  ///
  /// - Parameters:
  ///   - size: Width and height in points.
  ///   - origin: The picture it is made from.
  ///   - draw: Draws that picture.
  package init(size: CGSize, origin: any Sendable, draw: @escaping Drawing) {
    self.size = size
    self.origin = origin
    self.draw = draw
    super.init()
  }

  /// How many pixels it is wide, at one for each point.
  public var width: Int { Int(size.width.rounded()) }
  /// How many pixels it is high, at one for each point.
  public var height: Int { Int(size.height.rounded()) }
}
