import AccessibilityModel
import Drawing
import TestSupport
import Testing

@Suite("Pictures as files")
struct PNGTests {
  @Test("A file says how wide and high the picture is, and ends as files of this kind do")
  func header() {
    let bytes = picture(width: 300, height: 20) {
      $0.fill(Rect(x: 0, y: 0, width: 9, height: 9), with: .color(.pureRed))
    }
    .png()
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])
    #expect(bytes[16..<24] == [0, 0, 1, 44, 0, 0, 0, 20])
    #expect(bytes.suffix(8).prefix(4) == [0x49, 0x45, 0x4E, 0x44])
  }

  @Test("What is written is read again as the same pixels", arguments: [PaintColor.white, .clear])
  func again(background: PaintColor) {
    let half = PaintColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.5)
    let first = picture(background: background) {
      $0.fill(Path(ellipseIn: Rect(x: 10, y: 10, width: 70, height: 60)), with: .color(half))
      $0.fill(Rect(x: 50, y: 50, width: 50, height: 50), with: .color(.pureRed))
    }
    let second = picture(background: background) {
      $0.append(.image(DrawnImage(.data(first.png()), in: Rect(x: 0, y: 0, width: 100, height: 100))))
    }
    for y in stride(from: 0, to: 100, by: 3) {
      for x in stride(from: 0, to: 100, by: 3)
      where first.color(x: x, y: y).alpha == 1 || background == .clear {
        #expect(first.color(x: x, y: y).isClose(to: second.color(x: x, y: y), within: 6), "\(x), \(y)")
      }
    }
  }

  @Test(
    "What is written is read again pixel by pixel, whatever it shows and however wide it is",
    arguments: [1, 2, 3, 85, 86, 87, 172, 173, 700, 12_000])
  func exact(width: Int) {
    var numbers = SeededDice(state: UInt64(width))
    for kind in 0..<5 {
      let height = width > 1_000 ? 4 : 40
      var pixels: [UInt32] = []
      for place in 0..<width * height {
        let random = UInt32(truncatingIfNeeded: numbers.next() >> 20)
        let above = place >= width ? pixels[place - width] : 0xFFFF_FFFF
        let pixel: UInt32 =
          switch kind {
          case 0: random
          case 1: 0xFFFF_FFFF
          case 2: random % 20 == 0 ? random >> 8 & 3 : 0x00FF_FFFF
          case 3: place / width % 3 == 0 && random % 40 == 0 ? random : above
          default: UInt32(place % width / 3) &* 0x010203
          }
        pixels.append(pixel | 0xFF00_0000)
      }
      let first = Bitmap(width: width, height: height, pixels: pixels)
      let size = Size(width: Double(width), height: Double(height))
      let second = picture(width: size.width, height: size.height) {
        $0.append(.image(DrawnImage(.data(first.png()), in: Rect(origin: .zero, size: size))))
      }
      #expect(first.pixels == second.pixels, "kind \(kind)")
    }
  }
}
