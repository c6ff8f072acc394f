import AccessibilityModel
import Drawing

extension DisplayList {
  /// Fills an outline, given in points of the screen, with a style.
  mutating func fill(
    _ path: Path, with style: any ShapeStyle, eoFill: Bool = false, _ context: ShapeStyleContext
  ) {
    let rule: FillRule = eoFill ? .evenOdd : .winding
    if let style = style as? any PaintingStyle { return style.fill(path, rule, context, into: &self) }
    fill(path.outline(at: .zero), with: context.paint(style), rule: rule)
  }

  /// Draws a line along an outline, given in points of the screen, with a style.
  mutating func stroke(
    _ path: Path, with style: any ShapeStyle, _ stroke: StrokeStyle, _ context: ShapeStyleContext
  ) {
    self.stroke(path.outline(at: .zero), with: context.paint(style), line: stroke.line)
  }
}

extension StrokeStyle {
  /// The line as a picture has it.
  var line: StrokeLine {
    let cap: StrokeLine.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: StrokeLine.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return StrokeLine(
      width: Double(lineWidth), cap: cap, join: join, miterLimit: Double(miterLimit),
      dash: dash.map(Double.init), dashPhase: Double(dashPhase))
  }
}
