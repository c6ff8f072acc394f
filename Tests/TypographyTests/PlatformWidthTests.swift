import Testing

@testable import Typography

@Suite("Lines are as wide as the platform sets them")
struct PlatformWidthTests {
  /// Words in interface files, with the width in points that the platform's tools found for them.
  struct Line: CustomTestStringConvertible {
    let text: String
    let size: Double
    var weight = FontWeight.regular
    let width: Double

    var testDescription: String { "\(text), \(size) points" }
  }

  private static let lines = [
    Line(text: "Check for updates", size: 13, width: 112),
    Line(text: "Initial window position:", size: 13, width: 138),
    Line(text: "When media opened:", size: 13, width: 129),
    Line(text: "MIT license", size: 12, width: 64.5),
    Line(text: "Public domain", size: 12, width: 80),
    Line(text: "Apache 2.0 license", size: 12, width: 107),
    Line(text: "Custom permissive license", size: 12, width: 151),
    Line(text: "Version Number:", size: 16, width: 121),
    Line(text: "Contact Support", size: 17, width: 127),
    Line(text: "Do you like what you see?", size: 17, width: 196.5),
    Line(text: "Example of growing separator", size: 17, width: 227),
    Line(text: "Foreground Color", size: 17, width: 134.5),
    Line(text: "Passcode Lock", size: 17, width: 114.667),
    Line(text: "Bold as Bright", size: 17, width: 107),
    Line(text: "{Benefit Title}", size: 17, weight: .semibold, width: 109.333),
    Line(text: "Data Source", size: 14, weight: .bold, width: 84.333),
    Line(text: "London", size: 30, width: 98),
    Line(text: "Settings", size: 34, weight: .bold, width: 133),
  ]

  @Test("L1: known lines differ by less than two in a hundred", arguments: lines)
  func widths(line: Line) {
    let font = FontDescription(size: line.size, weight: line.weight)
    let width = TextMeasurer.shared.measure(line.text, font: font).size.width
    // The known width was rounded up to a whole or half pixel.
    #expect(abs(width - line.width) < max(1, 0.02 * line.width), "\(width)")
  }

  @Test("L1: running text is set closer the larger it is, small print wider")
  func spacing() {
    let family = FontFamily.system(.standard)
    #expect(family.tracking(at: 12, .regular) == 0)
    #expect(family.tracking(at: 11, .regular) > 0)
    #expect(family.tracking(at: 17, .regular) < family.tracking(at: 15, .regular))
    #expect(family.tracking(at: 17, .bold) > family.tracking(at: 17, .regular))
    #expect(FontFamily.named("Anything").tracking(at: 17, .regular) == 0)
  }
}
