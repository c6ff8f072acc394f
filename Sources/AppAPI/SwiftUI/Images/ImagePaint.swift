import AccessibilityModel
import Drawing

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

extension ImagePaint: PaintingStyle {
  /// A grey, where no picture can be put.
  func paint(_ context: ShapeStyleContext) -> Paint { .color(context.color(.systemGray)) }

  func fill(_ path: Path, _ rule: FillRule, _ context: ShapeStyleContext, into list: inout DisplayList) {
    let source = image.drawn(in: context)
    list.group([.clip(path.outline(at: .zero), rule)]) { list in
      list.append(
        .image(DrawnImage(source.source, in: Rect(context.rect), fitting: .tile, tint: source.tint)))
    }
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
