import AccessibilityModel
import Drawing
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
  func again(ground: PaintColor) {
    let half = PaintColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.5)
    let first = picture(ground: ground) {
      $0.fill(Path(ellipseIn: Rect(x: 10, y: 10, width: 70, height: 60)), with: .color(half))
      $0.fill(Rect(x: 50, y: 50, width: 50, height: 50), with: .color(.pureRed))
    }
    let second = picture(ground: ground) {
      $0.append(.image(DrawnImage(.data(first.png()), in: Rect(x: 0, y: 0, width: 100, height: 100))))
    }
    for y in stride(from: 0, to: 100, by: 3) {
      for x in stride(from: 0, to: 100, by: 3) where first.color(x: x, y: y).alpha == 1 || ground == .clear {
        #expect(first.color(x: x, y: y).isClose(to: second.color(x: x, y: y), within: 6), "\(x), \(y)")
      }
    }
  }
}
