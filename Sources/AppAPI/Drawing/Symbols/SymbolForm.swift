internal import AccessibilityModel
internal import Foundation

/// A symbol that is drawn with lines of our own, in a box of 24 by 24.
struct SymbolForm: Hashable {
  /// Lines from point to point.
  var lines: [[Point]] = []
  /// The middles of dots.
  var dots: [Point] = []
  /// An outline that can be filled.
  var outline: Path?
  /// True where the outline has gaps.
  var isDashed = false

  /// Finds the form of a symbol; `nil` where it is not drawn with lines.
  init?(name: String) {
    guard let form = Self.forms[name] else { return nil }
    self = form
  }

  private init(lines: [[(Double, Double)]] = [], dots: [(Double, Double)] = []) {
    self.lines = lines.map { line in line.map { Point(x: $0.0, y: $0.1) } }
    self.dots = dots.map { Point(x: $0.0, y: $0.1) }
  }

  private init(_ outline: Path, isDashed: Bool = false) {
    self.outline = outline
    self.isDashed = isDashed
  }

  /// The form turned clockwise about its middle, by a number of degrees.
  private func turned(by degrees: Double) -> SymbolForm {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    func turn(_ point: Point) -> Point {
      let (x, y) = (point.x - 12, point.y - 12)
      return Point(x: 12 + x * cosine - y * sine, y: 12 + x * sine + y * cosine)
    }
    var result = self
    result.lines = lines.map { $0.map(turn) }
    result.outline = outline.map { path in
      Path(
        path.steps.map { step in
          switch step {
          case .move(let point): .move(turn(point))
          case .line(let point): .line(turn(point))
          case .quadratic(let point, let control): .quadratic(turn(point), control: turn(control))
          case .cubic(let point, let first, let second):
            .cubic(turn(point), control1: turn(first), control2: turn(second))
          case .close: .close
          }
        })
    }
    return result
  }

  /// The parts of names that say where something points, and how far it is turned from the right.
  private static let directions: [(names: [String], degrees: Double)] = [
    (["right", "forward"], 0), (["down.right", "down.forward"], 45), (["down"], 90),
    (["down.left", "down.backward"], 135), (["left", "backward"], 180), (["up.left", "up.backward"], 225),
    (["up"], 270), (["up.right", "up.forward"], 315),
  ]

  private static let forms: [String: SymbolForm] = {
    let chevron = SymbolForm(lines: [[(8.5, 4), (16.5, 12), (8.5, 20)]])
    let two = SymbolForm(lines: [[(5, 4), (13, 12), (5, 20)], [(12, 4), (20, 12), (12, 20)]])
    let compact = SymbolForm(lines: [[(10, 3), (14, 12), (10, 21)]])
    let arrow = SymbolForm(lines: [[(3.5, 12), (20, 12)], [(13, 5), (20, 12), (13, 19)]])
    let block = SymbolForm(
      Path([
        .move(Point(x: 22, y: 12)), .line(Point(x: 12, y: 3)), .line(Point(x: 12, y: 8)),
        .line(Point(x: 3, y: 8)), .line(Point(x: 3, y: 16)), .line(Point(x: 12, y: 16)),
        .line(Point(x: 12, y: 21)), .close,
      ]))
    var forms = plain
    for (names, degrees) in directions {
      for name in names {
        forms["arrow.\(name)"] = arrow.turned(by: degrees)
        guard !name.contains(".") else { continue }
        forms["chevron.\(name)"] = chevron.turned(by: degrees)
        forms["chevron.\(name).2"] = two.turned(by: degrees)
        forms["chevron.compact.\(name)"] = compact.turned(by: degrees)
        forms["arrowshape.\(name)"] = block.turned(by: degrees)
      }
    }
    return forms
  }()

  private static let plain: [String: SymbolForm] = {
    let cross: [[(Double, Double)]] = [[(5, 5), (19, 19)], [(19, 5), (5, 19)]]
    let bars: [[(Double, Double)]] = [
      [(3.5, 6), (20.5, 6)], [(3.5, 12), (20.5, 12)], [(3.5, 18), (20.5, 18)],
    ]
    var forms: [String: SymbolForm] = [
      "xmark": SymbolForm(lines: cross), "multiply": SymbolForm(lines: cross),
      "plus": SymbolForm(lines: [[(12, 4), (12, 20)], [(4, 12), (20, 12)]]),
      "minus": SymbolForm(lines: [[(4, 12), (20, 12)]]),
      "equal": SymbolForm(lines: [[(4, 9), (20, 9)], [(4, 15), (20, 15)]]),
      "divide": SymbolForm(lines: [[(4, 12), (20, 12)]], dots: [(12, 6), (12, 18)]),
      "lessthan": SymbolForm(lines: [[(19, 5), (5, 12), (19, 19)]]),
      "greaterthan": SymbolForm(lines: [[(5, 5), (19, 12), (5, 19)]]),
      "checkmark": SymbolForm(lines: [[(4.5, 12.5), (9.8, 18.5), (19.5, 5)]]),
      "ellipsis": SymbolForm(dots: [(4.5, 12), (12, 12), (19.5, 12)]),
      "info": SymbolForm(
        lines: [[(9.5, 10.5), (12, 10.5), (12, 19)], [(9, 19), (15, 19)]], dots: [(11.8, 5.5)]),
      "line.3.horizontal": SymbolForm(lines: bars), "line.horizontal.3": SymbolForm(lines: bars),
      "line.diagonal": SymbolForm(lines: [[(4, 20), (20, 4)]]),
      "slash": SymbolForm(lines: [[(5, 5), (19, 19)]]),
      "poweron": SymbolForm(lines: [[(12, 4), (12, 20)]]),
      "chevron.up.chevron.down": SymbolForm(lines: [
        [(6, 9), (12, 3), (18, 9)], [(6, 15), (12, 21), (18, 15)],
      ]),
      "circle.dashed": SymbolForm(SymbolFrame.circle.outline, isDashed: true),
      "circlebadge": SymbolForm(Path(ellipseIn: Rect(x: 6, y: 6, width: 12, height: 12))),
      "poweroff": SymbolForm(Path(ellipseIn: Rect(x: 4, y: 4, width: 16, height: 16))),
      "oval": SymbolForm(Path(ellipseIn: Rect(x: 1.5, y: 5, width: 21, height: 14))),
      "rhombus": SymbolForm(SymbolFrame.diamond.outline),
      "pentagon": SymbolForm(SymbolFrame.polygon(corners: 5, radius: 11)),
      "shift": SymbolForm(
        Path([
          .move(Point(x: 12, y: 2.5)), .line(Point(x: 21, y: 12)), .line(Point(x: 16, y: 12)),
          .line(Point(x: 16, y: 20)), .line(Point(x: 8, y: 20)), .line(Point(x: 8, y: 12)),
          .line(Point(x: 3, y: 12)), .close,
        ])),
    ]
    for frame in [
      SymbolFrame.circle, .square, .rectangle, .app, .diamond, .octagon, .triangle, .hexagon, .capsule, .seal,
      .shield,
    ] {
      forms[frame.rawValue] = SymbolForm(frame.outline)
    }
    return forms
  }()
}
