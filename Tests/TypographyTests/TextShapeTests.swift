import Testing

@testable import Typography

@Suite("Text that was measured at another size")
struct TextShapeTests {
  private static let plain = [
    "Value of 123", "Bailey, beagle", "AVATAR To. Yes!", "i", "100% (approx.) 3:45 – 4:00 “fi” 12 €…",
    "Größe",
    "Ελληνικά", "Привет, мир", " two  spaces ", "a -> b", "naïve café",
  ]
  /// What the library is asked about at every size: writing that joins, marks, pictures, lines.
  private static let others = ["مرحبا", "e\u{301}", "👍🏽 done", "one\ntwo", "日本語", "tab\there", "a\u{200D}b"]

  private let known = TextMeasurer()
  private let library = TextShaper()

  private func library(_ text: String, _ font: FontDescription) -> TextMetrics {
    let runs = [TextRun(text, font: font)]
    let request = MeasureRequest(runs: runs, maxWidth: nil, lineLimit: nil, lineSpacing: 0)
    return library.measure(request, idealWidth: nil).metrics
  }

  @Test("L1: widths grow from one measure as they do in the library", arguments: plain + others)
  func widths(text: String) {
    // The library rounds the place of each letter to its smallest unit, the thousandth part of a point.
    let rounding = 0.001 * Double(text.count + 1)
    for weight in [FontWeight.regular, .semibold] {
      for category in TextSizeCategory.allCases {
        for style in [TextStyle.body, .caption1, .largeTitle] {
          let font = FontDescription(style, in: category, weight: weight)
          let (grown, asked) = (known.measure(text, font: font), library(text, font))
          #expect(abs(grown.size.width - asked.size.width) < rounding, "\(text) at \(font.size)")
          #expect(abs(grown.idealWidth - asked.idealWidth) < rounding)
          #expect(grown.size.height == asked.size.height)
          #expect(grown.firstBaseline == asked.firstBaseline)
          #expect(grown.lastBaseline == asked.lastBaseline)
          #expect(grown.lineCount == asked.lineCount)
        }
      }
    }
  }

  @Test("L1: the shape of plain text is found at every size, and is the same in each form of the font")
  func shapes() {
    for text in Self.plain {
      var found: [Bool: Set<Double>] = [:]
      for category in TextSizeCategory.allCases {
        let font = FontDescription(.body, in: category)
        let request = MeasureRequest(
          runs: [TextRun(text, font: font)], maxWidth: nil, lineLimit: nil, lineSpacing: 0)
        let shape = library.measure(request, idealWidth: nil).shape
        #expect(shape != nil, "\(text) at \(font.size)")
        found[font.isDisplay, default: []].insert(shape?.width ?? 0)
      }
      #expect(found.count == 2 && found.values.allSatisfy { $0.count == 1 }, "\(text): \(found)")
    }
  }

  @Test("Fonts without a line height of their own keep that of their letters", arguments: plain)
  func ownHeight(text: String) {
    for size in [11.0, 17, 17.5, 23, 40] {
      let font = FontDescription(size: size)
      let (grown, asked) = (known.measure(text, font: font), library(text, font))
      #expect(grown.size.height == asked.size.height)
      #expect(grown.firstBaseline == asked.firstBaseline)
    }
  }

  @Test("A width does not depend on the sizes that were measured before", arguments: plain + others)
  func order(text: String) {
    let sizes = TextSizeCategory.allCases.map { FontDescription(.body, in: $0) }
    let upwards = sizes.map { known.measure(text, font: $0) }
    let other = TextMeasurer()
    let downwards = sizes.reversed().map { other.measure(text, font: $0) }
    #expect(upwards == downwards.reversed())
    #expect(upwards == sizes.map { known.measure(text, font: $0) })
  }
}
