extension View {
  /// Sets what text, symbols and shapes inside are drawn with.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStylesModifier(foregroundStyles: ForegroundStyles([style])))
  }

  /// Sets what text, symbols and shapes of two steps of importance are drawn with.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundStylesModifier(foregroundStyles: ForegroundStyles([primary, secondary])))
  }

  /// Sets what text, symbols and shapes of three steps of importance are drawn with.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundStylesModifier(foregroundStyles: ForegroundStyles([primary, secondary, tertiary])))
  }

  /// Sets the colour of what can be tapped inside.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tintStyle, tint)
  }

  /// Sets the colour of what can be tapped inside.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint)
  }

  /// Sets the colour of what can be tapped inside.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tintStyle, accentColor)
  }

  /// Sets the style of the backgrounds inside.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Goes on with the view under the edges of the screen, where it is mirrored and blurred.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    modifier(IgnoredModifier())
  }

  /// Fills the background of the container that holds the view with a style.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { modifier(IgnoredModifier()) }

  /// Draws a view on the background of the container that holds this one.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { modifier(IgnoredModifier()) }

  /// Fills the space behind the view with a style.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayeringModifier(
        layer: Rectangle().fill(style), alignment: .center, place: .behind, bleedingEdges: edges))
  }

  /// Fills the space behind the view with the style of the background.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayeringModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, place: .behind))
  }

  /// Fills a shape behind the view with the style of the background.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the space in front of the view with a style.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      LayeringModifier(
        layer: Rectangle().fill(style), alignment: .center, place: .inFront, bleedingEdges: edges))
  }

  /// Fills a shape in front of the view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayeringModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, place: .inFront))
  }

  /// Draws a line of a width inside the edges of the view, in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      LayeringModifier(
        layer: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, place: .inFront))
  }
}

/// The container whose background is drawn.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The stack of screens.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The columns of screens.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// Everything that the app shows at once.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The tile on the home screen.
  public static let widget = ContainerBackgroundPlacement(name: "widget")

  /// Names a place that another framework has.
  package init(name: String) { self.name = name }
}

extension View {
  /// Sets the colour of text and symbols inside.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStylesModifier(foregroundStyles: color.map { ForegroundStyles([$0]) }))
  }
}
