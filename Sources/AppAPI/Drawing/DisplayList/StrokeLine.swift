/// How a line along an outline is drawn.
package struct StrokeLine: Hashable, Sendable {
  /// How a line ends.
  package enum Cap: Hashable, Sendable {
    /// At the point, rounded around it, or squared beyond it.
    case butt, round, square
  }

  /// How two lines meet.
  package enum Join: Hashable, Sendable {
    /// In a corner, rounded, or cut off.
    case miter, round, bevel
  }

  /// Width in points; half of it lies on each side of the outline.
  package var width: Double
  /// How it ends.
  package var cap: Cap
  /// How its parts meet.
  package var join: Join
  /// Up to how many times its width a corner may reach.
  package var miterLimit: Double
  /// Lengths drawn and left out by turns, in points; empty for a line without gaps.
  package var dash: [Double]
  /// How far into the dashes it begins, in points.
  package var dashPhase: Double

  /// Makes a line.
  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
