import AccessibilityModel
import Drawing
import Testing

@Suite("Outlines as pixels")
struct OutlineTests {
  @Test("A filled rectangle covers its points and no others, at every scale")
  func fill() {
    for scale in [1.0, 2, 3] {
      let bitmap = picture(scale: scale) {
        $0.fill(Rect(x: 10, y: 20, width: 30, height: 40), with: .color(.pureRed))
      }
      #expect(bitmap.width == Int(100 * scale))
      let area = Rect(x: 10 * scale, y: 20 * scale, width: 30 * scale, height: 40 * scale)
      #expect(bitmap.extent() == area)
      #expect(bitmap.color(x: Int(25 * scale), y: Int(40 * scale)) == .pureRed)
    }
  }

  @Test("Rounded corners leave the ground as it is")
  func rounded() {
    let bitmap = picture {
      $0.fill(Rect(x: 10, y: 10, width: 40, height: 40), cornerRadius: 16, with: .color(.pureBlue))
    }
    #expect(bitmap.color(x: 11, y: 11) == .white)
    #expect(bitmap.color(x: 30, y: 11) == .pureBlue)
    #expect(bitmap.color(x: 16, y: 16) == .pureBlue)
  }

  @Test("An outline inside another is a hole by the one rule and none by the other")
  func rules() {
    let outer = Path(roundedRect: Rect(x: 0, y: 0, width: 50, height: 50), cornerRadius: 0)
    let inner = Path(roundedRect: Rect(x: 20, y: 20, width: 10, height: 10), cornerRadius: 0)
    let both = Path(outer.steps + inner.steps)
    #expect(picture { $0.fill(both, with: .color(.pureRed)) }.color(x: 25, y: 25) == .pureRed)
    #expect(picture { $0.fill(both, with: .color(.pureRed), rule: .evenOdd) }.color(x: 25, y: 25) == .white)
  }

  @Test("A quadratic curve passes halfway to its control point")
  func quadratic() {
    let curve = Path([
      .move(Point(x: 10, y: 50)), .quadratic(Point(x: 90, y: 50), control: Point(x: 50, y: -10)), .close,
    ])
    let bitmap = picture { $0.fill(curve, with: .color(.pureRed)) }
    #expect(bitmap.color(x: 50, y: 22) == .pureRed)
    #expect(bitmap.color(x: 50, y: 17) == .white)
  }

  @Test("A line lies half on each side of its outline, and its dashes leave gaps")
  func strokes() {
    let path = Path([.move(Point(x: 0, y: 50)), .line(Point(x: 100, y: 50))])
    let plain = picture { $0.stroke(path, with: .color(.pureRed), line: StrokeLine(width: 10)) }
    #expect(plain.extent() == Rect(x: 0, y: 45, width: 100, height: 10))
    let dashed = picture {
      $0.stroke(path, with: .color(.pureRed), line: StrokeLine(width: 10, dash: [20, 10], dashPhase: 5))
    }
    #expect(dashed.color(x: 10, y: 50) == .pureRed)
    #expect(dashed.color(x: 20, y: 50) == .white)
    #expect(dashed.color(x: 30, y: 50) == .pureRed)
  }

  @Test("Ends of lines reach beyond the outline as their form says")
  func caps() {
    let path = Path([.move(Point(x: 30, y: 50)), .line(Point(x: 70, y: 50))])
    func drawn(_ cap: StrokeLine.Cap) -> Bitmap {
      picture { $0.stroke(path, with: .color(.pureRed), line: StrokeLine(width: 20, cap: cap)) }
    }
    #expect(drawn(.butt).extent() == Rect(x: 30, y: 40, width: 40, height: 20))
    #expect(drawn(.square).extent() == Rect(x: 20, y: 40, width: 60, height: 20))
    #expect(drawn(.round).color(x: 21, y: 41) == .white)
    #expect(drawn(.round).color(x: 21, y: 50) == .pureRed)
  }

  @Test("A transform moves, turns and stretches, and ends with its group")
  func transforms() {
    let bitmap = picture {
      $0.group([
        .transform(.shift(x: 50, y: 0)), .transform(DrawTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0)),
      ]) {
        $0.fill(Rect(x: 0, y: 0, width: 10, height: 10), with: .color(.pureRed))
      }
      $0.fill(Rect(x: 0, y: 90, width: 10, height: 10), with: .color(.pureBlue))
    }
    #expect(bitmap.color(x: 69, y: 29) == .pureRed)
    #expect(bitmap.color(x: 71, y: 29) == .white)
    #expect(bitmap.color(x: 5, y: 95) == .pureBlue)
  }

  @Test("Nothing is drawn outside of a clip, and clips inside each other leave what they share")
  func clips() {
    let left = Path(roundedRect: Rect(x: 0, y: 0, width: 50, height: 100), cornerRadius: 0)
    let top = Path(roundedRect: Rect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 0)
    let bitmap = picture {
      $0.group([.clip(left, .winding), .clip(top, .winding)]) {
        $0.fill(Rect(x: 0, y: 0, width: 100, height: 100), with: .color(.pureRed))
      }
    }
    #expect(bitmap.extent() == Rect(x: 0, y: 0, width: 50, height: 50))
  }
}
