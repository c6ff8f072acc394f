import Foundation

/// A fixed colour, as layers take it.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity.
  package let value: ColorComponents

  package init(_ value: ColorComponents) {
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

extension CGColor {
  /// Makes a grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Makes a colour from red, green, blue and opacity of sRGB, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: value.red, green: value.green, blue: value.blue, alpha: alpha)
  }
}
