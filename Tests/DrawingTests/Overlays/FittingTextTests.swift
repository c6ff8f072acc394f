import AccessibilityModel
import Testing
import Typography

@testable import Drawing

@Suite("Words of buttons and menus in their cells")
struct FittingTextTests {
  /// How wide the longest word is in the letters that were chosen.
  private func widest(_ text: OverlayText) -> Double {
    text.words.split(separator: " ")
      .map { TextMeasurer.shared.measure(String($0), font: text.font).size.width }.max() ?? 0
  }

  @Test(
    "Z18, Z20: no word is broken in its cell; letters get smaller instead",
    arguments: [
      "Previous", "Collapse", "Pause", "Hintergrundgeräusche", "Приостановить",
      "Kurzbefehl für Bedienungshilfen",
    ])
  func words(text: String) {
    for width in [40.0, 50, 92] {
      let fitting = OverlayText(fitting: text, size: 12, width: width, lines: 3)
      #expect(widest(fitting) <= width || fitting.font.size == OverlayText.smallest)
      #expect(fitting.font.size <= 12)
      #expect(fitting.size.width <= width)
    }
  }

  @Test("Where all words have room, and in scripts without spaces, letters keep their size")
  func size() {
    for text in ["Pause", "Back", "ย้อนกลับไปที่หน้าก่อนหน้านี้", "画面の読み上げを一時停止する", ""] {
      #expect(OverlayText(fitting: text, size: 12, width: 50, lines: 3).font.size == 12, "\(text)")
    }
  }
}
