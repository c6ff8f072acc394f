/// A line through places, in one of the ways to join them.
struct LinePath {
  private let method: String

  init(_ method: InterpolationMethod) { self.method = method.name }

  /// Goes through points, after a path has begun or from its start on.
  func add(_ points: [CGPoint], to path: inout Path, continuing: Bool = false) {
    guard let first = points.first else { return }
    if continuing { path.addLine(to: first) } else { path.move(to: first) }
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch method {
      case "stepStart":
        path.addLine(to: CGPoint(x: from.x, y: to.y))
        path.addLine(to: to)
      case "stepEnd":
        path.addLine(to: CGPoint(x: to.x, y: from.y))
        path.addLine(to: to)
      case "stepCenter":
        let middle = (from.x + to.x) / 2
        path.addLine(to: CGPoint(x: middle, y: from.y))
        path.addLine(to: CGPoint(x: middle, y: to.y))
        path.addLine(to: to)
      case "catmullRom", "cardinal", "monotone":
        let (start, end) = (slope(at: index - 1, points), slope(at: index, points))
        let third = (to.x - from.x) / 3
        path.addCurve(
          to: to, control1: CGPoint(x: from.x + third, y: from.y + start * third),
          control2: CGPoint(x: to.x - third, y: to.y - end * third))
      default: path.addLine(to: to)
      }
    }
  }

  /// How steeply a smooth line goes through a point.
  private func slope(at index: Int, _ points: [CGPoint]) -> CGFloat {
    let (before, after) = (max(0, index - 1), min(points.count - 1, index + 1))
    let run = points[after].x - points[before].x
    guard run != 0 else { return 0 }
    let mean = (points[after].y - points[before].y) / run
    guard method == "monotone", before < index, index < after else { return mean }
    // Where the line turns it is level, and nowhere does it leave the range between two places.
    let left = (points[index].y - points[before].y) / max(points[index].x - points[before].x, 0.001)
    let right = (points[after].y - points[index].y) / max(points[after].x - points[index].x, 0.001)
    guard left * right > 0 else { return 0 }
    let limit = 3 * min(abs(left), abs(right))
    return max(-limit, min(limit, mean))
  }
}
