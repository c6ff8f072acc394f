import AccessibilityModel
import Drawing

extension DisplayList {
  /// Fills an outline, given in points of the screen, with a style.
  mutating func fill(
    _ path: Path, with style: any ShapeStyle, eoFill: Bool = false, _ context: ShapeStyleContext
  ) {
    let rule: FillRule = eoFill ? .evenOdd : .winding
    let style = (style as? AnyShapeStyle)?.base ?? style
    if let picture = style as? ImagePaint {
      let source = picture.image.drawn(in: context)
      return group([.clip(path.outline(at: .zero), rule)]) { list in
        list.append(
          .image(DrawnImage(source.source, in: Rect(context.rect), fitting: .tile, tint: source.tint)))
      }
    }
    if style is EllipticalGradient, context.rect.width > 0, context.rect.height > 0 {
      return fillStretched(path, with: style, rule, context)
    }
    fill(path.outline(at: .zero), with: context.paint(style), rule: rule)
  }

  /// Fills with circles that become as high as the space.
  private mutating func fillStretched(
    _ path: Path, with style: any ShapeStyle, _ rule: FillRule, _ context: ShapeStyleContext
  ) {
    let (factor, middle) = (Double(context.rect.height / context.rect.width), Double(context.rect.midY))
    let stretch = DrawTransform(a: 1, b: 0, c: 0, d: factor, tx: 0, ty: middle * (1 - factor))
    let inner = path.mapped {
      CGPoint(x: $0.x, y: CGFloat(middle + (Double($0.y) - middle) / factor))
    }
    var wide = context
    let height = context.rect.width
    wide.rect = CGRect(
      x: context.rect.minX, y: context.rect.midY - height / 2, width: context.rect.width, height: height)
    let paint = wide.paint(style)
    group([.transform(stretch)]) { $0.fill(inner.outline(at: .zero), with: paint, rule: rule) }
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
