extension Shape {
  /// The shape filled with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the colour of what is around.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The outline of the shape as a line with a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(shape: stroke(style: style), style: content, fillStyle: FillStyle(antialiased: antialiased))
  }

  /// The outline of the shape as a line of a width, in points.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The outline as a shape of its own.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  /// The outline as a shape of its own, of a width in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A part of the outline, from one place on it to another, each from 0 to 1.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedOutline(shape: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The outline moved by an offset.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    ChangedOutline(shape: self) { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
  }

  /// The outline moved by an offset.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }

  /// The outline turned around a place of its space.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedOutline(shape: self) { path, rect in
      let change = PlaneChange(rotation: angle, around: rect.point(anchor))
      return path.mapped(change.apply)
    }
  }

  /// The outline made larger or smaller around a place of its space.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The outline made larger or smaller around a place of its space, in each direction on its own.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    ChangedOutline(shape: self) { path, rect in
      let change = PlaneChange(scaleX: x, y: y, around: rect.point(anchor))
      return path.mapped(change.apply)
    }
  }

  /// The outline in a space of a definite size.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedOutline(shape: self, size: size)
  }

  /// The outline in a space of a definite size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

extension InsettableShape {
  /// The outline as a line that lies inside the space.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
  }

  /// The outline as a line of a width that lies inside the space, in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension _ShapeView {
  /// The shape filled once more, in front.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(content, style: style))
  }

  /// The outline of the shape as a line, in front.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay(shape.stroke(content, style: style, antialiased: antialiased))
  }

  /// The outline of the shape as a line of a width, in front.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay(shape.stroke(content, lineWidth: lineWidth, antialiased: antialiased))
  }
}

extension _ShapeView where Content: InsettableShape {
  /// The outline as a line of a width that lies inside the space, in front.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay(shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased))
  }
}
