import AccessibilityModel
import Testing

@testable import Typography

@Suite("Text measuring")
struct TextMeasurerTests {
  private let measurer = TextMeasurer()
  private let body = FontDescription(.body, in: .large)
  private let paragraph =
    "Happy-go-lucky, excellent hunting dog, and loyal companion that greets everyone at the door"

  @Test("L1: one line is as high as the style's leading", arguments: TextStyle.allCases)
  func leading(style: TextStyle) {
    for category in TextSizeCategory.allCases {
      let metrics = measurer.measure("Bailey", font: FontDescription(style, in: category))
      #expect(metrics.size.height == style.leading(in: category))
      #expect(metrics.lineCount == 1)
    }
  }

  @Test("Widths grow in proportion to the size within a form of the font")
  func proportion() {
    let small = measurer.measure("Take Survey", font: FontDescription(size: 20))
    let large = measurer.measure("Take Survey", font: FontDescription(size: 40))
    #expect(abs(large.size.width - 2 * small.size.width) < 0.1)
    #expect(large.size.width > 40)
  }

  @Test("Letters of running text stand closer than those of small print, as the font is drawn for")
  func tracking() {
    let small = measurer.measure("Take Survey", font: FontDescription(size: 8.5))
    let large = measurer.measure("Take Survey", font: FontDescription(size: 17))
    #expect(large.size.width < 2 * small.size.width)
  }

  @Test("A line is broken where the room ends, and every line has the style's leading")
  func wrapping() {
    let metrics = measurer.measure(paragraph, font: body, maxWidth: 200)
    #expect(metrics.lineCount > 2)
    #expect(metrics.size.height == 22 * Double(metrics.lineCount))
    #expect(metrics.size.width <= 200)
    #expect(metrics.idealWidth > 200)
    #expect(!metrics.isTruncated)
    #expect(metrics.lastBaseline - metrics.firstBaseline == 22 * Double(metrics.lineCount - 1))
  }

  @Test("The ideal width, offered back, breaks no line")
  func idealWidthFits() {
    let ideal = measurer.measure(paragraph, font: body).idealWidth
    let offered = measurer.measure(paragraph, font: body, maxWidth: 390 - (390 - ideal))
    #expect(offered.lineCount == 1)
    #expect(offered == measurer.measure(paragraph, font: body))
  }

  @Test("L1: offered the width that it takes, a text breaks as it did", arguments: TextSizeCategory.allCases)
  func sameWidthAgain(category: TextSizeCategory) {
    for font in [FontDescription(.body, in: category), FontDescription(.footnote, in: category)] {
      for limit in [nil, 2] {
        for width in stride(from: 60.0, through: 400, by: 17) {
          let first = measurer.measure(paragraph, font: font, maxWidth: width, lineLimit: limit)
          let again = measurer.measure(paragraph, font: font, maxWidth: first.size.width, lineLimit: limit)
          #expect(again.lineCount == first.lineCount, "\(width) points")
          #expect(again.size.width <= first.size.width)
          #expect(first.size.width <= width || first.isTruncated || width < 100)
        }
      }
    }
  }

  @Test("A line limit leaves lines out and says so")
  func lineLimit() {
    let limited = measurer.measure(paragraph, font: body, maxWidth: 200, lineLimit: 2)
    #expect(limited.lineCount == 2)
    #expect(limited.size.height == 44)
    #expect(limited.isTruncated)
    #expect(limited.size.width <= 200)
    let enough = measurer.measure(paragraph, font: body, maxWidth: 200, lineLimit: 40)
    #expect(enough == measurer.measure(paragraph, font: body, maxWidth: 200))
  }

  @Test("A line limit counts lines, not paragraphs, and the last line shown gets an ellipsis")
  func lineLimitOverParagraphs() {
    let limited = measurer.measure("Age\nWeight\nHeight", font: body, lineLimit: 1)
    #expect(limited.lineCount == 1)
    #expect(limited.isTruncated)
    #expect(abs(limited.size.width - measurer.measure("Age…", font: body).size.width) < 0.01)
  }

  @Test("Line spacing stands between lines and not around them")
  func lineSpacing() {
    let plain = measurer.measure("Age\nWeight\nHeight", font: body)
    let spaced = measurer.measure("Age\nWeight\nHeight", font: body, lineSpacing: 5)
    #expect(plain.size.height == 66)
    #expect(spaced.size.height == 76)
    #expect(spaced.firstBaseline == plain.firstBaseline)
    #expect(spaced.lastBaseline == plain.lastBaseline + 10)
  }

  @Test("Empty lines count as lines")
  func emptyLines() {
    let metrics = measurer.measure("Age\n\nHeight\n", font: body)
    #expect(metrics.lineCount == 4)
    #expect(metrics.size.height == 88)
  }

  @Test("Of a text of megabytes the beginning is laid out, and all of it takes room in proportion")
  func longText() {
    // Ten bytes a line, so that a megabyte has as many lines to the byte as its beginning.
    func lines(_ count: Int) -> String { String(repeating: "Popularit\n", count: count - 1) + "Popularit" }
    let whole = measurer.measure(lines(10_000), font: body, lineSpacing: 3)
    #expect(whole.size.height == 10_000 * 22 + 9_999 * 3)
    let long = measurer.measure(lines(100_000), font: body, lineSpacing: 3)
    #expect(abs(long.size.height / (100_000 * 25) - 1) < 0.001)
    #expect(abs(Double(long.lineCount) / 100_000 - 1) < 0.001)
    #expect(long.lastBaseline > whole.lastBaseline && long.lastBaseline < long.size.height)
    #expect(long.size.width == whole.size.width)
    let limited = measurer.measure(lines(100_000), font: body, lineLimit: 50_000)
    #expect(limited.lineCount == 50_000)
    #expect(limited.isTruncated)
    func width(_ count: Int) -> Double {
      measurer.measure(String(repeating: "é", count: count), font: body).size.width
    }
    #expect(abs(width(500_000) / width(5_000) - 100) < 1)
  }

  @Test("No text takes no room")
  func noText() {
    #expect(measurer.measure("", font: body) == .zero)
    #expect(measurer.measure([]) == .zero)
    #expect(measurer.measure([TextRun("", font: body)]) == .zero)
  }

  @Test("The highest run of a line decides its height")
  func mixedRuns() {
    let title = FontDescription(.largeTitle, in: .large)
    let metrics = measurer.measure([
      TextRun("Bailey ", font: title), TextRun("beagle\n", font: body), TextRun("Three years", font: body),
    ])
    #expect(metrics.lineCount == 2)
    #expect(metrics.size.height == 41 + 22)
    let bold = FontDescription(.body, in: .large, weight: .bold)
    let mixed = measurer.measure([TextRun("Bailey ", font: bold), TextRun("beagle", font: body)])
    let parts =
      measurer.measure("Bailey ", font: bold).size.width + measurer.measure("beagle", font: body).size.width
    // Between the two words lies what is added between letters, half of it in each font.
    #expect(abs(mixed.size.width - parts - (bold.tracking + body.tracking) / 2) < 0.01)
  }

  @Test("A word wider than the room is broken inside")
  func longWord() {
    let metrics = measurer.measure(String(repeating: "w", count: 100), font: body, maxWidth: 100)
    #expect(metrics.lineCount > 10)
    #expect(metrics.size.width <= 100)
  }

  @Test(
    "No room at all, endless room and a width that is no number are answered",
    arguments: [
      0, -5, .infinity, .nan, .greatestFiniteMagnitude,
    ])
  func extremeWidths(width: Double) {
    let metrics = measurer.measure("Bailey", font: body, maxWidth: width)
    #expect(metrics.lineCount >= 1)
    #expect(metrics.size.height >= 22)
    #expect(metrics.idealWidth == measurer.measure("Bailey", font: body).idealWidth)
  }

  @Test("A family that is not installed is measured by the one that stands in for it")
  func missingFamily() {
    let missing = FontDescription(family: .named("No Such Family, \0"), size: 17, lineHeight: 22)
    let metrics = measurer.measure("Bailey", font: missing)
    #expect(metrics.size.width > 20)
    #expect(metrics.size.height == 22)
    #expect(measurer.metrics(of: missing).lineHeight > 10)
  }

  @Test("Scripts without letters in the font, emoji and NUL are measured")
  func otherScripts() {
    for text in ["مرحبا", "日本語", "Το τηλέφωνο", "👩‍👩‍👧‍👦", "a\0b", "\u{2028}", "\r\n"] {
      let metrics = measurer.measure(text, font: body)
      #expect(metrics.lineCount >= 1)
      #expect(metrics.size.height >= 22)
    }
    #expect(measurer.measure("a\0b", font: body).size.width > measurer.measure("a", font: body).size.width)
  }

  @Test("A font's own metrics order themselves as letters do")
  func fontMetrics() {
    for design in FontDesign.allCases {
      let metrics = measurer.metrics(of: FontDescription(family: .system(design), size: 17))
      #expect(metrics.ascent > metrics.capHeight)
      #expect(metrics.capHeight > metrics.xHeight)
      #expect(metrics.xHeight > 5)
      #expect(metrics.descent > 0)
      #expect(metrics.lineHeight > 17)
    }
  }

  @Test("Many threads get the answers that one gets")
  func threads() async {
    let texts = (0..<50).map { "Dog number \($0) of the kennel" }
    let alone = texts.map { measurer.measure($0, font: body, maxWidth: 80) }
    let shared = TextMeasurer(capacity: 3)
    await withTaskGroup(of: [TextMetrics].self) { group in
      for _ in 0..<8 {
        group.addTask { texts.map { shared.measure($0, font: body, maxWidth: 80) } }
      }
      for await answers in group { #expect(answers == alone) }
    }
  }
}
