import AccessibilityModel
import Testing
import Typography

@testable import Drawing

@Suite("The character that is drawn nearest to a point")
struct CharacterTests {
  private static let screen = Size(width: 300, height: 400)
  private static let font = FontDescription(size: 20)

  private func list(_ texts: [(words: String, rect: Rect)]) -> DisplayList {
    var list = DisplayList()
    for text in texts {
      let run = DrawnText.Run(TextRun(text.words, font: Self.font), paint: .color(.black))
      list.append(.text(DrawnText([run], in: text.rect)))
    }
    return list
  }

  /// The characters at the middle of each, by where Pango measures the words before them to end.
  @Test("Z18: each letter of narrow and wide ones is found at its own place")
  func letters() {
    let words = "iiWWiW mmll"
    let list = list([(words, Rect(x: 10, y: 20, width: 280, height: 40))])
    var found = ""
    for index in words.indices {
      let before = TextMeasurer.shared.measure(String(words[..<index]), font: Self.font).size.width
      let behind = TextMeasurer.shared.measure(String(words[...index]), font: Self.font).size.width
      let point = Point(x: 10 + (before + behind) / 2, y: 32)
      let range = list.character(of: words, in: .zero, nearest: point, screen: Self.screen)
      found += range.map { String(decoding: Array(words.utf8)[$0], as: UTF8.self) } ?? "?"
    }
    #expect(found == words)
  }

  @Test(
    "Z18: a point beside a line means that line, one below all the last; wrapped lines and other scripts too")
  func lines() {
    let words = "Das ist ein längerer Satz über zwei Zeilen.\nΚαι ένας άλλος."
    let list = list([(words, Rect(x: 10, y: 20, width: 200, height: 200))])
    func character(_ x: Double, _ y: Double) -> String? {
      list.character(of: words, in: .zero, nearest: Point(x: x, y: y), screen: Self.screen)
        .map { String(decoding: Array(words.utf8)[$0], as: UTF8.self) }
    }
    #expect(character(0, 25) == "D")
    #expect(character(299, 399) == ".")
    #expect(character(0, 399) == "Κ")
  }

  @Test(
    "Z18: a text is a part of all the words of its element, or holds them; one of another element is not meant"
  )
  func parts() {
    let list = list([
      ("Bailey", Rect(x: 10, y: 20, width: 280, height: 30)),
      ("beagle", Rect(x: 10, y: 60, width: 280, height: 30)),
    ])
    let words = "Bailey, beagle"
    let point = Point(x: 10, y: 75)
    #expect(list.character(of: words, in: .zero, nearest: point, screen: Self.screen) == 8..<9)
    #expect(list.character(of: "eagle", in: .zero, nearest: point, screen: Self.screen) == nil)
    let inside = Point(x: 60, y: 75)
    #expect(list.character(of: "eagle", in: .zero, nearest: inside, screen: Self.screen) != nil)
    let other = Rect(x: 0, y: 0, width: 300, height: 50)
    #expect(list.character(of: "beagle", in: other, nearest: point, screen: Self.screen) == nil)
    #expect(list.character(of: "Whippet", in: .zero, nearest: point, screen: Self.screen) == nil)
    #expect(list.character(of: "", in: .zero, nearest: point, screen: Self.screen) == nil)
    #expect(DisplayList().character(of: words, in: .zero, nearest: point, screen: Self.screen) == nil)
  }
}
