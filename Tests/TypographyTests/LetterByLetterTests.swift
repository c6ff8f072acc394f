import Testing

@testable import Typography

@Suite("Text that is offered no width")
struct LetterByLetterTests {
  private let font = FontDescription(.body, in: .large)
  private let measurer = TextMeasurer()

  @Test(
    "L1: each letter has a line of its own, and a space hangs on the letter before it",
    arguments: [("Bailey", 6), ("a b", 2), ("Dr.", 3), ("日本", 2), ("x", 1), ("e\u{301}a", 2)])
  func lines(text: String, count: Int) {
    let metrics = measurer.measure(text, font: font, maxWidth: 0)
    #expect(metrics.lineCount == count)
    #expect(metrics.size.height == Double(count) * 22)
    #expect(metrics.lastBaseline == metrics.firstBaseline + Double(count - 1) * 22)
    #expect(!metrics.isTruncated)
  }

  @Test("L1: it is as wide as its widest letter", arguments: ["Willow", "iiiM", "100%"])
  func width(text: String) {
    let metrics = measurer.measure(text, font: font, maxWidth: 0)
    let letters = text.map { measurer.measure(String($0), font: font).size.width }
    // Letters that stand beside others are moved a little towards them.
    #expect(abs(metrics.size.width - (letters.max() ?? 0)) < 1)
  }

  @Test("L1: what must be one line is as wide as the mark that stands for the rest")
  func oneLine() {
    let metrics = measurer.measure("Bailey", font: font, maxWidth: 0, lineLimit: 1)
    #expect(metrics.size.width == measurer.measure("\u{2026}", font: font).size.width)
    #expect(metrics.isTruncated)
    #expect(metrics.lineCount == 1)
  }

  @Test("L1: room between lines is counted between letters too")
  func spacing() {
    let metrics = measurer.measure("abc", font: font, maxWidth: 0, lineSpacing: 4)
    #expect(metrics.size.height == 3 * 22 + 2 * 4)
  }

  @Test("Where each letter fits, the library breaks the same lines")
  func library() {
    let text = "Bailey"
    let least = measurer.measure(text, font: font, maxWidth: 0)
    let broken = measurer.measure(text, font: font, maxWidth: 0.5)
    #expect(broken.lineCount == least.lineCount)
    #expect(broken.size.height == least.size.height)
    #expect(abs(broken.size.width - least.size.width) < 1)
  }
}
