extension Path {
  /// How far the control points of a quarter of an oval lie from its ends, for a radius of 1.
  private static let reach: CGFloat = 0.5523

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds straight lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the oval that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addCorners(
      in: rect, Array(repeating: CGSize(width: rect.width / 2, height: rect.height / 2), count: 4))
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addCorners(in: rect, Array(repeating: cornerSize, count: 4))
  }

  /// Adds a rectangle each of whose corners is rounded on its own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    addCorners(in: rect, radii.map { CGSize(width: $0, height: $0) })
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
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
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
      delta: Angle(radians: min(max(sweep, -2 * .pi), 2 * .pi)))
  }

  /// Adds a part of a circle from an angle on.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle.radians)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
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

  /// Adds another outline.
  public mutating func addPath(_ path: Path) {
    append(path.elements)
  }
}

extension CGPoint {
  fileprivate func moved(towards point: CGPoint, by part: CGFloat) -> CGPoint {
    CGPoint(x: x + (point.x - x) * part, y: y + (point.y - y) * part)
  }
}
