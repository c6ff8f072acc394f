import AccessibilityModel
import Drawing
import Foundation

extension CGContext {
  // MARK: Making an outline

  /// Begins an outline without any part.
  public func beginPath() { steps = [] }
  /// Starts a new part of the outline at a point.
  public func move(to point: CGPoint) { steps.append(.move(Point(point))) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { steps.append(.line(Point(point))) }

  /// Adds straight lines from point to point.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    steps += [.move(Point(first))] + points.dropFirst().map { .line(Point($0)) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    steps.append(.quadratic(Point(end), control: Point(control)))
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.append(.cubic(Point(end), control1: Point(control1), control2: Point(control2)))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { steps += [Path.Step](rect: rect) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds an oval.
  public func addEllipse(in rect: CGRect) { steps += [Path.Step](ovalIn: rect) }

  /// Adds a part of a circle; `clockwise` is told for axes of which y runs upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = Arc(center: center, radius: radius, from: startAngle, to: endAngle, growsAngle: !clockwise)
    steps += arc.steps(joining: !steps.isEmpty)
  }

  /// Adds another outline.
  public func addPath(_ path: CGPath) { steps += path.steps }
  /// Closes the present part of the outline.
  public func closePath() { steps.append(.close) }
  /// The outline as it is now.
  public var path: CGPath? { steps.isEmpty ? nil : CGPath(steps: steps) }
  /// True where the outline has no part.
  public var isPathEmpty: Bool { steps.isEmpty }
  /// Where the next part of the outline goes on.
  public var currentPointOfPath: CGPoint { steps.lastPoint.map { CGPoint($0) } ?? .zero }
  /// The smallest rectangle that holds the outline.
  public var boundingBoxOfPath: CGRect { CGRect(Path(steps).bounds) }

  // MARK: Drawing it

  /// Fills the outline, which is used up.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    draw(fills: rule, strokes: false)
  }

  /// Draws a line along the outline, which is used up.
  public func strokePath() {
    draw(fills: nil, strokes: true)
  }

  /// Fills the outline, draws a line along it, or both; it is used up.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: draw(fills: .winding, strokes: false)
    case .eoFill: draw(fills: .evenOdd, strokes: false)
    case .stroke: draw(fills: nil, strokes: true)
    case .fillStroke: draw(fills: .winding, strokes: true)
    case .eoFillStroke: draw(fills: .evenOdd, strokes: true)
    }
  }

  private func draw(fills rule: CGPathFillRule?, strokes: Bool) {
    let path = Path(steps)
    steps = []
    add { [state] list in
      if let rule { list.fill(path, with: .color(state.fill), rule: rule == .evenOdd ? .evenOdd : .winding) }
      if strokes { list.stroke(path, with: .color(state.stroke), line: state.line) }
    }
  }

  /// Fills a rectangle; the outline is dropped.
  public func fill(_ rect: CGRect) {
    steps = []
    add { [state] list in list.fill(Rect(rect), with: .color(state.fill)) }
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Draws a line along the edge of a rectangle; the outline is dropped.
  public func stroke(_ rect: CGRect) {
    steps = []
    add { [state] list in
      list.stroke(Path([Path.Step](rect: rect)), with: .color(state.stroke), line: state.line)
    }
  }

  /// Draws a line of a width along the edge of a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills an oval; the outline is dropped.
  public func fillEllipse(in rect: CGRect) {
    steps = []
    add { [state] list in list.fill(Path([Path.Step](ovalIn: rect)), with: .color(state.fill)) }
  }

  /// Draws a line along an oval; the outline is dropped.
  public func strokeEllipse(in rect: CGRect) {
    steps = []
    add { [state] list in
      list.stroke(Path([Path.Step](ovalIn: rect)), with: .color(state.stroke), line: state.line)
    }
  }

  /// Draws lines between every two points; the outline is dropped.
  public func strokeLineSegments(between points: [CGPoint]) {
    steps = []
    var lines: [Path.Step] = []
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      lines += [.move(Point(points[index])), .line(Point(points[index + 1]))]
    }
    add { [state] list in list.stroke(Path(lines), with: .color(state.stroke), line: state.line) }
  }

  /// Takes away everything in a rectangle.
  public func clear(_ rect: CGRect) {
    list.layer(DrawLayer(blending: .clear)) { $0.fill(Rect(rect), with: .color(.black)) }
  }

  // MARK: Clipping

  /// Draws nothing outside of the outline from here on; it is used up.
  public func clip(using rule: CGPathFillRule = .winding) {
    list.append(.clip(Path(steps), rule == .evenOdd ? .evenOdd : .winding))
    steps = []
  }

  /// Draws nothing outside of a rectangle from here on; the outline is dropped.
  public func clip(to rect: CGRect) {
    steps = []
    list.append(.clip(Path([Path.Step](rect: rect)), .winding))
  }

  /// Draws nothing outside of some rectangles from here on; the outline is dropped.
  public func clip(to rects: [CGRect]) {
    steps = []
    list.append(.clip(Path(rects.flatMap { [Path.Step](rect: $0) }), .winding))
  }

  /// The rectangle that all drawing lies in.
  public var boundingBoxOfClipPath: CGRect { bounds.applying(state.transform.inverted()) }
}

/// What is done with an outline.
public enum CGPathDrawingMode: Int32, Sendable {
  /// It is filled.
  case fill = 0
  /// It is filled where an odd number of lines surrounds a place.
  case eoFill = 1
  /// A line is drawn along it.
  case stroke = 2
  /// It is filled, and a line is drawn along it.
  case fillStroke = 3
  /// It is filled where an odd number of lines surrounds a place, and a line is drawn along it.
  case eoFillStroke = 4
}
