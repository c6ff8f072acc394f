import AccessibilityModel
import Foundation
import Testing
import Typography

@testable import Drawing

@Suite("Symbols")
struct SymbolTests {
  /// The names in the list of what symbols are called.
  private static let names: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let file = root.appending(path: "Resources/Symbols/en.symbols")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.compactMap { line in
      guard !line.hasPrefix("#"), !line.hasPrefix("."), let tab = line.firstIndex(of: "\t") else {
        return nil
      }
      return String(line[..<tab])
    }
  }()

  private func drawn(_ name: String, weight: FontWeight = .regular) -> Bitmap {
    picture(width: 48, height: 48) {
      $0.append(
        .image(
          DrawnImage(.symbol(name, weight), in: Rect(x: 0, y: 0, width: 48, height: 48), tint: .color(.black))
        ))
    }
  }

  /// How much of a picture is dark, in pixels.
  private func ink(_ bitmap: Bitmap) -> Double {
    (0..<48).reduce(0) { sum, y in (0..<48).reduce(sum) { $0 + 1 - bitmap.color(x: $1, y: y).red } }
  }

  /// The names without a drawing: the font of symbols has nothing that looks like them.
  private static let undrawn: Set<String> = [
    "appclip", "apple.logo", "appleid", "applelogo", "arrow.up.and.person.rectangle.portrait",
    "circlebadge.2", "comb", "cone", "dots.and.line.vertical.and.cursorarrow.rectangle",
    "engine.combustion", "eurozonesign", "eyebrow", "eyeglasses", "figure.elliptical", "figure.jumprope",
    "hand.point.down", "hand.point.left", "hand.point.right", "laurel.leading", "laurel.trailing",
    "lizard", "lungs", "mouth", "mustache", "nose", "perspective", "projective", "skew", "suit.club",
    "suit.spade", "sunglasses", "swift", "tortoise",
  ]

  @Test("Every symbol that has a name looks like something, but for those that are known to have no drawing")
  func covered() {
    #expect(Self.names.count > 1_000)
    let unknown = Set(
      Self.names.filter { if case .standIn = SymbolDrawing($0).body { true } else { false } })
    let lost = unknown.subtracting(Self.undrawn).sorted()
    #expect(lost == [], "These have no drawing any more.")
    let found = Self.undrawn.subtracting(unknown).sorted()
    #expect(found == [], "These have a drawing now: take them from the list.")
  }

  @Test("Every glyph that is named is in the font")
  func glyphs() {
    let missing = Set(SymbolTable.glyphs.values).sorted().filter { glyph in
      DrawingLibrary.use { library in
        let canvas = Canvas(pixelWidth: 24, pixelHeight: 24, scale: 1, background: .white)
        return !canvas.hasGlyph(glyph, with: library.shaper)
      }
    }
    #expect(missing == [])
    let unknown = DrawingLibrary.use { library in
      Canvas(pixelWidth: 24, pixelHeight: 24, scale: 1, background: .white).hasGlyph(
        "no_such_glyph", with: library.shaper)
    }
    #expect(!unknown)
  }

  @Test(
    "A variant is its base with a frame, a filling, a line or a badge",
    arguments: [
      ("plus.circle.fill", SymbolFrame.circle, true, false, nil),
      ("xmark.square", .square, false, false, nil),
      ("trash.slash.fill", nil, true, true, nil), ("mic.badge.plus", nil, false, false, "plus"),
      ("12.circle", .circle, false, false, nil),
      ("speaker.trianglebadge.exclamationmark", nil, false, false, "exclamationmark"),
    ] as [(String, SymbolFrame?, Bool, Bool, String?)])
  func variants(name: String, frame: SymbolFrame?, isFilled: Bool, isSlashed: Bool, badge: String?) {
    let drawing = SymbolDrawing(name)
    #expect(drawing.frame == frame)
    #expect(drawing.isFilled == isFilled)
    #expect(drawing.isSlashed == isSlashed)
    #expect(drawing.badge == badge)
    if case .standIn = drawing.body { Issue.record("\(name) is drawn as a stand-in") }
  }

  @Test("A ring surrounds, and a disc has the symbol cut out of it")
  func frames() {
    let ring = drawn("plus.circle")
    #expect(ring.color(x: 24, y: 24).red < 0.2)
    #expect(ring.color(x: 24, y: 10) == .white)
    let disc = drawn("plus.circle.fill")
    #expect(disc.color(x: 24, y: 24) == .white)
    #expect(disc.color(x: 24, y: 10) == .black)
  }

  @Test("Heavier symbols have more ink", arguments: ["plus", "heart", "gearshape", "plus.circle", "wifi"])
  func weights(name: String) {
    let inks = [FontWeight.ultraLight, .regular, .black].map { ink(drawn(name, weight: $0)) }
    #expect(inks[0] < inks[1])
    #expect(inks[1] < inks[2])
  }

  @Test("A name that nobody knows is a frame with its first letters")
  func standIn() {
    #expect(SymbolDrawing("quartz.lantern").body == .standIn("Ql"))
    #expect(SymbolDrawing("zorch").body == .standIn("Zo"))
    #expect(SymbolDrawing("").body == .standIn("?"))
    #expect(ink(drawn("quartz.lantern")) > 50)
  }

  @Test("A symbol stays in the middle of its room, and arrows point where they say")
  func places() throws {
    let bitmap = picture(width: 200, height: 50) {
      $0.append(
        .image(DrawnImage(.symbol("square", .regular), in: Rect(x: 100, y: 0, width: 100, height: 50))))
    }
    let ink = try #require(bitmap.extent())
    #expect(abs(ink.center.x - 150) <= 1)
    #expect(ink.size.width < 50)
    #expect(drawn("chevron.right").color(x: 33, y: 24).red < 0.3)
    #expect(drawn("chevron.left").color(x: 33, y: 24) == .white)
  }
}
