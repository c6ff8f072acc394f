import AccessibilityModel
import Drawing
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("What stands at the edges of rows that are edited, in pictures", .timeLimit(.minutes(10)))
struct EditMarkTests {
  private func pixels(_ screen: EarshotTesting.Screen) async throws -> Bitmap {
    let picture = try await screen.picture(PictureRequest(scale: 1))
    return Bitmap(png: picture.png, width: picture.width, height: picture.height)
  }

  private func isRed(_ color: PaintColor) -> Bool {
    color.red > 0.9 && color.green < 0.4 && color.blue < 0.4
  }

  /// How many pixels are red in the rows of pixels that some words take, over the width of the screen.
  private func red(_ bitmap: Bitmap, beside words: Rect) -> Int {
    (Int(words.minY)..<Int(words.maxY)).reduce(0) { sum, y in
      (0..<bitmap.width).reduce(sum) { isRed(bitmap.color(x: $1, y: y)) ? $0 + 1 : $0 }
    }
  }

  /// How many grey lines lie one above the other at a column.
  private func lines(_ bitmap: Bitmap, x: Int, _ rows: Range<Int>) -> Int {
    let dark = rows.map { bitmap.color(x: x, y: $0).red < 0.93 }
    return zip([false] + dark, dark).count { !$0 && $1 }
  }

  @Test("Before a row that can go stands a red disc with a white line, and before no other")
  func deletion() async throws {
    try await hosting(EditedDogs()) { screen in
      let atRest = try await pixels(screen)
      #expect(red(atRest, beside: try screen.element(named: "Rex").frame) == 0)
      try await screen.activate("Edit")
      let edited = try await pixels(screen)
      for name in ["Bailey", "Rex"] {
        let words = try screen.element(named: name).frame
        let y = Int(words.center.y)
        let columns = (0..<edited.width).filter { isRed(edited.color(x: $0, y: y + 6)) }
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        #expect(last - first < 22 && last < Int(words.center.x), "\(name)")
        let x = (first + last) / 2
        #expect(isRed(edited.color(x: x, y: y - 6)), "\(name)")
        let middle = (y - 1...y + 1).map { edited.color(x: x, y: $0) }
        #expect(middle.contains { $0.green > 0.8 }, "\(name)")
        #expect(red(edited, beside: words) > 150, "\(name)")
      }
      #expect(red(edited, beside: try screen.element(named: "Fixed").frame) == 0)
    }
  }

  @Test("Behind a row that moves stands a grip of three grey lines, and behind no other")
  func grip() async throws {
    try await hosting(EditedDogs()) { screen in
      try await screen.activate("Edit")
      let edited = try await pixels(screen)
      var column = 0
      for name in ["Bailey", "Rex"] {
        let grip = try screen.element(named: "Reorder \(name)").frame
        column = Int(grip.center.x) + 8
        #expect(lines(edited, x: column, Int(grip.minY)..<Int(grip.maxY)) == 3, "\(name)")
      }
      let fixed = try screen.element(named: "Fixed").frame
      #expect(column > 300)
      #expect(lines(edited, x: column, Int(fixed.minY)..<Int(fixed.maxY)) == 0)
      try await screen.activate("Done")
      let atRest = try await pixels(screen)
      let rex = try screen.element(named: "Rex").frame
      #expect(lines(atRest, x: column, Int(rex.minY)..<Int(rex.maxY)) == 0)
    }
  }
}
