import AccessibilityModel
import Testing

@testable import Drawing

@Suite("Screens side by side, and magnified")
struct ContactSheetTests {
  private static let screen = Size(width: 100, height: 200)
  private static let all = Rect(origin: .zero, size: screen)
  private static let red = PaintColor(red: 1, green: 0, blue: 0)
  private static let blue = PaintColor(red: 0, green: 0, blue: 1)

  /// The upper half red, the lower half blue.
  private var halves: DisplayList {
    var list = DisplayList()
    list.fill(Rect(x: 0, y: 0, width: 100, height: 100), with: .color(Self.red))
    list.fill(Rect(x: 0, y: 100, width: 100, height: 100), with: .color(Self.blue))
    return list
  }

  private func bitmap(_ list: DisplayList, _ size: Size = Self.screen) -> Bitmap {
    PictureRenderer(size: size, scale: 1, background: .white).bitmap(of: list)
  }

  @Test("L8: one screen stands alone, in its own extent")
  func single() {
    let sheet = ContactSheet([.init(list: halves, background: .white)], screen: Self.screen)
    #expect(sheet.size == Self.screen)
    #expect(bitmap(sheet.list).color(x: 50, y: 50) == Self.red)
  }

  @Test("L8: several stand side by side, none over another, each under its name")
  func several() {
    let shots = (1...12).map { ContactSheet.Shot(caption: "size \($0)", list: halves, background: .white) }
    let sheet = ContactSheet(shots, screen: Self.screen)
    let picture = bitmap(sheet.list, sheet.size)
    let reds = picture.pixels.filter { $0 == 0xFFFF_0000 }.count
    #expect(reds > 12 * 9_000 && reds <= 12 * 10_000)
    #expect(sheet.size.width > sheet.size.height)
  }

  @Test("What a screen draws beyond its edge stays off its neighbours")
  func clipped() {
    var list = DisplayList()
    list.fill(Rect(x: -500, y: -500, width: 2_000, height: 2_000), with: .color(Self.red))
    let plain = ContactSheet.Shot(caption: "", list: DisplayList(), background: .white)
    let sheet = ContactSheet(
      [.init(caption: "", list: list, background: .white), plain], screen: Self.screen)
    let picture = bitmap(sheet.list, sheet.size)
    #expect(picture.pixels.filter { $0 == 0xFFFF_0000 }.count <= 100 * 200)
  }

  @Test("Z19: magnified twice about a point, that point is in the middle")
  func magnified() {
    let lens = Magnification(level: 2, center: Point(x: 50, y: 75), window: Self.all)
    let picture = bitmap(halves.magnified(by: lens, on: .white, screen: Self.screen))
    // The edge between red and blue lies 25 points below the middle of what is seen: 50 points on the screen.
    #expect(picture.color(x: 50, y: 148) == Self.red)
    #expect(picture.color(x: 50, y: 152) == Self.blue)
  }

  @Test("Z19: a lens leaves what is around it as it is")
  func lens() {
    let window = Rect(x: 20, y: 20, width: 60, height: 60)
    let lens = Magnification(level: 3, center: Point(x: 50, y: 150), window: window, isLens: true)
    let picture = bitmap(halves.magnified(by: lens, on: .white, screen: Self.screen))
    #expect(picture.color(x: 50, y: 50) == Self.blue)
    #expect(picture.color(x: 5, y: 50) == Self.red)
  }

  @Test("Z19: filters change colours, and only those", arguments: Magnification.Filter.allCases)
  func filters(filter: Magnification.Filter) {
    let lens = Magnification(level: 1, center: Point(x: 50, y: 100), window: Self.all, filter: filter)
    let color = bitmap(halves.magnified(by: lens, on: .white, screen: Self.screen)).color(x: 50, y: 50)
    switch filter {
    case .none: #expect(color == Self.red)
    case .inverted: #expect(color == PaintColor(red: 0, green: 1, blue: 1))
    case .grayscale, .grayscaleInverted: #expect(abs(color.red - color.green) < 0.02)
    case .lowLight: #expect(color.red < 0.5 && color.red > 0.1 && color.green == 0)
    }
  }

  @Test("A level that is no number magnifies nothing")
  func nonsense() {
    let lens = Magnification(level: .nan, center: Point(x: 50, y: 100), window: Self.all)
    let picture = bitmap(halves.magnified(by: lens, on: .white, screen: Self.screen))
    #expect(picture.color(x: 50, y: 50) == Self.red)
  }
}
