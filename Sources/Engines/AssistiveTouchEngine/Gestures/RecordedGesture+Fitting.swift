import AccessibilityModel

extension [FingerPath] {
  /// The paths with each point changed.
  func mapPoints(_ change: (Point) -> Point) -> [FingerPath] {
    map { path in
      var path = path
      for index in path.samples.indices {
        path.samples[index].point = change(path.samples[index].point)
      }
      return path
    }
  }

  /// The paths moved by so many points.
  func moved(by offset: Point) -> [FingerPath] {
    mapPoints { Point(x: $0.x + offset.x, y: $0.y + offset.y) }
  }

  /// The smallest rectangle with all points.
  var bounds: (least: Point, most: Point)? {
    let points = flatMap { $0.samples.map(\.point) }
    guard let first = points.first else { return nil }
    return points.reduce((first, first)) { bounds, point in
      (
        Point(x: Swift.min(bounds.0.x, point.x), y: Swift.min(bounds.0.y, point.y)),
        Point(x: Swift.max(bounds.1.x, point.x), y: Swift.max(bounds.1.y, point.y))
      )
    }
  }

  /// The paths as far away from the edges as it takes for all of them to be on the screen, and then at its edges.
  func inside(_ screen: Rect) -> [FingerPath] {
    guard let bounds else { return self }
    let area = screen.touchable
    func shift(_ least: Double, _ most: Double, _ first: Double, _ last: Double) -> Double {
      if least < first { return first - least }
      return most > last ? Swift.max(last - most, first - least) : 0
    }
    let offset = Point(
      x: shift(bounds.least.x, bounds.most.x, area.minX, area.maxX),
      y: shift(bounds.least.y, bounds.most.y, area.minY, area.maxY))
    return moved(by: offset).mapPoints { $0.clamped(to: area) }
  }
}

extension RecordedGesture {
  /// The paths as they are made on a screen that may be smaller than the one on which they were recorded.
  ///
  /// - Source: Behaviour 7.3 Custom
  func paths(on screen: Rect, _ rule: SmallerScreen) -> [FingerPath] {
    let isSmaller = screen.size.width < self.screen.width || screen.size.height < self.screen.height
    guard isSmaller, self.screen.width > 0, self.screen.height > 0 else { return paths }
    switch rule {
    case .edges: return paths.mapPoints { $0.clamped(to: screen.touchable) }
    case .scaled:
      let factor = min(screen.size.width / self.screen.width, screen.size.height / self.screen.height)
      return paths.mapPoints { point in
        Point(x: screen.minX + point.x * factor, y: screen.minY + point.y * factor)
      }
    }
  }
}

extension Rect {
  /// From the first to the last point of a rectangle that a finger can touch.
  var touchable: Rect {
    Rect(x: minX, y: minY, width: max(size.width - 1, 0), height: max(size.height - 1, 0))
  }
}

extension Point {
  /// The nearest point of a rectangle, its right and lower edges included.
  func clamped(to area: Rect) -> Point {
    Point(x: min(max(x, area.minX), area.maxX), y: min(max(y, area.minY), area.maxY))
  }

  /// True where both are numbers that a screen can have.
  var isPlace: Bool { x.isFinite && y.isFinite && abs(x) < 1e6 && abs(y) < 1e6 }
}
