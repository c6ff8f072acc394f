extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// What its letters are drawn with.
    public var shading = Shading.foreground
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    /// Its size, in points.
    public let size: CGSize
    /// What it is drawn with, where it has no colours of its own.
    public var shading: Shading?
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    /// Its size, in points.
    public let size: CGSize
  }

  /// Makes a text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }

  /// Makes a picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(size: image.naturalSize(environment)) }

  /// The shade as it is drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The view with an id among the symbols; there is one only while a picture is made.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws a text within a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text within a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture within a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture within a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a picture at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view within a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Draws a view at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws something as one picture, with the filters that are set.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext()
    try content(&layer)
  }
}
