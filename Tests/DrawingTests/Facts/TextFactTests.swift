import AccessibilityModel
import Drawing
import Testing
import Typography

@Suite("Facts of texts")
struct TextFactTests {
  private let screen = Size(width: 390, height: 844)
  private let words = "Adopt a dog from the shelter in your neighbourhood"

  /// A label of its own subject, in a space of a width and height.
  private func label(
    _ words: String, element: UInt64, style: TextStyle?, at category: TextSizeCategory, y: Double,
    width: Double = 358,
    height: Double? = nil, lineLimit: Int? = nil
  ) -> DisplayList {
    let font = style.map { FontDescription($0, in: category) } ?? FontDescription(size: 13)
    let wanted = TextMeasurer.shared.measure(words, font: font, maxWidth: width, lineLimit: lineLimit).size
      .height
    let availableSpace = Rect(x: 16, y: y, width: width, height: height ?? wanted)
    var list = DisplayList()
    list.subject(DrawSubject("UILabel", element: ElementID(rawValue: element))) {
      $0.append(text(words, in: availableSpace, font: font, lineLimit: lineLimit, style: style))
    }
    return list
  }

  private func facts(_ lists: [DisplayList], background: PaintColor = .white) -> PictureFacts {
    var all = DisplayList()
    for list in lists { all.append(list) }
    return PictureFacts(of: all, size: screen, background: background)
  }

  @Test("L8: of a clipping, a fixed-size and a wrapping label the first two are reported, the third is not")
  func threeLabels() {
    func screen(at category: TextSizeCategory) -> PictureFacts {
      facts([
        label(words, element: 1, style: .body, at: category, y: 100, width: 358, height: 22, lineLimit: 1),
        label("Terms and conditions", element: 2, style: nil, at: category, y: 200),
        label("Wraps: " + words, element: 3, style: .body, at: category, y: 300),
      ])
    }
    let (large, largest) = (screen(at: .large), screen(at: .accessibility5))
    #expect(largest.texts.filter(\.isCut).map(\.words) == [words])
    #expect(largest.texts.filter(\.isFixedSize).map(\.subject?.element) == [ElementID(rawValue: 2)])
    let comparison = PictureComparison(smaller: large, larger: largest)
    #expect(comparison.fixedTexts.map(\.content) == [.text("Terms and conditions")])
    #expect(comparison.fixedTexts.first?.sizes == [13, 13])
    let reported =
      Set(largest.texts.filter(\.isCut).compactMap(\.subject?.element))
      .union(comparison.withoutLargeContent.compactMap(\.subject?.element))
    #expect(reported == [ElementID(rawValue: 1), ElementID(rawValue: 2)])
  }

  @Test("Lines that are left out are told, and those that fit are not")
  func truncation() {
    let cut = facts([label(words, element: 1, style: .body, at: .large, y: 10, width: 200, lineLimit: 1)])
    #expect(cut.texts.map(\.isTruncated) == [true])
    let whole = facts([label(words, element: 1, style: .body, at: .large, y: 10, width: 200)])
    #expect(whole.texts.map(\.isCut) == [false])
    #expect(whole.texts.first?.cut == nil)
  }

  @Test("A room that is too low cuts, and one that lacks a hair does not")
  func availableSpace() {
    func cut(_ height: Double) -> TextFact.Cut? {
      facts([label("Bailey", element: 1, style: .body, at: .large, y: 10, height: height)]).texts.first?.cut
    }
    #expect(cut(22) == nil)
    #expect(cut(21.5) == nil)
    #expect(cut(12) == .availableSpace)
  }

  @Test("A clip and the edge of the screen cut, and what scrolls is said to")
  func clips() {
    func fact(clip: Rect, y: Double, width: Double = 358) -> TextFact? {
      var list = DisplayList()
      list.group([.clip(Path(roundedRect: clip, cornerRadius: 0), .winding)]) {
        $0.append(label("Bailey", element: 1, style: .body, at: .large, y: y))
      }
      return facts([list]).texts.first
    }
    let badge = fact(clip: Rect(x: 0, y: 100, width: 390, height: 20), y: 110)
    #expect(badge?.cut == .clip)
    #expect(badge?.isCut == true)
    let row = fact(clip: Rect(x: 0, y: 100, width: 390, height: 600), y: 690)
    #expect(row?.cut == .clip)
    #expect(row?.isCut == false)
    let narrow = fact(clip: Rect(x: 0, y: 0, width: 40, height: 600), y: 100)
    #expect(narrow?.isCut == true)
    let whole = fact(clip: Rect(x: 0, y: 0, width: 390, height: 600), y: 100)
    #expect(whole?.cut == nil)
    let edge = facts([label("Bailey", element: 1, style: .body, at: .large, y: 838)]).texts.first
    #expect(edge?.cut == .screen)
  }

  @Test("A text far from the screen has no facts")
  func away() {
    #expect(facts([label("Bailey", element: 1, style: .body, at: .large, y: 2_000)]).texts.isEmpty)
  }

  @Test("A frame is where the lines stand on the screen, after all transforms")
  func frame() {
    var list = DisplayList()
    list.group([.transform(DrawTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))]) {
      $0.append(
        text(
          "Bailey", in: Rect(x: 0, y: 0, width: 150, height: 22), font: FontDescription(.body, in: .large),
          alignment: .right))
    }
    let fact = PictureFacts(of: list, size: screen).texts.first
    let width = TextMeasurer.shared.measure("Bailey", font: FontDescription(.body, in: .large)).size.width
    #expect(fact.map { abs($0.frame.maxX - 310) < 0.01 } == true)
    #expect(fact.map { abs($0.frame.size.width - 2 * width) < 0.01 } == true)
    #expect(fact?.fontSize == 34)
  }

  @Test("What grows is not told, and what has a large content item makes up for it")
  func comparison() {
    func bar(_ size: Double, showsLargeContent: Bool) -> PictureFacts {
      var list = DisplayList()
      let subject = DrawSubject(
        "UITabBarButton", element: ElementID(rawValue: 7), target: Rect(x: 0, y: 780, width: 130, height: 49),
        showsLargeContent: showsLargeContent)
      list.subject(subject) {
        $0.append(
          text("Dogs", in: Rect(x: 40, y: 810, width: 60, height: 14), font: FontDescription(size: size)))
        $0.append(
          .image(DrawnImage(.symbol("pawprint", .regular), in: Rect(x: 50, y: 782, width: 24, height: 24))))
      }
      return facts([list])
    }
    let plain = PictureComparison(
      smaller: bar(10, showsLargeContent: false), larger: bar(10, showsLargeContent: false))
    #expect(plain.withoutLargeContent.map(\.content) == [.text("Dogs"), .symbol("pawprint")])
    let shown = PictureComparison(
      smaller: bar(10, showsLargeContent: true), larger: bar(10, showsLargeContent: true))
    #expect(shown.fixedTexts.count == 1)
    #expect(shown.withoutLargeContent.isEmpty)
    let grown = PictureComparison(
      smaller: bar(10, showsLargeContent: false), larger: bar(20, showsLargeContent: false))
    #expect(grown.fixedTexts.isEmpty)
  }
}
