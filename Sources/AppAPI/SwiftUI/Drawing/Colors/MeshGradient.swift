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

/// A picture side by side with itself; nothing of it is heard.
public struct ImagePaint: ShapeStyle, @unchecked Sendable {
  /// The picture.
  public var image: Image
  /// The part of the picture that is used.
  public var sourceRect: CGRect
  /// How much larger or smaller it is drawn.
  public var scale: CGFloat

  /// Makes the style of a picture.
  public nonisolated init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture side by side with itself.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
