import CoreGraphics
import Drawing
import UIKit

/// Several numbers.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Makes one of numbers.
  public init(values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Makes one of a number.
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  /// Makes one of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  /// Makes one of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  /// Makes one of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
  /// Makes one of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }
  /// Makes one of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
  }

  /// How many numbers there are.
  public var count: Int { values.count }
  /// A number by its place; 0 where there is none.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// All four as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

/// A colour as filters take it.
public final class CIColor: NSObject, Sendable {
  /// The red in it, from 0 to 1.
  public let red: CGFloat
  /// The green in it, from 0 to 1.
  public let green: CGFloat
  /// The blue in it, from 0 to 1.
  public let blue: CGFloat
  /// How much it covers, from 0 to 1.
  public let alpha: CGFloat

  /// Makes a colour of its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Makes a colour of one that layers know.
  public convenience init(cgColor color: CGColor) {
    let parts = color.components ?? []
    func part(_ index: Int) -> CGFloat { parts.indices.contains(index) ? parts[index] : index == 3 ? 1 : 0 }
    self.init(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }

  /// Makes a colour of one of views.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// No light.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// All light.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Nothing.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// The light of long waves alone.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// The light of middle waves alone.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// The light of short waves alone.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Grey.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)

  var paint: PaintColor {
    PaintColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
