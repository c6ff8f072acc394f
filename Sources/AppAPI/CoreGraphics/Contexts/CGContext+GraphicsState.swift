import AccessibilityModel
import Drawing
import Foundation

extension CGContext {
  // MARK: Colours

  /// Sets the colour for filling.
  public func setFillColor(_ color: CGColor) { state.fill = PaintColor(color.value) }
  /// Sets the colour for lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = PaintColor(color.value) }

  /// Sets the colour for filling from red, green, blue and opacity.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour for lines from red, green, blue and opacity.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets a grey for filling.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets a grey for lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  // MARK: Lines

  /// Sets how wide lines are, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = max(Double(width), 0) }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.join }
  /// Sets up to how many times its width a corner may reach.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }

  /// Sets lengths that are drawn and left out by turns; none for a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map { Double($0) }
    state.line.dashPhase = Double(phase)
  }

  // MARK: Gradients

  private static let far = 100_000.0

  /// Draws colours along the line from one point to another, across everything the clip leaves.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (from, to) = (Point(startPoint), Point(endPoint))
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0, length.isFinite else { return }
    let along = Point(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    let before = options.contains(.drawsBeforeStartLocation) ? Self.far : 0
    let after = length + (options.contains(.drawsAfterEndLocation) ? Self.far : 0)
    func corner(_ forward: Double, _ aside: Double) -> Point {
      Point(
        x: from.x + along.x * forward - along.y * aside, y: from.y + along.y * forward + along.x * aside)
    }
    let band = Path([
      .move(corner(-before, -Self.far)), .line(corner(after, -Self.far)), .line(corner(after, Self.far)),
      .line(corner(-before, Self.far)), .close,
    ])
    add { $0.fill(band, with: .linear(gradient.stops, from: from, to: to)) }
  }

  /// Draws colours from one circle to another, around the middle of the latter, and beside them as options say.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard endRadius > 0 || startRadius > 0 else { return }
    let isInwards = startRadius > endRadius
    let outside = isInwards ? CGGradientDrawingOptions.drawsBeforeStartLocation : .drawsAfterEndLocation
    let inside = isInwards ? CGGradientDrawingOptions.drawsAfterEndLocation : .drawsBeforeStartLocation
    func circle(_ reach: CGFloat) -> [Path.Step] {
      [Path.Step](
        ovalIn: CGRect(x: endCenter.x - reach, y: endCenter.y - reach, width: 2 * reach, height: 2 * reach))
    }
    let isEndless = options.contains(outside)
    var ring = circle(isEndless ? CGFloat(Self.far) : max(startRadius, endRadius))
    let hole = min(startRadius, endRadius)
    if hole > 0, !options.contains(inside) { ring += circle(hole) }
    let stops =
      isInwards
      ? gradient.stops.reversed().map { GradientStop($0.color, at: 1 - $0.location) } : gradient.stops
    let paint = Paint.radial(
      stops, center: Point(endCenter), from: Double(min(startRadius, endRadius)),
      to: Double(max(startRadius, endRadius)))
    add { $0.fill(Path(ring), with: paint, rule: .evenOdd) }
  }
}
