/// A view that an app draws itself; nothing of what is drawn is heard, unless the app says what it is.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
///     .accessibilityLabel("Walks this week")
///     .accessibilityChildren { ForEach(walks) { Text($0.day) } }
///
/// - Source: Behaviour 3.1 T1
public struct Canvas<Symbols: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  /// The views that can be drawn by their ids.
  public var symbols: Symbols
  /// Draws; called where a picture is made.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// True where everything behind is covered.
  public var isOpaque: Bool
  /// In which colours it is drawn.
  public var colorMode: ColorRenderingMode
  /// True where it may be drawn later than other views.
  public var rendersAsynchronously: Bool

  /// Makes a view that is drawn, with views that can be drawn by their ids.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Makes a view that is drawn.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) {
      EmptyView()
    }
  }
}

extension Canvas: View where Symbols: View {
  /// Has no body of its own.
  public typealias Body = Never
}

/// In which colours something is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As colours are on screens.
  case nonLinear
  /// As light is.
  case linear
  /// As light is, and brighter.
  case extendedLinear
}
