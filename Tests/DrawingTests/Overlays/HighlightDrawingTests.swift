import AccessibilityModel
import Testing
import Typography

@testable import Drawing

@Suite("Words that are highlighted while they are spoken")
struct HighlightDrawingTests {
  private static let screen = Size(width: 300, height: 200)
  private static let font = FontDescription(size: 20)

  /// A screen with words in a space.
  private func list(_ words: String, width: Double = 280) -> DisplayList {
    var list = DisplayList()
    let run = DrawnText.Run(TextRun(words, font: Self.font), paint: .color(.black))
    list.append(.text(DrawnText([run], in: Rect(x: 10, y: 20, width: width, height: 100))))
    return list
  }

  private func highlight(
    _ text: String, _ range: Range<Int>, _ style: Highlight.Style, frames: [Rect] = []
  ) -> Overlay {
    var overlay = Overlay(.spokenContent)
    overlay.highlights = [
      Highlight(
        .word, style: style, color: .green, element: ElementID(slot: 1), text: text, range: range,
        area: Rect(x: 10, y: 20, width: 280, height: 100), frames: frames)
    ]
    return overlay
  }

  /// The columns in which a picture is green.
  private func green(_ overlay: Overlay, over list: DisplayList) -> (columns: [Int], rows: [Int]) {
    var seen = list
    var drawer = OverlayDrawer(screen: Self.screen, over: list) { _, _, _ in false }
    drawer.draw(overlay, into: &seen)
    let bitmap = PictureRenderer(size: Self.screen, scale: 1, background: .white).bitmap(of: seen)
    var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
    for x in 0..<300 {
      for y in 0..<200 {
        let color = bitmap.color(x: x, y: y)
        guard color.green > color.red + 0.15, color.green > color.blue + 0.1 else { continue }
        columns.insert(x)
        rows.insert(y)
      }
    }
    return (columns.sorted(), rows.sorted())
  }

  @Test("Z18: a word is highlighted where its letters are drawn, whatever was estimated")
  func word() throws {
    let text = "iiii WWWW"
    let before = TextMeasurer.shared.measure("iiii ", font: Self.font).size.width
    let whole = TextMeasurer.shared.measure(text, font: Self.font).size.width
    let estimated = Rect(x: 200, y: 150, width: 30, height: 20)
    let (columns, rows) = green(highlight(text, 5..<9, .background, frames: [estimated]), over: list(text))
    #expect(abs(Double(try #require(columns.first)) - (10 + before - 1)) < 3)
    #expect(abs(Double(try #require(columns.last)) - (10 + whole)) < 3)
    #expect(rows.allSatisfy { $0 < 60 })
    let label = green(highlight("Price, \(text)", 12..<16, .background), over: list(text))
    #expect(label.columns == columns)
  }

  @Test("Z18: words on two lines are underlined on both, and what is not drawn lies where it was estimated")
  func lines() throws {
    let text = "first second third"
    let (_, rows) = green(highlight(text, 0..<18, .underline), over: list(text, width: 70))
    let lines = rows.enumerated().filter { $0.offset == 0 || rows[$0.offset - 1] + 1 < $0.element }.count
    #expect(lines == 3)
    let estimated = Rect(x: 200, y: 150, width: 30, height: 20)
    let other = green(highlight("elsewhere", 0..<4, .background, frames: [estimated]), over: list(text))
    #expect(other.columns.first == 199 && other.columns.last == 230)
  }

  @Test("A range beyond the text and an empty text draw nothing bad")
  func nonsense() {
    for range in [0..<99, 50..<60, 0..<0] {
      _ = green(highlight("abc", range, .background), over: list("abc"))
    }
    _ = green(highlight("", 0..<0, .underline), over: list(""))
  }
}
