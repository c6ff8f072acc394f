/// How a part of a drawing that is made on its own is blended with what lies behind it.
package struct DrawLayer: Hashable, Sendable {
  /// How two colours become one.
  package enum Blending: String, Hashable, Sendable {
    /// The front covers what lies behind it.
    case normal
    /// The ways to combine colours that drawing libraries share.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// Further ways to combine colours.
    case difference, exclusion, hue, saturation, color, luminosity, clear, plusLighter
    /// Ways in which the front only lies on, behind or cuts out what is there.
    case sourceAtop, destinationOver, destinationOut
  }

  /// What falls on the background behind.
  package struct Shadow: Hashable, Sendable {
    /// Its colour.
    package var color: PaintColor
    /// How soft it is, in points.
    package var radius: Double
    /// How far to the right it lies, in points.
    package var x: Double
    /// How far down it lies, in points.
    package var y: Double

    /// Makes a shadow.
    package init(color: PaintColor, radius: Double, x: Double = 0, y: Double = 0) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  /// How opaque it is, from 0 to 1.
  package var opacity: Double
  /// How colours are combined.
  package var blending: Blending
  /// What falls on the background; `nil` for nothing.
  package var shadow: Shadow?
  /// How far out of focus it is, in points.
  package var blurRadius: Double

  /// Makes a layer; without arguments it changes nothing.
  package init(
    opacity: Double = 1, blending: Blending = .normal, shadow: Shadow? = nil, blurRadius: Double = 0
  ) {
    self.opacity = opacity
    self.blending = blending
    self.shadow = shadow
    self.blurRadius = blurRadius
  }
}
