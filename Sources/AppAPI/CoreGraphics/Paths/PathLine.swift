import AccessibilityModel
import Foundation

/// What is known of an outline once its curves are taken for short straight lines.
package enum PathLine {
  private static let pieces = 16

  /// The same outline in straight lines.
  package static func flattened(_ steps: [Path.Step]) -> [Path.Step] {
    var result: [Path.Step] = []
    var (here, start) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for step in steps {
      switch step {
      case .move(let point):
        result.append(step)
        (here, start) = (point, point)
      case .line(let point):
        result.append(step)
        here = point
      case .quadratic(let end, let control):
        result += curve { share in mixed(mixed(here, control, share), mixed(control, end, share), share) }
        here = end
      case .cubic(let end, let first, let second):
        result += curve { share in
          let (a, b) = (mixed(here, first, share), mixed(first, second, share))
          let c = mixed(second, end, share)
          return mixed(mixed(a, b, share), mixed(b, c, share), share)
        }
        here = end
      case .close:
        result.append(step)
        here = start
      }
    }
    return result
  }

  private static func curve(_ point: (Double) -> Point) -> [Path.Step] {
    (1...pieces).map { .line(point(Double($0) / Double(pieces))) }
  }

  private static func mixed(_ first: Point, _ second: Point, _ share: Double) -> Point {
    Point(x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
  }

  /// The straight pieces of an outline; parts that are filled are closed.
  private static func segments(_ steps: [Path.Step], closing: Bool) -> [(Point, Point)] {
    var result: [(Point, Point)] = []
    var (here, start) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for step in flattened(steps) {
      switch step {
      case .move(let point):
        if closing { result.append((here, start)) }
        (here, start) = (point, point)
      case .line(let point), .quadratic(let point, _), .cubic(let point, _, _):
        result.append((here, point))
        here = point
      case .close:
        result.append((here, start))
        here = start
      }
    }
    if closing { result.append((here, start)) }
    return result
  }

  /// True where a point lies inside.
  package static func contains(_ point: Point, in steps: [Path.Step], evenOdd: Bool) -> Bool {
    var (turns, crossings) = (0, 0)
    for (from, to) in segments(steps, closing: true) where (from.y > point.y) != (to.y > point.y) {
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { continue }
      crossings += 1
      turns += to.y > from.y ? 1 : -1
    }
    return evenOdd ? !crossings.isMultiple(of: 2) : turns != 0
  }

  /// The part of a line between two shares of its length.
  package static func trimmed(_ steps: [Path.Step], from: Double, to: Double) -> [Path.Step] {
    let pieces = segments(steps, closing: false)
    func length(_ piece: (Point, Point)) -> Double { hypot(piece.1.x - piece.0.x, piece.1.y - piece.0.y) }
    let whole = pieces.map(length).reduce(0, +)
    let (begin, end) = (whole * min(max(from, 0), 1), whole * min(max(to, 0), 1))
    guard end > begin else { return [] }
    var result: [Path.Step] = []
    var walked = 0.0
    var last: Point?
    for piece in pieces {
      let own = length(piece)
      defer { walked += own }
      guard own > 0, walked + own > begin, walked < end else { continue }
      let first = mixed(piece.0, piece.1, max((begin - walked) / own, 0))
      let second = mixed(piece.0, piece.1, min((end - walked) / own, 1))
      if last != first { result.append(.move(first)) }
      result.append(.line(second))
      last = second
    }
    return result
  }
}

extension [Path.Step] {
  /// The same steps turned, stretched or shifted.
  package func applying(_ transform: CGAffineTransform) -> [Path.Step] {
    func there(_ point: Point) -> Point { Point(CGPoint(point).applying(transform)) }
    return map { step in
      switch step {
      case .move(let point): .move(there(point))
      case .line(let point): .line(there(point))
      case .quadratic(let point, let control): .quadratic(there(point), control: there(control))
      case .cubic(let point, let first, let second):
        .cubic(there(point), control1: there(first), control2: there(second))
      case .close: .close
      }
    }
  }

  /// Where the next step would go on.
  package var lastPoint: Point? {
    var (here, start): (Point?, Point?) = (nil, nil)
    for step in self {
      switch step {
      case .move(let point): (here, start) = (point, point)
      case .line(let point), .quadratic(let point, _), .cubic(let point, _, _): here = point
      case .close: here = start
      }
    }
    return here
  }
}
