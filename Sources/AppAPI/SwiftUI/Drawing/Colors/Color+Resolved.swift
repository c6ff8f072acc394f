import Drawing
import UIKit

extension Color {
  /// A colour in numbers, as it is in an environment.
  public struct Resolved: Hashable, Sendable {
    /// The red in it, from 0 to 1.
    public var red: Float
    /// The green in it, from 0 to 1.
    public var green: Float
    /// The blue in it, from 0 to 1.
    public var blue: Float
    /// How much it covers, from 0 to 1.
    public var opacity: Float

    /// Makes a colour of numbers from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// Takes over a colour in numbers.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour in numbers, as it is in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let paint = paintColor(in: environment.drawingTraits)
    return Resolved(
      red: Float(paint.red), green: Float(paint.green), blue: Float(paint.blue), opacity: Float(paint.alpha))
  }

  /// The colour mixed with another, of which a part from 0 to 1 is taken.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let (own, other, part) = (uiColor, rhs.uiColor, CGFloat(min(max(fraction, 0), 1)))
    return Color(
      UIColor { traits in
        let (from, to) = (PaintColor(own, in: traits), PaintColor(other, in: traits))
        func between(_ start: Double, _ end: Double) -> CGFloat {
          CGFloat(start) * (1 - part) + CGFloat(end) * part
        }
        return UIColor(
          red: between(from.red, to.red), green: between(from.green, to.green),
          blue: between(from.blue, to.blue), alpha: between(from.alpha, to.alpha))
      })
  }
}
