import AccessibilityModel
import Testing

@testable import Drawing

@Suite("The bars of the system")
struct SystemBarsTests {
  private static let size = Size(width: 393, height: 852)

  private func bitmap(_ time: String = "9:41", isDark: Bool = false, isMirrored: Bool = false) -> Bitmap {
    var list = DisplayList()
    let bars = SystemBars(
      time: time, screen: Self.size, top: 47, hasHomeIndicator: true, isDark: isDark, isMirrored: isMirrored)
    bars.draw(into: &list)
    return PictureRenderer(size: Self.size, scale: 1, background: isDark ? .black : .white).bitmap(of: list)
  }

  /// How many pixels of a part of the screen are not its background.
  private func ink(_ bitmap: Bitmap, x: Range<Int>, y: Range<Int>, on background: PaintColor = .white) -> Int
  {
    y.reduce(0) { sum, y in sum + x.count { bitmap.color(x: $0, y: y) != background } }
  }

  @Test("L8: the time is on the left, the signals and the battery on the right, the indicator below")
  func places() {
    let picture = bitmap()
    #expect(ink(picture, x: 30..<100, y: 12..<40) > 100)
    #expect(ink(picture, x: 300..<325, y: 12..<40) > 40)
    #expect(ink(picture, x: 340..<370, y: 12..<40) > 200)
    #expect(ink(picture, x: 140..<250, y: 0..<47) == 0)
    #expect(ink(picture, x: 0..<393, y: 47..<830) == 0)
    #expect(picture.color(x: 196, y: 841) == .black)
  }

  @Test("L8: the bar shows the time it is given, light on dark, and mirrored from right to left")
  func kinds() {
    #expect(bitmap("9:41").pixels != bitmap("9:42").pixels)
    #expect(bitmap(isDark: true).color(x: 196, y: 841) == .white)
    let mirrored = bitmap(isMirrored: true)
    #expect(ink(mirrored, x: 293..<363, y: 12..<40) > 100)
    #expect(ink(mirrored, x: 23..<53, y: 12..<40) > 200)
  }
}
