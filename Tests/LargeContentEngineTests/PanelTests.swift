import AccessibilityModel
import LargeContentEngine
import Testing

@Suite("The Large Content Viewer's panel")
struct PanelTests {
  private func shown(
    _ content: LargeContent, _ options: LargeContentOptions = LargeContentOptions()
  ) -> Overlay? {
    var hold = Holder(.screen([]), options) { _ in .largeContent(content) }
    hold(.press(.at(50)))
    hold.wait(0.5)
    return hold.overlay
  }

  private static let cases: [(scales: Bool, isVector: Bool?, sharpness: Overlay.Picture.Sharpness)] = [
    (true, true, .sharp), (true, false, .blurred), (true, nil, .enlarged), (false, true, .natural),
    (false, false, .natural), (false, nil, .natural),
  ]

  @Test(
    "L3: an image that grows is sharp from outlines and blurred from dots; one that does not grow stays small",
    arguments: 0..<6)
  func looks(_ index: Int) throws {
    let (scales, isVector, sharpness) = Self.cases[index]
    let item = LargeContentItem(title: "Favorites", image: "star", scalesImage: scales)
    let overlay = shown(LargeContent(item, imageSize: Size(width: 20, height: 10), isVector: isVector))
    let picture = try #require(overlay?.picture)
    #expect(picture.sharpness == sharpness)
    #expect(picture.name == "star")
    #expect((picture.frame.size.width > 20) == scales)
  }

  @Test(
    "L2: the panel stands in the middle of the area, a part of its shorter side; its image above the title")
  func places() throws {
    let item = LargeContentItem(title: "Favorites", image: "star", scalesImage: true)
    let size = Size(width: 20, height: 20)
    let whole = try #require(shown(LargeContent(item, imageSize: size, isVector: true)))
    #expect(whole.panel.center == Point(x: 200, y: 400))
    #expect(whole.panel.size.width.rounded() == 267)
    var options = LargeContentOptions()
    options.panel = .half
    let area = Rect(x: 0, y: 0, width: 100, height: 300)
    let half = try #require(shown(LargeContent(item, area: area, imageSize: size, isVector: true), options))
    #expect(half.panel == Rect(x: 25, y: 125, width: 50, height: 50))
    let picture = try #require(half.picture).frame
    #expect(picture.maxY.rounded() == 158)
    #expect(picture.center.x.rounded() == 50)
  }

  @Test("L3: insets move the image and leave it less room")
  func insets() {
    let item = LargeContentItem(image: "star", scalesImage: true)
    let area = Rect(x: 0, y: 0, width: 300, height: 300)
    let content = LargeContent(
      item, area: area, imageSize: Size(width: 10, height: 10), insets: .init(left: 100), isVector: true)
    #expect(shown(content)?.picture?.frame == Rect(x: 150, y: 100, width: 100, height: 100))
  }

  @Test("L4: an item without title and image shows nothing", arguments: [nil, "", " "])
  func empty(_ title: String?) {
    #expect(shown(LargeContent(LargeContentItem(title: title))) == nil)
  }

  @Test("A screen without extent has a panel without a place")
  func nowhere() {
    var hold = Holder(.container(frame: .zero, []))
    hold(.press(.at(50)))
    hold.wait(0.5)
    #expect(hold.overlay?.panel == .zero)
    #expect(hold.overlay?.picture?.frame == .zero)
  }
}
