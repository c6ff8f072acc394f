/// Colours on a net of points; nothing of it is heard.
public struct MeshGradient: ShapeStyle {
  /// How many points there are from side to side.
  public var width: Int
  /// How many points there are from top to bottom.
  public var height: Int
  /// Where the points lie, in parts of the space.
  public var points: [SIMD2<Float>]
  /// The colours at the points.
  public var colors: [Color]
  /// The colour beyond the net.
  public var background: Color
  /// True where colours go softly into each other.
  public var smoothsColors: Bool

  /// Makes a net of colours.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// The first colour.
  public var soleColor: Color? { colors.first }
}

extension MeshGradient: View {
  /// The colours in all the available space.
  public var body: some View { Rectangle().fill(self) }
}
