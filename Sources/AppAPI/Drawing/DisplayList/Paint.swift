package import AccessibilityModel

/// What outlines and letters are drawn with.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(PaintColor)
  /// Colours along the line from one point to another.
  case linear([GradientStop], from: Point, to: Point)
  /// Colours from one circle to a larger one around the same point; radii are in points.
  case radial([GradientStop], center: Point, from: Double, to: Double)
  /// Colours around a point, clockwise from one angle to another, in radians from the right.
  case angular([GradientStop], center: Point, from: Double, to: Double)
}

/// A colour at a place of a gradient.
package struct GradientStop: Hashable, Sendable {
  /// The colour.
  package var color: PaintColor
  /// Where it stands, from 0 to 1.
  package var location: Double

  /// Makes a stop.
  package init(_ color: PaintColor, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// Red, green, blue and opacity in sRGB, each from 0 to 1.
package struct PaintColor: Hashable, Sendable {
  /// The red in it.
  package var red: Double
  /// The green in it.
  package var green: Double
  /// The blue in it.
  package var blue: Double
  /// How much it covers.
  package var alpha: Double

  /// Makes a colour; components outside of 0 to 1 are taken to the nearest end.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func within(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    self.red = within(red)
    self.green = within(green)
    self.blue = within(blue)
    self.alpha = within(alpha)
  }

  /// No light.
  package static let black = PaintColor(red: 0, green: 0, blue: 0)
  /// All light.
  package static let white = PaintColor(red: 1, green: 1, blue: 1)
  /// Nothing.
  package static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with its opacity multiplied.
  package func opacity(_ factor: Double) -> PaintColor {
    PaintColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
