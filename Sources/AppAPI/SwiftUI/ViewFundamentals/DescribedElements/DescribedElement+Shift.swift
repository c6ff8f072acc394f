import AccessibilityModel

extension DescribedElement {
  /// Moves everything that has a place on the screen, in it and inside it, by so many points.
  mutating func shift(by distance: Point) {
    element.frame.origin += distance
    if element.hasAttributes {
      if let path = element.path { element.path = path.shifted(by: distance) }
      if let point = element.activationPoint { element.activationPoint = point + distance }
      if !element.lines.isEmpty {
        element.lines = element.lines.map { line in
          TextLine(line.text, frame: Rect(origin: line.frame.origin + distance, size: line.frame.size))
        }
      }
    }
    for index in parts.indices { parts[index].frame.origin += distance }
    for index in children.indices { children[index].shift(by: distance) }
  }
}

extension AccessibilityModel.Path {
  /// The outline moved by so many points.
  fileprivate func shifted(by distance: Point) -> AccessibilityModel.Path {
    AccessibilityModel.Path(
      steps.map { step in
        switch step {
        case .move(let point): .move(point + distance)
        case .line(let point): .line(point + distance)
        case .quadratic(let point, let control): .quadratic(point + distance, control: control + distance)
        case .cubic(let point, let first, let second):
          .cubic(point + distance, control1: first + distance, control2: second + distance)
        case .close: .close
        }
      })
  }
}

extension Point {
  fileprivate static func + (point: Point, distance: Point) -> Point {
    Point(x: point.x + distance.x, y: point.y + distance.y)
  }

  fileprivate static func += (point: inout Point, distance: Point) {
    point = point + distance
  }
}
