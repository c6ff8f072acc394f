import AccessibilityModel
import Drawing
import Testing

@Suite("Layers of a picture")
struct LayerTests {
  private let middle = Rect(x: 30, y: 30, width: 40, height: 40)

  @Test("What lies in a layer is made see-through as one")
  func opacity() {
    let bitmap = picture {
      $0.layer(DrawLayer(opacity: 0.5)) {
        $0.fill(middle, with: .color(.pureRed))
        $0.fill(middle, with: .color(.pureBlue))
      }
    }
    #expect(bitmap.color(x: 50, y: 50).isClose(to: PaintColor(red: 0.5, green: 0.5, blue: 1)))
  }

  @Test(
    "Two colours become one as the way of blending says",
    arguments: [
      (DrawLayer.Blending.multiply, PaintColor(red: 0.25, green: 0, blue: 0)),
      (.screen, PaintColor(red: 0.75, green: 1, blue: 0)),
      (.darken, PaintColor(red: 0.5, green: 0, blue: 0)),
      (.lighten, PaintColor(red: 0.5, green: 1, blue: 0)),
      (.difference, PaintColor(red: 0, green: 1, blue: 0)),
      (.plusLighter, PaintColor(red: 1, green: 1, blue: 0)),
      (.destinationOver, PaintColor(red: 0.5, green: 1, blue: 0)),
      (.normal, PaintColor(red: 0.5, green: 0, blue: 0)),
    ])
  func blending(way: DrawLayer.Blending, result: PaintColor) {
    let bitmap = picture(background: PaintColor(red: 0.5, green: 1, blue: 0)) {
      $0.layer(DrawLayer(blending: way)) {
        $0.fill(middle, with: .color(PaintColor(red: 0.5, green: 0, blue: 0)))
      }
    }
    #expect(bitmap.color(x: 50, y: 50).isClose(to: result))
    #expect(bitmap.color(x: 5, y: 5).isClose(to: PaintColor(red: 0.5, green: 1, blue: 0)))
  }

  @Test("A layer that cuts out leaves a hole where it has a shape, and nowhere else")
  func cutting() {
    let bitmap = picture(background: .clear) {
      $0.fill(Rect(x: 0, y: 0, width: 100, height: 100), with: .color(.pureRed))
      $0.layer(DrawLayer(blending: .destinationOut)) { $0.fill(middle, with: .color(.black)) }
    }
    #expect(bitmap.color(x: 50, y: 50) == .clear)
    #expect(bitmap.color(x: 10, y: 10) == .pureRed)
  }

  @Test("A shadow falls beside what casts it, and grows softer outwards")
  func shadow() {
    let bitmap = picture {
      $0.layer(DrawLayer(shadow: DrawLayer.Shadow(color: .black, radius: 4, x: 0, y: 20))) {
        $0.fill(middle, with: .color(.pureRed))
      }
    }
    #expect(bitmap.color(x: 50, y: 50) == .pureRed)
    #expect(bitmap.color(x: 50, y: 80).red < 0.1)
    let edge = bitmap.color(x: 50, y: 90).red
    #expect(edge > 0.3 && edge < 0.7)
    #expect(bitmap.color(x: 50, y: 25) == .white)
  }

  @Test("A blurred edge is half as strong where the edge was")
  func blur() {
    let bitmap = picture {
      $0.layer(DrawLayer(blurRadius: 5)) {
        $0.fill(Rect(x: 0, y: 0, width: 50, height: 100), with: .color(.black))
      }
    }
    let edge = bitmap.color(x: 50, y: 50).red
    #expect(edge > 0.4 && edge < 0.6)
    #expect(bitmap.color(x: 30, y: 50).red < 0.05)
    #expect(bitmap.color(x: 70, y: 50).red > 0.95)
  }

  @Test("Layers lie in layers, and a clip inside one ends with it")
  func nested() {
    let bitmap = picture {
      $0.layer(DrawLayer(opacity: 0.5)) {
        $0.append(
          .clip(Path(roundedRect: Rect(x: 0, y: 0, width: 50, height: 100), cornerRadius: 0), .winding))
        $0.layer(DrawLayer(opacity: 0.5)) { $0.fill(middle, with: .color(.black)) }
      }
      $0.fill(Rect(x: 60, y: 0, width: 10, height: 10), with: .color(.pureBlue))
    }
    #expect(bitmap.color(x: 40, y: 50).isClose(to: PaintColor(red: 0.75, green: 0.75, blue: 0.75)))
    #expect(bitmap.color(x: 60, y: 50) == .white)
    #expect(bitmap.color(x: 65, y: 5) == .pureBlue)
  }
}
