import Foundation
internal import Typography

extension UIImage {
  /// Whether a picture is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the place wants it, in its own colours, and as a shape in the colour of text.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// Not said, and from small to large.
    case unspecified, small, medium, large
  }

  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// Not said, and from the thinnest to the heaviest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What decides how a picture is drawn.
  open class Configuration: NSObject, @unchecked Sendable {
    // Checked by hand: what subclasses store is immutable and can be sent.
  }

  /// What decides how a symbol is drawn; the height of its letters changes its extent.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Checked by hand: every stored value is immutable and can be sent.
    let pointSize: Double?
    /// The style whose letters it is for, where it follows the text size.
    let style: Typography.TextStyle?

    private init(_ pointSize: Double?, style: Typography.TextStyle? = nil) {
      self.pointSize = pointSize
      self.style = style
      super.init()
    }

    /// For letters of a height.
    public convenience init(pointSize: CGFloat) { self.init(Double(pointSize)) }

    /// For letters of a height and strokes of a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(Double(pointSize)) }

    /// For letters of a height, strokes of a weight and a size beside text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Double(pointSize))
    }

    /// For the letters of a role.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(
        Double(UIFont.preferredFont(forTextStyle: textStyle).pointSize), style: textStyle.style)
    }

    /// For the letters of a font.
    public convenience init(font: UIFont) { self.init(Double(font.pointSize), style: font.style) }

    /// For a size beside text.
    public convenience init(scale: SymbolScale) { self.init(nil) }

    /// For strokes of a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil) }

    /// For one colour of several strengths.
    public convenience init(hierarchicalColor: UIColor) { self.init(nil) }

    /// For colours of the app.
    public convenience init(paletteColors: [UIColor]) { self.init(nil) }
  }

  /// Makes a symbol of the system, drawn in a way of its own; `nil` for an empty name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(
      .system(name), size: Self.symbolSize(configuration),
      style: (configuration as? SymbolConfiguration)?.style)
  }

  /// The symbol drawn in a way of its own; any other picture as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage else { return self }
    return UIImage(
      source, size: Self.symbolSize(configuration), style: (configuration as? SymbolConfiguration)?.style)
  }

  /// The symbol drawn in a way of its own; any other picture as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// The picture in its own colours or as a shape; nothing about it is heard differently.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The picture as a shape in a colour; nothing about it is heard differently.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The picture as a shape in a colour; nothing about it is heard differently.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  private static func symbolSize(_ configuration: Configuration?) -> CGSize {
    let size = (configuration as? SymbolConfiguration)?.pointSize ?? Double(UIFont.labelFontSize)
    return square(forLetters: size)
  }

  /// A square as high as a line of letters of a size.
  static func square(forLetters size: Double) -> CGSize {
    let side = CGFloat(TextMeasurer.shared.metrics(of: FontDescription(size: size)).lineHeight.rounded())
    return CGSize(width: side, height: side)
  }
}
