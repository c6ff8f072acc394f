/// How inside and outside of an outline are told apart where it is filled.
public struct FillStyle: Equatable, Sendable {
  /// True where a point is inside if its rays cross the outline an odd number of times.
  public var isEOFilled: Bool
  /// True where edges are drawn smoothly.
  public var isAntialiased: Bool

  /// Makes a way of filling.
  public nonisolated init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn as a line.
public struct StrokeStyle: Equatable, Sendable {
  /// How wide the line is, in points.
  public var lineWidth: CGFloat
  /// How its ends are drawn.
  public var lineCap: CGLineCap
  /// How its parts meet.
  public var lineJoin: CGLineJoin
  /// How long a point where parts meet may be, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a way of drawing a line.
  public nonisolated init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
