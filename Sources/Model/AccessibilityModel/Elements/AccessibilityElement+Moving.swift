extension AccessibilityElement {
  /// Moves everything of it that has a place on the screen by so many points.
  package mutating func move(by distance: Point) {
    frame.origin.x += distance.x
    frame.origin.y += distance.y
    guard sparse != nil else { return }
    if let path { self.path = path.moved(by: distance) }
    if let point = activationPoint { activationPoint = point.moved(by: distance) }
    if !lines.isEmpty {
      lines = lines.map { line in
        TextLine(line.text, frame: Rect(origin: line.frame.origin.moved(by: distance), size: line.frame.size))
      }
    }
  }
}

extension Path {
  /// The outline moved by so many points.
  fileprivate func moved(by distance: Point) -> Path {
    Path(
      steps.map { step in
        switch step {
        case .move(let point): .move(point.moved(by: distance))
        case .line(let point): .line(point.moved(by: distance))
        case .quadratic(let point, let control):
          .quadratic(point.moved(by: distance), control: control.moved(by: distance))
        case .cubic(let point, let first, let second):
          .cubic(
            point.moved(by: distance), control1: first.moved(by: distance),
            control2: second.moved(by: distance))
        case .close: .close
        }
      })
  }
}

extension Point {
  /// The point so many points further right and down.
  package func moved(by distance: Point) -> Point { Point(x: x + distance.x, y: y + distance.y) }

  /// The way back.
  var reversed: Point { Point(x: -x, y: -y) }
}
