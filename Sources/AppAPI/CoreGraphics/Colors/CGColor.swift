import Foundation

/// A fixed colour, as layers take it.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity.
  let value: ColorComponents

  init(_ value: ColorComponents) {
    self.value = value
  }

  /// Makes a colour from red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat { value.alpha }

  /// Red, green, blue and opacity, each from 0 to 1.
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }

  /// How many components it has, opacity included.
  public var numberOfComponents: Int { 4 }

  /// True for equal components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.value == rhs.value }

  /// Equal for equal colours.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension UIColor {
  /// The colour as layers take it, as it is in the present appearance.
  public var cgColor: CGColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from one that a layer has.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.value)
  }
}
