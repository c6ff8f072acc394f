import AccessibilityModel
import Drawing
import Testing
import Typography

@Suite("Texts as pixels")
struct TextPictureTests {
  private let font = FontDescription(.body, in: .large)
  private let words = "The revolutionary phone also includes an equally revolutionary screen reader."

  @Test("Letters stand on the baseline that the measurer gives")
  func baseline() throws {
    let metrics = TextMeasurer.shared.measure("HHH", font: font)
    let bitmap = picture(scale: 4) {
      $0.append(text("HHH", in: Rect(x: 10, y: 20, width: 80, height: 22), font: font))
    }
    let ink = try #require(bitmap.extent())
    let capital = TextMeasurer.shared.metrics(of: font).capHeight
    #expect(abs(ink.maxY / 4 - (20 + metrics.firstBaseline)) <= 0.5)
    #expect(abs(ink.minY / 4 - (20 + metrics.firstBaseline - capital)) <= 0.5)
    #expect(ink.minX / 4 >= 10 && ink.maxX / 4 <= 10 + metrics.size.width)
  }

  @Test("As many lines are drawn as the measurer counts, and none is wider than it says")
  func lines() throws {
    let metrics = TextMeasurer.shared.measure(words, font: font, maxWidth: 150)
    let bitmap = picture(width: 300, height: 300, scale: 2) {
      $0.append(text(words, in: Rect(x: 20, y: 10, width: 150, height: 200), font: font))
    }
    let ink = try #require(bitmap.extent())
    #expect(ink.maxX / 2 <= 20 + metrics.size.width + 0.5)
    #expect(ink.maxX / 2 >= 20 + metrics.size.width - 3)
    #expect(abs(ink.maxY / 2 - (10 + metrics.lastBaseline)) <= 6)
    #expect(metrics.lineCount > 3)
  }

  @Test("A limit of lines leaves out what follows and ends in an ellipsis")
  func truncation() throws {
    let metrics = TextMeasurer.shared.measure(words, font: font, maxWidth: 150, lineLimit: 2)
    func drawn(_ limit: Int?) -> Bitmap {
      picture(width: 200, height: 200) {
        $0.append(text(words, in: Rect(x: 0, y: 0, width: 150, height: 44), font: font, lineLimit: limit))
      }
    }
    let ink = try #require(drawn(2).extent())
    #expect(metrics.isTruncated)
    #expect(ink.maxY <= metrics.size.height)
    #expect(ink.maxX <= metrics.size.width + 1)
    let all = try #require(drawn(nil).extent())
    #expect(all.maxY > metrics.size.height + 20)
  }

  @Test("Shorter lines stand on the side that they are aligned to")
  func alignment() throws {
    let width = TextMeasurer.shared.measure("Bailey", font: font).size.width
    func left(_ alignment: DrawnText.Alignment) throws -> Double {
      let bitmap = picture(width: 200) {
        $0.append(
          text("Bailey", in: Rect(x: 0, y: 0, width: 200, height: 22), font: font, alignment: alignment))
      }
      return try #require(bitmap.extent()).minX
    }
    let start = try left(.left)
    #expect(abs(try left(.center) - (start + (200 - width) / 2)) <= 1.5)
    #expect(abs(try left(.right) - (start + 200 - width)) <= 1.5)
  }

  @Test("Justified lines reach from side to side, but for the last one")
  func justified() throws {
    let bitmap = picture(width: 200, height: 100, scale: 2) {
      $0.append(
        text(
          "one two three four five six seven", in: Rect(x: 0, y: 0, width: 157, height: 44), font: font,
          alignment: .justified))
    }
    let first = try #require(bitmap.part(lines: 0..<40).extent())
    #expect(first.maxX / 2 >= 155)
    let lines = TextMeasurer.shared.measure("one two three four five six seven", font: font, maxWidth: 157)
      .lineCount
    #expect(lines == 2)
    let last = try #require(bitmap.part(lines: 46..<84).extent())
    #expect(last.maxX / 2 < 150)
  }

  @Test("Words that run from right to left begin on the right")
  func rightToLeft() throws {
    let availableSpace = Rect(x: 0, y: 0, width: 120, height: 66)
    let bitmap = picture(width: 200) {
      $0.append(
        text("العربية هنا نص طويل", in: availableSpace, font: font, alignment: .right, isRightToLeft: true))
    }
    let ink = try #require(bitmap.extent())
    #expect(ink.maxX >= 112)
    let sign = picture(width: 200) {
      $0.append(text("Ab:", in: availableSpace, font: font, alignment: .right, isRightToLeft: true))
    }
    #expect(sign.extent() != nil)
  }

  @Test("Runs have colours, grounds and lines of their own")
  func runs() {
    let first = DrawnText.Run(
      TextRun("HHH", font: font), paint: .color(.pureRed), isUnderlined: true,
      background: PaintColor(red: 1, green: 1, blue: 0))
    let second = DrawnText.Run(TextRun("HHH", font: font), paint: .color(.pureBlue), isStruckThrough: true)
    let bitmap = picture(scale: 4) {
      $0.append(.text(DrawnText([first, second], in: Rect(x: 0, y: 0, width: 100, height: 22))))
    }
    let half = TextMeasurer.shared.measure("HHH", font: font)
    let middle = Int(half.size.width * 4)
    let baseline = Int(half.firstBaseline * 4)
    let left = (0..<middle).map { bitmap.color(x: $0, y: baseline - 12) }
    let right = (middle..<(2 * middle)).map { bitmap.color(x: $0, y: baseline - 12) }
    #expect(left.contains(.pureRed) && !left.contains(.pureBlue))
    #expect(right.contains(.pureBlue) && !right.contains(.pureRed))
    #expect(bitmap.color(x: 2, y: 8).isClose(to: PaintColor(red: 1, green: 1, blue: 0)))
    #expect(bitmap.color(x: middle + 2, y: 8) == .white)
    let below = (baseline + 2)..<(baseline + 24)
    #expect(below.contains { bitmap.color(x: middle / 2, y: $0).isClose(to: .pureRed, within: 20) })
    #expect(!below.contains { bitmap.color(x: middle * 3 / 2, y: $0) != .white })
  }
}

extension Bitmap {
  /// A part of the picture, of full width.
  func part(lines: Range<Int>) -> Bitmap {
    Bitmap(
      width: width, height: lines.count,
      pixels: Array(pixels[(lines.lowerBound * width)..<(lines.upperBound * width)]))
  }
}
