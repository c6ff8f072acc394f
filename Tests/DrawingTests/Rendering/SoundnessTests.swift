import AccessibilityModel
import Drawing
import Testing
import Typography

@Suite("Drawings that are wrong")
struct SoundnessTests {
  private static let oddNumbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 1e-300, 0]

  @Test(
    "No number of an outline, a line, a layer, a text or a picture stops what follows", arguments: oddNumbers)
  func numbers(number: Double) {
    let odd = Rect(x: number, y: 0, width: abs(number), height: 10)
    let path = Path([
      .move(Point(x: number, y: 0)), .cubic(.zero, control1: Point(x: 5, y: number), control2: .zero),
    ])
    let stops = [GradientStop(.pureRed, at: number), GradientStop(.pureBlue, at: 1)]
    let bitmap = picture {
      $0.group([.transform(DrawTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: number))]) {
        $0.fill(Rect(x: 0, y: 0, width: 5, height: 5), with: .color(.pureRed))
        $0.append(text("Moved", in: Rect(x: 0, y: 0, width: 50, height: 20)))
      }
      $0.append(.save)
      $0.append(.clip(path, .winding))
      $0.append(.restore)
      $0.fill(path, with: .linear(stops, from: Point(x: number, y: 1), to: .zero))
      $0.fill(odd, cornerRadius: number, with: .radial(stops, center: .zero, from: number, to: 1))
      $0.fill(
        Rect(x: 0, y: 0, width: 9, height: 9),
        with: .angular(stops, center: Point(x: 0, y: number), from: number, to: 1))
      $0.stroke(
        Path(ellipseIn: Rect(x: 5, y: 5, width: 50, height: 50)), with: .color(.pureRed),
        line: StrokeLine(width: number, miterLimit: number, dash: [number, 2], dashPhase: number))
      $0.stroke(path, with: .color(.pureRed), line: StrokeLine(width: 1, dash: [1e-9]))
      let shadow = DrawLayer.Shadow(color: .pureRed, radius: number, x: number, y: number)
      $0.layer(DrawLayer(opacity: number, shadow: shadow, blurRadius: number)) {
        $0.fill(Rect(x: 0, y: 0, width: 5, height: 5), with: .color(.pureRed))
      }
      $0.append(text("Odd room", in: odd, lineLimit: 0, alignment: .justified))
      $0.append(
        text("Odd font", in: Rect(x: 0, y: 0, width: 9, height: 9), font: FontDescription(size: number)))
      $0.append(.image(DrawnImage(.symbol("star", .regular), in: odd, fitting: .center)))
      $0.append(.image(DrawnImage(.missing("Photo"), in: odd, fitting: .tile)))
      $0.append(
        .fill(
          Path(roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 0), .color(.pureGreen),
          .winding))
    }
    #expect(bitmap.color(x: 50, y: 50) == .pureGreen)
    #expect(bitmap.color(x: 1, y: 1) == .pureGreen)
  }

  @Test("Ends without beginnings and beginnings without ends count for nothing")
  func unbalanced() {
    let bitmap = picture {
      for command in [
        DrawCommand.restore, .endLayer, .endSubject, .save, .endLayer, .beginLayer(DrawLayer(opacity: 0.5)),
      ] {
        $0.append(command)
      }
      $0.append(.restore)
      $0.append(.save)
      $0.append(.transform(.shift(x: 1_000, y: 0)))
      $0.append(.endLayer)
      $0.append(.beginLayer(DrawLayer(opacity: 0.5)))
      $0.fill(Rect(x: 0, y: 0, width: 100, height: 100), with: .color(.black))
    }
    #expect(bitmap.color(x: 50, y: 50).isClose(to: PaintColor(red: 0.5, green: 0.5, blue: 0.5)))
  }

  @Test("A thousand layers inside each other still show what lies in them")
  func deep() {
    let bitmap = picture {
      for _ in 0..<1_000 { $0.append(.beginLayer(DrawLayer(blending: .multiply))) }
      $0.fill(Rect(x: 0, y: 0, width: 100, height: 100), with: .color(.pureRed))
    }
    #expect(bitmap.color(x: 50, y: 50) == .pureRed)
  }

  @Test("A screen of no or too large an extent is made smaller", arguments: [0, -5, Double.nan, 1e9])
  func extents(side: Double) {
    let renderer = PictureRenderer(size: Size(width: side, height: 10), scale: 3)
    let bitmap = renderer.bitmap(of: DisplayList())
    #expect((1...16_384).contains(bitmap.width))
    #expect((1...16_384).contains(bitmap.height))
  }
}
