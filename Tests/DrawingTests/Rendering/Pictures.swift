import AccessibilityModel
import Drawing
import Testing
import Typography

/// A picture of a small screen with a white background, one pixel a point.
func picture(
  width: Double = 100, height: Double = 100, scale: Double = 1, background: PaintColor = .white,
  _ draw: (inout DisplayList) -> Void
) -> Bitmap {
  var list = DisplayList()
  draw(&list)
  return PictureRenderer(size: Size(width: width, height: height), scale: scale, background: background)
    .bitmap(of: list)
}

/// Colours that are easily told apart.
extension PaintColor {
  static let pureRed = PaintColor(red: 1, green: 0, blue: 0)
  static let pureGreen = PaintColor(red: 0, green: 1, blue: 0)
  static let pureBlue = PaintColor(red: 0, green: 0, blue: 1)

  /// True where no component differs by more than a few steps of 255.
  func isClose(to other: PaintColor, within steps: Double = 4) -> Bool {
    let parts = [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
    return parts.allSatisfy { abs($0) * 255 <= steps }
  }
}

extension Bitmap {
  /// The smallest rectangle of pixels that differ from a colour, in pixels; `nil` where none does.
  func extent(differingFrom background: PaintColor = .white) -> Rect? {
    var area: Rect?
    for y in 0..<height {
      for x in 0..<width where !color(x: x, y: y).isClose(to: background, within: 40) {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        area = area?.union(pixel) ?? pixel
      }
    }
    return area
  }
}

/// A text of one run.
func text(
  _ words: String, in rect: Rect, font: FontDescription = FontDescription(size: 17),
  paint: PaintColor = .black,
  lineLimit: Int? = nil, alignment: DrawnText.Alignment = .left, isRightToLeft: Bool = false,
  style: TextStyle? = nil
) -> DrawCommand {
  .text(
    DrawnText(
      [DrawnText.Run(TextRun(words, font: font), paint: .color(paint))], in: rect, lineLimit: lineLimit,
      alignment: alignment, isRightToLeft: isRightToLeft, style: style))
}
