import AccessibilityModel
import Foundation

/// A part of a circle, as the curves that draw it.
package struct Arc {
  private let center: CGPoint
  private let radius: CGFloat
  private let from: CGFloat
  /// By how much the angle changes on the way.
  private let turn: CGFloat

  /// Makes an arc from one angle to another, to larger ones or to smaller ones.
  ///
  /// Angles are in radians, from the right, growing towards the y axis.
  package init(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat, growsAngle: Bool) {
    self.center = center
    self.radius = radius
    self.from = from
    let full = 2 * CGFloat.pi
    let difference = to - from
    guard difference.isFinite, difference.magnitude < full else {
      turn = difference.isFinite ? (growsAngle ? full : -full) : 0
      return
    }
    if growsAngle {
      turn = difference < 0 ? difference + full : difference
    } else {
      turn = difference > 0 ? difference - full : difference
    }
  }

  /// The steps that draw it; a line leads to its start where it joins what is there.
  package func steps(joining: Bool) -> [Path.Step] {
    guard radius.isFinite, from.isFinite else { return [] }
    let start = Point(point(at: from))
    var steps: [Path.Step] = [joining ? .line(start) : .move(start)]
    let count = max(Int((turn.magnitude / (.pi / 2)).rounded(.up)), 1)
    let step = turn / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count where turn != 0 {
      let first = from + CGFloat(index) * step
      let second = first + step
      let (begin, end) = (point(at: first), point(at: second))
      steps.append(
        .cubic(
          Point(end),
          control1: Point(CGPoint(x: begin.x - reach * sin(first), y: begin.y + reach * cos(first))),
          control2: Point(CGPoint(x: end.x + reach * sin(second), y: end.y - reach * cos(second)))))
    }
    return steps
  }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
