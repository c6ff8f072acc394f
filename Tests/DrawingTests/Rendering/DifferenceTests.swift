import AccessibilityModel
import TestSupport
import Testing

@testable import Drawing

@Suite("What is otherwise in a picture")
struct DifferenceTests {
  @Test("The rectangle holds every pixel that differs and is as small as it can be, for any two pictures")
  func smallest() {
    var dice = SeededDice(state: 5)
    for _ in 0..<2_000 {
      let width = Int.random(in: 1...9, using: &dice)
      let height = Int.random(in: 1...9, using: &dice)
      let pixels = (0..<width * height).map { UInt32($0) }
      var others = pixels
      for _ in 0..<Int.random(in: 0...3, using: &dice) {
        others[Int.random(in: 0..<others.count, using: &dice)] = 9_999
      }
      let places = pixels.indices.filter { pixels[$0] != others[$0] }
      let (columns, rows) = (places.map { $0 % width }, places.map { $0 / width })
      let area = Bitmap(width: width, height: height, pixels: pixels)
        .area(differingFrom: Bitmap(width: width, height: height, pixels: others))
      guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max()
      else {
        #expect(area == nil)
        continue
      }
      #expect(area?.columns == left..<right + 1)
      #expect(area?.rows == top..<bottom + 1)
    }
  }

  @Test("Pictures of two sizes differ as a whole")
  func sizes() {
    let small = Bitmap(width: 1, height: 2, pixels: [1, 2])
    let large = Bitmap(width: 2, height: 1, pixels: [1, 2])
    let area = small.area(differingFrom: large)
    #expect(area?.columns == 0..<1)
    #expect(area?.rows == 0..<2)
  }

  @Test("Columns and rows are cut out of a picture, as far as it has them")
  func cropping() {
    let bitmap = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    #expect(bitmap.cropped(columns: 1..<3, rows: 0..<2).pixels == [2, 3, 5, 6])
    #expect(bitmap.cropped(columns: 2..<11, rows: 1..<10).pixels == [6])
    #expect(bitmap.cropped(columns: 9..<10, rows: 9..<10).pixels == [])
  }

  @Test("What lies over a screen is drawn over the picture of the screen as in one go")
  func over() {
    let renderer = PictureRenderer(size: Size(width: 40, height: 30), scale: 2, background: .white)
    var ground = DisplayList()
    ground.fill(Rect(x: 3, y: 3, width: 20, height: 20), cornerRadius: 6, with: .color(.black))
    var front = DisplayList()
    front.layer(DrawLayer(opacity: 0.5)) {
      $0.fill(Rect(x: 10, y: 8, width: 25, height: 10), cornerRadius: 4, with: .color(.black.opacity(0.7)))
    }
    front.fill(Rect(x: 20, y: 1, width: 5, height: 28), with: .color(.white.opacity(0.3)))
    var both = ground
    both.append(front)
    #expect(
      renderer.bitmap(of: front, over: renderer.bitmap(of: ground)).pixels == renderer.bitmap(of: both).pixels
    )
  }
}
