import AccessibilityModel
import Drawing
import Testing
import Typography

@Suite("Contrast of texts and symbols")
struct ContrastTests {
  private let screen = Size(width: 200, height: 100)
  private let availableSpace = Rect(x: 10, y: 10, width: 150, height: 22)

  private func facts(_ draw: (inout DisplayList) -> Void) -> PictureFacts {
    var list = DisplayList()
    draw(&list)
    return PictureFacts(of: list, size: screen)
  }

  @Test(
    "Two colours stand out as the guidelines compute it",
    arguments: [
      (PaintColor.black, PaintColor.white, 21.0), (.white, .white, 1),
      (PaintColor(red: 0.4667, green: 0.4667, blue: 0.4667), .white, 4.48),
      (PaintColor(red: 0, green: 0, blue: 1), .white, 8.59),
      (PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5), .white, 3.95),
    ])
  func ratios(front: PaintColor, background: PaintColor, ratio: Double) {
    #expect(abs(Contrast(front, on: background, needed: 4.5).ratio - ratio) < 0.05)
  }

  @Test("The ground is what was drawn before the text, not after it and not the text itself")
  func background() {
    let fact = facts {
      $0.fill(Rect(x: 0, y: 0, width: 200, height: 50), with: .color(.black))
      $0.append(text("Bailey", in: availableSpace, paint: .white))
      $0.fill(Rect(x: 0, y: 60, width: 200, height: 40), with: .color(.white))
    }.texts.first
    #expect(fact?.contrast.map { $0.ratio > 20.9 } == true)
    #expect(fact?.contrast?.background == .black)
  }

  @Test("Of a ground that changes, the place counts where letters stand out least")
  func worst() {
    let fact = facts {
      $0.fill(Rect(x: 0, y: 0, width: 40, height: 50), with: .color(.black))
      $0.append(text("Bailey is a beagle", in: availableSpace, paint: .black))
    }.texts.first
    #expect(fact?.contrast?.ratio == 1)
    #expect(fact?.contrast?.suffices == false)
  }

  @Test("Large letters and symbols need less than small ones")
  func needed() {
    func needed(_ font: FontDescription) -> Double? {
      facts { $0.append(text("B", in: availableSpace, font: font)) }.texts.first?.contrast?.needed
    }
    #expect(needed(FontDescription(size: 17)) == 4.5)
    #expect(needed(FontDescription(size: 18)) == 3)
    #expect(needed(FontDescription(size: 14, weight: .bold)) == 3)
    let symbol = facts {
      $0.append(
        .image(
          DrawnImage(
            .symbol("star", .regular), in: Rect(x: 5, y: 5, width: 20, height: 20),
            tint: .color(PaintColor(red: 0.8, green: 0.8, blue: 0.8)))))
    }.symbols.first
    #expect(symbol?.name == "star")
    #expect(symbol?.contrast?.needed == 3)
    #expect(symbol?.contrast?.suffices == false)
  }

  @Test("Opacity of layers and a ground of the words themselves count")
  func layers() {
    let faint = facts {
      $0.layer(DrawLayer(opacity: 0.3)) { $0.append(text("Bailey", in: availableSpace)) }
    }.texts.first
    #expect(faint?.contrast.map { $0.ratio < 3 } == true)
    let marked = facts {
      let run = DrawnText.Run(
        TextRun("Bailey", font: FontDescription(size: 17)), paint: .color(.white), background: .black)
      $0.append(.text(DrawnText([run], in: availableSpace)))
    }.texts.first
    #expect(marked?.contrast.map { $0.ratio > 20.9 } == true)
  }

  @Test("Inside a layer, the ground is what the layer holds, and what lies behind it where it holds nothing")
  func insideLayer() {
    let fact = facts {
      $0.fill(Rect(x: 0, y: 0, width: 200, height: 100), with: .color(.black))
      $0.layer(DrawLayer(opacity: 0.99)) {
        $0.append(text("Seen", in: availableSpace, paint: .white))
        $0.fill(Rect(x: 0, y: 50, width: 200, height: 50), with: .color(.white))
        $0.append(text("Hidden", in: Rect(x: 10, y: 60, width: 100, height: 22), paint: .white))
      }
    }
    #expect(fact.texts.map { ($0.contrast?.ratio ?? 0) > 15 } == [true, false])
  }
}
