import AccessibilityModel
import Drawing
import Testing

@Suite("What stands beside a picture of a screen, and what differs between two")
struct LegendTests {
  private func words(_ list: DisplayList) -> [String] {
    list.commands.compactMap { command in
      guard case .text(let text) = command else { return nil }
      return text.runs.map(\.text.text).joined()
    }
  }

  private func overlay(_ count: Int) -> Overlay {
    Overlay(
      .order, marks: (1...count).map { Overlay.Mark("\($0)", label: "Dog \($0), button") })
  }

  @Test("Each number stands before the words that are heard at it")
  func lines() throws {
    let legend = try #require(OverlayLegend([Overlay(.cursor), overlay(2)], height: 800))
    #expect(words(legend.list) == ["1", "Dog 1, button", "2", "Dog 2, button"])
    #expect(legend.size.width > 300 && legend.size.width < 400)
    #expect(OverlayLegend([Overlay(.cursor)], height: 800) == nil)
  }

  @Test("What finds no space below goes on in another column")
  func columns() throws {
    let (few, many) = (
      try #require(OverlayLegend([overlay(10)], height: 400)),
      try #require(OverlayLegend([overlay(40)], height: 400))
    )
    #expect(many.size.width > few.size.width + 300)
    #expect(many.size.height <= 400)
  }

  @Test("A picture read from a file has the pixels that were written")
  func reading() {
    var list = DisplayList()
    list.fill(Rect(x: 2, y: 3, width: 5, height: 4), with: .color(PaintColor(red: 1, green: 0, blue: 0)))
    let bitmap = PictureRenderer(size: Size(width: 20, height: 10)).bitmap(of: list)
    #expect(Bitmap(png: bitmap.png(), width: 20, height: 10) == bitmap)
  }

  @Test("What differs between two pictures is counted, framed and drawn in red")
  func differing() {
    func picture(_ x: Double) -> Bitmap {
      var list = DisplayList()
      list.fill(Rect(x: x, y: 0, width: 5, height: 5), with: .color(.black))
      return PictureRenderer(size: Size(width: 20, height: 10)).bitmap(of: list)
    }
    #expect(PixelDifference(picture(0), picture(0)).share == 0)
    let difference = PixelDifference(picture(0), picture(5))
    #expect(difference.count == 50)
    #expect(difference.share == 0.25)
    #expect(difference.frame == Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(difference.picture.color(x: 3, y: 3).red > 0.8)
    #expect(difference.picture.color(x: 3, y: 3).green < 0.1)
    let larger = PictureRenderer(size: Size(width: 21, height: 10)).bitmap(of: DisplayList())
    #expect(PixelDifference(picture(0), larger).share == 1)
  }

  @Test("A keyboard has letters or digits, as the field wants them")
  func keyboards() {
    func keys(_ keys: KeyboardPicture.Keys) -> [String] {
      var list = DisplayList()
      KeyboardPicture(keys, isDark: false, screen: Size(width: 390, height: 844)).draw(
        height: 336, into: &list)
      return words(list)
    }
    #expect(keys(.letters).prefix(10).joined() == "qwertyuiop")
    #expect(keys(.letters).suffix(3) == ["123", "space", "return"])
    #expect(keys(.digits) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
    #expect(keys(.decimals).contains(".") && keys(.email).contains("@"))
    #expect(KeyboardPicture.height(bottom: 34, isLandscape: false) == 336)
    #expect(KeyboardPicture.height(bottom: 0, isLandscape: false) == 260)
  }
}
