internal import AccessibilityModel
internal import Typography

/// Words in a tag, a banner or a panel, and the size they take.
struct OverlayText {
  /// The words.
  let words: String
  /// Their font.
  let font: FontDescription
  /// The size they take.
  let size: Size

  /// Sets words on lines of at most that width.
  init(_ words: String, size: Double = 13, weight: FontWeight = .semibold, width: Double, lines: Int = 1) {
    self.words = words
    font = FontDescription(size: size, weight: weight)
    let metrics = TextMeasurer.shared.measure(words, font: font, maxWidth: width, lineLimit: lines)
    // A hair more than measured, so that no line breaks anew.
    self.size = Size(width: min(metrics.size.width.rounded(.up) + 1, width), height: metrics.size.height)
    lineLimit = lines
  }

  /// Sets words in the largest letters, up to a size, in which none of them has to be broken.
  init(fitting words: String, size: Double, width: Double, lines: Int) {
    let whole = words.split(separator: " ").filter(\.isWrittenWithSpaces).map(String.init)
    func hasRoom(_ size: Double) -> Bool {
      whole.allSatisfy {
        OverlayText($0, size: size, width: .greatestFiniteMagnitude).size.width <= width
      }
    }
    var fitting = size
    while fitting > Self.smallest, !hasRoom(fitting) { fitting -= 0.5 }
    self.init(words, size: fitting, width: width, lines: lines)
  }

  /// The least size of letters, in points.
  static let smallest = 6.0

  private let lineLimit: Int

  /// Draws the words with their upper left corner there, or in the middle of a wider space.
  func draw(
    at corner: Point, width: Double? = nil, in color: PaintColor,
    alignment: DrawnText.Alignment = .left, into list: inout DisplayList
  ) {
    let rect = Rect(x: corner.x, y: corner.y, width: width ?? size.width, height: size.height)
    let run = DrawnText.Run(TextRun(words, font: font), paint: .color(color))
    list.append(.text(DrawnText([run], in: rect, lineLimit: lineLimit, alignment: alignment)))
  }
}

extension Substring {
  /// True where words of its script stand between spaces, and are not broken within.
  fileprivate var isWrittenWithSpaces: Bool { unicodeScalars.allSatisfy { $0.value < 0x0E00 } }
}

extension Rect {
  /// The rectangle with its edges so far inwards, or outwards where that is less than nothing.
  func inset(_ distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance, width: max(0, size.width - 2 * distance),
      height: max(0, size.height - 2 * distance))
  }

  /// What of it lies inside another; empty where nothing does.
  func part(in other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
