internal import AccessibilityModel
internal import Foundation

/// What surrounds a symbol.
enum SymbolFrame: String, Hashable {
  case circle, square, rectangle, app, diamond, octagon, triangle, hexagon, seal, shield, capsule

  /// Its outline, in a box of 24 by 24.
  var outline: Path {
    switch self {
    case .circle: Path(ellipseIn: Rect(x: 2, y: 2, width: 20, height: 20))
    case .square: Path(roundedRect: Rect(x: 3, y: 3, width: 18, height: 18), cornerRadius: 3)
    case .app: Path(roundedRect: Rect(x: 3, y: 3, width: 18, height: 18), cornerRadius: 5)
    case .rectangle: Path(roundedRect: Rect(x: 1.5, y: 4.5, width: 21, height: 15), cornerRadius: 3)
    case .capsule: Path(roundedRect: Rect(x: 1, y: 5.5, width: 22, height: 13), cornerRadius: 6.5)
    case .diamond: Self.polygon(corners: 4, radius: 11.5)
    case .octagon: Self.polygon(corners: 8, radius: 11, turn: .pi / 8)
    case .hexagon: Self.polygon(corners: 6, radius: 11)
    case .triangle:
      Path([.move(Point(x: 12, y: 2.5)), .line(Point(x: 22.5, y: 21)), .line(Point(x: 1.5, y: 21)), .close])
    case .seal: Self.polygon(corners: 24, radius: 11, inner: 9.5)
    case .shield:
      Path([
        .move(Point(x: 12, y: 1.5)), .line(Point(x: 20.5, y: 5)), .line(Point(x: 20.5, y: 11)),
        .cubic(Point(x: 12, y: 22.5), control1: Point(x: 20.5, y: 17), control2: Point(x: 16.5, y: 21)),
        .cubic(Point(x: 3.5, y: 11), control1: Point(x: 7.5, y: 21), control2: Point(x: 3.5, y: 17)),
        .line(Point(x: 3.5, y: 5)), .close,
      ])
    }
  }

  /// The part of the box that is left for the symbol: how large it is, and how far down its middle lies.
  var inset: (share: Double, middle: Double) {
    switch self {
    case .circle, .square, .app, .octagon: (0.6, 12)
    case .rectangle, .capsule: (0.56, 12)
    case .diamond, .hexagon, .seal: (0.52, 12)
    case .shield: (0.52, 11.5)
    case .triangle: (0.46, 14.8)
    }
  }

  /// A figure of equal sides with a corner at the top; with an inner radius, every second corner lies there.
  static func polygon(corners: Int, radius: Double, turn: Double = 0, inner: Double? = nil) -> Path {
    var steps: [Path.Step] = []
    for corner in 0..<corners {
      let angle = 2 * Double.pi * Double(corner) / Double(corners) - .pi / 2 + turn
      let distance = corner % 2 == 0 ? radius : inner ?? radius
      let point = Point(x: 12 + distance * cos(angle), y: 12 + distance * sin(angle))
      steps.append(corner == 0 ? .move(point) : .line(point))
    }
    return Path(steps + [.close])
  }
}
