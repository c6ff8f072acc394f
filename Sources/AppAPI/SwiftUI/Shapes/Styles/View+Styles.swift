extension View {
  /// Sets what text, symbols and shapes inside are drawn with; nothing is heard of it.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundColor, style.soleColor)
  }

  /// Sets what text, symbols and shapes of two steps of importance are drawn with; nothing is heard of it.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets what text, symbols and shapes of three steps of importance are drawn with; nothing is heard of it.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the colour of what can be tapped inside; nothing is heard of it.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tintColor, tint.soleColor)
  }

  /// Sets the colour of what can be tapped inside; nothing is heard of it.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tintColor, tint)
  }

  /// Sets the colour of what can be tapped inside; nothing is heard of it.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tintColor, accentColor)
  }

  /// Fills the room behind the view with a style.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(LayeringModifier(layer: Rectangle().fill(style), alignment: .center, isInFront: false))
  }

  /// Fills the room behind the view with the style of the ground.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayeringModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isInFront: false))
  }

  /// Fills a shape behind the view with the style of the ground.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the room in front of the view with a style.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(LayeringModifier(layer: Rectangle().fill(style), alignment: .center, isInFront: true))
  }

  /// Fills a shape in front of the view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayeringModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isInFront: true))
  }

  /// Draws a line of a width inside the edges of the view, in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      LayeringModifier(
        layer: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isInFront: true))
  }
}

extension Text {
  /// The text drawn with a style; nothing is heard of it.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.color = style.soleColor }
  }
}

private enum TintColorKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  var tintColor: Color? {
    get { self[TintColorKey.self] }
    set { self[TintColorKey.self] = newValue }
  }
}
