import AccessibilityModel
import Testing

@testable import Drawing

@Suite("What technologies draw over a screen")
struct OverlayDrawerTests {
  private static let screen = Size(width: 200, height: 300)
  private static let frame = Rect(x: 40, y: 100, width: 120, height: 40)

  private func bitmap(_ overlays: Overlay..., on background: PaintColor = .white) -> Bitmap {
    var list = DisplayList()
    var drawer = OverlayDrawer(screen: Self.screen)
    for overlay in overlays { drawer.draw(overlay, into: &list) }
    return PictureRenderer(size: Self.screen, scale: 2, background: background).bitmap(of: list)
  }

  private func mark(_ text: String, _ frame: Rect = Self.frame, chosen: Bool = false) -> Overlay.Mark {
    Overlay.Mark(text, label: "Take survey", frame: frame, isChosen: chosen)
  }

  @Test(
    "Z12: every kind of overlay is seen on a light and on a dark screen", arguments: Overlay.Kind.allCases)
  func seen(kind: Overlay.Kind) {
    let overlay = Overlay(kind, title: "Numbers", marks: [mark("3"), mark("4", chosen: true)])
    for background in [PaintColor.white, .black] {
      let bitmap = bitmap(overlay, on: background)
      let plain = bitmap.color(x: 0, y: 0)
      #expect(bitmap.pixels.contains { PaintColor(pixel: $0) != plain })
    }
  }

  @Test("VoiceOver's cursor is black between white, around its element and clear inside")
  func cursor() {
    let picture = bitmap(Overlay(.cursor, marks: [mark("")]), on: PaintColor(red: 0, green: 0.5, blue: 0))
    // Two points outside of the left edge, in its middle.
    #expect(picture.color(x: 2 * 38, y: 240) == .black)
    #expect(picture.color(x: 2 * 38 - 6, y: 240) == .white)
    #expect(abs(picture.color(x: 200, y: 240).green - 0.5) < 0.01)
  }

  @Test("A frame around an element at the edge of the screen stays on the screen")
  func edge() {
    let all = Rect(origin: .zero, size: Self.screen)
    let picture = bitmap(Overlay(.ring, marks: [mark("", all)]))
    #expect(picture.color(x: 7, y: 300).blue > 0.9)
    #expect(picture.color(x: 7, y: 300).red < 0.2)
  }

  @Test("Z20: the floating button fades, the pointer is seen in front, and its ring closes while it rests")
  func pointing() {
    func picture(_ change: (inout Overlay.Pointing) -> Void) -> Bitmap {
      var overlay = Overlay(.assistiveTouch)
      var pointing = Overlay.Pointing(button: Rect(x: 130, y: 120, width: 60, height: 60))
      change(&pointing)
      overlay.pointing = pointing
      return bitmap(overlay)
    }
    // A corner of the button, inside its edge.
    let clear = picture { _ in }.color(x: 2 * 160, y: 2 * 126)
    let faded = picture { $0.opacity = 0.4 }.color(x: 2 * 160, y: 2 * 126)
    #expect(clear.red < 0.25)
    #expect(faded.red > 0.5 && faded.red < 0.75)
    let pointer = Point(x: 60, y: 60)
    let still = picture { $0.pointer = pointer }
    #expect(still.color(x: 2 * 60, y: 2 * 60).red < 0.6)
    #expect(still.color(x: 2 * 77, y: 2 * 60) == .white)
    let resting = picture {
      $0.pointer = pointer
      $0.progress = 0.5
    }
    #expect(resting.color(x: 2 * 77, y: 2 * 60).blue > 0.8 && resting.color(x: 2 * 77, y: 2 * 60).red < 0.3)
    #expect(resting.color(x: 2 * 43, y: 2 * 60) == .white)
    let finger = picture { $0.fingers = [Point(x: 60, y: 200)] }.color(x: 2 * 60, y: 2 * 200)
    #expect(finger.blue > finger.red)
  }

  @Test("Reading order is a line from each number to the next")
  func order() {
    let marks = [
      mark("1", Rect(x: 20, y: 20, width: 40, height: 20)),
      mark("2", Rect(x: 20, y: 200, width: 40, height: 20)),
    ]
    let picture = bitmap(Overlay(.order, marks: marks))
    // Halfway between the two upper left corners.
    let halfway = picture.color(x: 40, y: 2 * 110)
    #expect(halfway.red > 0.7 && halfway.green < 0.2)
  }

  @Test("Tags of elements that lie on each other do not cover each other")
  func tags() {
    var places = TagPlaces(availableSpace: Rect(origin: .zero, size: Self.screen))
    let size = Size(width: 60, height: 20)
    let rects = (0..<8).map { _ in
      places.take(size, at: Self.frame.corners(for: size, from: Self.frame.center))
    }
    for (index, rect) in rects.enumerated() {
      #expect(!rects[..<index].contains { $0.intersects(rect) })
      #expect(rect.minX >= 0 && rect.maxX <= 200 && rect.minY >= 0 && rect.maxY <= 300)
    }
  }

  @Test("L8: a number stands off the words of its element, or covers hardly any where there is little room")
  func words() {
    // What lies above is free, and taken by other words.
    for (x, isCrowded, covered) in [(40.0, true, 0.0), (16, false, 0), (16, true, 48)] {
      let frame = Rect(x: x, y: 100, width: 60, height: 20)
      var places = TagPlaces(availableSpace: Rect(origin: .zero, size: Self.screen))
      places.words = [frame]
      if isCrowded { places.words.append(Rect(x: x, y: 78, width: 60, height: 20)) }
      let tag = places.takeSmall(Size(width: 18, height: 16), beside: frame)
      let part = tag.part(in: frame)
      #expect(part.size.width * part.size.height == covered, "at \(x)")
      #expect(tag.minX >= 0 && tag.minX < frame.minX)
    }
  }

  @Test("L3: large content shows a picture of the app's own where it is known, else a symbol")
  func picture() {
    let overlay = Overlay(.largeContent, title: "Map", picture: Overlay.Picture("own", sharpness: .natural))
    var list = DisplayList()
    var drawer = OverlayDrawer(screen: Self.screen, over: DisplayList()) { name, rect, list in
      if name == "own" { list.fill(rect, with: .color(PaintColor(red: 1, green: 0, blue: 0))) }
      return name == "own"
    }
    drawer.draw(overlay, into: &list)
    let known = PictureRenderer(size: Self.screen, scale: 1, background: .white).bitmap(of: list)
    #expect(known.pixels.contains(0xFFFF_0000))
    #expect(!bitmap(overlay).pixels.contains(0xFFFF_0000))
  }

  @Test("L8: each small tag stands where it costs least, whatever stands there already")
  func cheapest() {
    let screen = Rect(origin: .zero, size: Self.screen)
    for crowd in [3, 20, 60] {
      var places = TagPlaces(availableSpace: screen)
      let frames = (0..<crowd).map { (place: Int) -> Rect in
        let (x, y) = (place * 37 % 180 - 5, place * 53 % 290)
        let (width, height) = (20 + place % 5 * 30, 10 + place % 3 * 40)
        return Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
      }
      places.words = frames.map { Rect(x: $0.minX + 4, y: $0.minY, width: $0.size.width / 2, height: 12) }
      for frame in frames {
        let taken = places.taken
        let size = Size(width: 18, height: 16)
        func cost(_ rect: Rect) -> Double {
          func covered(_ others: [Rect], _ rect: Rect) -> Double {
            others.map { $0.part(in: rect) }.reduce(0) { $0 + $1.size.width * $1.size.height }
          }
          return covered(taken, rect.inset(-1)) * 8 + covered(places.words, rect)
        }
        let tag = places.takeSmall(size, beside: frame)
        let corner = Point(x: frame.minX - 9, y: frame.minY - 8)
        let usual = Rect(
          x: max(1, min(corner.x, 181)), y: max(1, min(corner.y, 283)), width: 18, height: 16)
        #expect(cost(tag) <= cost(usual))
        if cost(usual) == 0 { #expect(tag == usual) }
      }
    }
  }

  @Test("Without room for one more, a tag stands all the same, on the screen")
  func crowded() {
    var places = TagPlaces(availableSpace: Rect(x: 0, y: 0, width: 50, height: 30))
    for _ in 0..<40 {
      let rect = places.take(Size(width: 48, height: 20), at: Self.frame.corners(for: .zero, from: .zero))
      #expect(rect.minX >= 0 && rect.minY >= 0)
    }
    #expect(places.taken.count == 40)
  }

  @Test("Marks without a place, off the screen or with numbers that are none draw nothing and trap nowhere")
  func nonsense() {
    let frames = [
      Rect.zero, Rect(x: 900, y: 0, width: 5, height: 5), Rect(x: .nan, y: 0, width: 10, height: 10),
      Rect(x: 0, y: 0, width: -4, height: 3),
    ]
    for kind in [Overlay.Kind.names, .numbers, .order, .ring, .cursor, .scanner] {
      let picture = bitmap(Overlay(kind, marks: frames.map { mark("3", $0) }))
      #expect(Set(picture.pixels).count == 1, "\(kind)")
    }
  }

  @Test("A panel with more lines than the screen has room for ends at the last whole one")
  func longPanel() {
    let marks = (1...60).map { Overlay.Mark("Command \($0)", label: "Does something") }
    let picture = bitmap(Overlay(.commands, title: "Commands", marks: marks))
    #expect(picture.color(x: 200, y: 4) == .white)
    #expect(picture.color(x: 200, y: 596) == .white)
  }
}
