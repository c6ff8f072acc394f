import Testing
import Typography

@Suite("Scaling by text style")
struct ScalingTests {
  @Test("L1: 17 points at Medium on a screen of three pixels a point are 16 and a third")
  func mediumOnThreefoldScreen() {
    let scaled = TextStyle.body.scaled(17, in: .medium, pixelsPerPoint: 3)
    #expect(abs(scaled - 49.0 / 3) < 1e-12)
  }

  @Test("L1: a font of 17 points becomes 48 points at the largest size")
  func largestFont() {
    #expect(TextStyle.body.scaledFontSize(17, in: .accessibility5) == 48)
  }

  @Test("L1: the usual size changes nothing", arguments: TextStyle.allCases)
  func identity(style: TextStyle) {
    #expect(style.scale(in: .large) == 1)
    #expect(style.scaled(13.5, in: .large, pixelsPerPoint: 2) == 13.5)
  }

  @Test("L1: a limit caps the font")
  func limit() {
    #expect(TextStyle.body.scaledFontSize(17, in: .accessibility5, limit: 30) == 30)
    #expect(TextStyle.body.scaledFontSize(17, in: .small, limit: 30) == 15)
  }

  @Test("A screen without a known scale rounds nothing")
  func noPixels() {
    #expect(TextStyle.body.scaled(22, in: .medium, pixelsPerPoint: 0) == 21)
  }
}
