extension Image {
  /// How a picture fills space that is larger than itself.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated side by side.
    case tile
    /// Made larger or smaller.
    case stretch
  }

  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a shape in the colour of text, or as it is.
    case template, original
  }

  /// How points are made where a picture is drawn larger than it is.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all, and more and more smoothly.
    case none, low, medium, high
  }

  /// How large a symbol is beside text.
  public enum Scale: CaseIterable, Hashable, Sendable {
    /// Smaller than letters, as they are, and larger.
    case small, medium, large

    /// The size, where that beside letters is 1.
    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The picture made to fill the space it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    image.isTiled = resizingMode == .tile
    return image
  }

  /// The picture in the colour of text or in its own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode.map { $0 == .template }
    return image
  }

  /// The picture with smooth points or sharp ones; nothing about it is heard differently.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The picture with smooth edges or sharp ones; nothing about it is heard differently.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The symbol with its layers drawn in one way; nothing about it is heard differently.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the layers of a symbol are drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In one colour of several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In colours of the app.
  public static let palette = SymbolRenderingMode(name: "palette")
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How the layers of symbols are drawn.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols inside are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets how the layers of symbols inside are drawn; nothing about them is heard differently.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension View {
  /// Sets how bright pictures inside may be.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    modifier(IgnoredModifier())
  }
}

extension Image {
  /// How bright a picture may be.
  public enum DynamicRange: Hashable, Sendable {
    /// As bright as the rest of the screen, somewhat or much brighter.
    case standard, constrainedHigh, high
  }
}
