extension Path {
  /// How far the control points of a quarter of an oval lie from its ends, for a radius of 1.
  private static let reach: CGFloat = 0.5523

  /// Adds what a closure makes, each point of it put elsewhere.
  private mutating func add(
    _ transform: CGAffineTransform, goingOn: Bool = false, _ make: (inout Path) -> Void
  ) {
    let part = Path(make)
    append(transform.isIdentity ? part.elements : part.applying(transform).elements, goingOn: goingOn)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { path in
      path.addLines([
        rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds straight lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the oval that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { path in
      path.addCorners(
        in: rect, Array(repeating: CGSize(width: rect.width / 2, height: rect.height / 2), count: 4))
    }
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addCorners(in: rect, Array(repeating: cornerSize, count: 4)) }
  }

  /// Adds a rectangle each of whose corners is rounded on its own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    add(transform) { $0.addCorners(in: rect, radii.map { CGSize(width: $0, height: $0) }) }
  }

  /// Adds a rectangle; the corners run from the top at the end of lines, clockwise.
  private mutating func addCorners(in rect: CGRect, _ sizes: [CGSize]) {
    let corners: [(point: CGPoint, x: CGFloat, y: CGFloat)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), -1, 1), (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1),
      (CGPoint(x: rect.minX, y: rect.maxY), 1, -1), (CGPoint(x: rect.minX, y: rect.minY), 1, 1),
    ]
    func limited(_ size: CGSize) -> CGSize {
      CGSize(
        width: min(max(size.width, 0), rect.width / 2), height: min(max(size.height, 0), rect.height / 2))
    }
    move(to: CGPoint(x: rect.minX + limited(sizes[3]).width, y: rect.minY))
    for (index, corner) in corners.enumerated() {
      let size = limited(sizes[index])
      let across = CGPoint(x: corner.point.x + corner.x * size.width, y: corner.point.y)
      let down = CGPoint(x: corner.point.x, y: corner.point.y + corner.y * size.height)
      let (from, to) = index.isMultiple(of: 2) ? (across, down) : (down, across)
      addLine(to: from)
      guard size.width > 0, size.height > 0 else { continue }
      addCurve(
        to: to, control1: from.moved(towards: corner.point, by: Self.reach),
        control2: to.moved(towards: corner.point, by: Self.reach))
    }
    closeSubpath()
  }

  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // On a screen whose y runs downwards a positive angle turns clockwise for the eye.
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      while sweep > 0 { sweep -= 2 * .pi }
    } else {
      while sweep < 0 { sweep += 2 * .pi }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Angle(radians: min(max(sweep, -2 * .pi), 2 * .pi)), transform: transform)
  }

  /// Adds a part of a circle from an angle on.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    add(transform, goingOn: true) { path in
      path.turn(around: center, radius, from: startAngle, by: delta)
    }
  }

  private mutating func turn(
    around center: CGPoint, _ radius: CGFloat, from startAngle: Angle, by delta: Angle
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    move(to: point(startAngle.radians))
    let count = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(count)
    let length = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (begin, end) = (
        startAngle.radians + Double(index) * step, startAngle.radians + Double(index + 1) * step
      )
      let (from, to) = (point(begin), point(end))
      addCurve(
        to: to, control1: CGPoint(x: from.x - length * sin(begin), y: from.y + length * cos(begin)),
        control2: CGPoint(x: to.x + length * sin(end), y: to.y - length * cos(end)))
    }
  }

  /// Adds a part of a circle that touches the line to one point and the line from there to another.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    let end = tangent2End.applying(transform)
    guard let start = currentPoint else { return move(to: corner) }
    let (before, after) = (start.direction(from: corner), end.direction(from: corner))
    let between = acos(min(max(before.x * after.x + before.y * after.y, -1), 1))
    guard radius > 0, between > 1e-6, between < .pi - 1e-6 else { return addLine(to: corner) }
    let length = radius / tan(between / 2)
    let first = CGPoint(x: corner.x + before.x * length, y: corner.y + before.y * length)
    let last = CGPoint(x: corner.x + after.x * length, y: corner.y + after.y * length)
    // The arc spans what is left to half a turn; its control points lie on the lines it touches.
    let reach = 4 / 3 * tan((.pi - between) / 4) * radius / length
    addLine(to: first)
    addCurve(
      to: last, control1: first.moved(towards: corner, by: reach),
      control2: last.moved(towards: corner, by: reach))
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(transform) { $0 = path }
  }
}

extension CGPoint {
  /// Which way one gets here from another point, as a step of length 1.
  fileprivate func direction(from point: CGPoint) -> CGPoint {
    let length = max(hypot(x - point.x, y - point.y), 1e-12)
    return CGPoint(x: (x - point.x) / length, y: (y - point.y) / length)
  }

  fileprivate func moved(towards point: CGPoint, by part: CGFloat) -> CGPoint {
    CGPoint(x: x + (point.x - x) * part, y: y + (point.y - y) * part)
  }
}
