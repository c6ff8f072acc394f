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

  /// What decides how a symbol is drawn; the height of its letters and the size beside them change its size.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Checked by hand: every stored value is immutable and can be sent.
    let pointSize: Double?
    /// The style whose letters it is for, where it was made for one.
    let style: Typography.TextStyle?
    let weight: SymbolWeight
    let scale: SymbolScale
    let colors: [UIColor]

    private init(
      _ pointSize: Double?, style: Typography.TextStyle? = nil, weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified, colors: [UIColor] = []
    ) {
      self.pointSize = pointSize
      self.style = style
      self.weight = weight
      self.scale = scale
      self.colors = colors
      super.init()
    }

    /// For letters of a height.
    public convenience init(pointSize: CGFloat) { self.init(Double(pointSize)) }

    /// For letters of a height and strokes of a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Double(pointSize), weight: weight)
    }

    /// For letters of a height, strokes of a weight and a size beside text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Double(pointSize), weight: weight, scale: scale)
    }

    /// For the letters of a role.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// For the letters of a role and a size beside text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// For the letters of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// For the letters of a font and a size beside text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Double(font.pointSize), style: font.style, weight: SymbolWeight(font.font.weight), scale: scale)
    }

    /// For a size beside text.
    public convenience init(scale: SymbolScale) { self.init(nil, scale: scale) }

    /// For strokes of a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight: weight) }

    /// For one colour of several strengths.
    public convenience init(hierarchicalColor: UIColor) { self.init(nil, colors: [hierarchicalColor]) }

    /// For colours of the app; a symbol is drawn in the first of them.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, colors: paletteColors) }

    /// Returns true for what lets symbols be drawn alike.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && colors == other.colors
    }

    /// Equal for what lets symbols be drawn alike.
    public override var hash: Int { (pointSize ?? 0).hashValue ^ weight.hashValue ^ scale.hashValue }

    /// This one, with what another one says in its place.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        otherConfiguration.pointSize ?? pointSize,
        style: otherConfiguration.pointSize == nil ? style : otherConfiguration.style,
        weight: otherConfiguration.weight == .unspecified ? weight : otherConfiguration.weight,
        scale: otherConfiguration.scale == .unspecified ? scale : otherConfiguration.scale,
        colors: otherConfiguration.colors.isEmpty ? colors : otherConfiguration.colors)
    }
  }

  /// Makes a symbol of the system, drawn in a way of its own; `nil` for an empty name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration
    self.init(.system(name), size: Self.symbolSize(symbol), attributes: Attributes(symbol: symbol))
  }

  /// How a symbol is drawn; nothing in particular for any other picture.
  public var symbolConfiguration: SymbolConfiguration? { attributes.symbol }

  /// The symbol drawn in a way of its own; any other picture as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let new = configuration as? SymbolConfiguration else { return self }
    var attributes = attributes
    attributes.symbol = new
    return UIImage(source, size: Self.symbolSize(new), attributes: attributes)
  }

  /// The symbol drawn in a way of its own, beside what was said before; any other picture as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(attributes.symbol?.applying(configuration) ?? configuration)
  }

  /// Whether it is drawn in its own colours.
  public var renderingMode: RenderingMode { attributes.renderingMode }

  /// The picture in its own colours or as a shape.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var attributes = attributes
    attributes.renderingMode = renderingMode
    return UIImage(source, size: size, attributes: attributes)
  }

  /// The picture as a shape in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

  /// The picture as a shape in a colour, which a view's own colour does not replace where it is the original.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var attributes = attributes
    attributes.tint = color
    attributes.renderingMode = renderingMode
    return UIImage(source, size: size, attributes: attributes)
  }

  private static func symbolSize(_ configuration: SymbolConfiguration?) -> CGSize {
    let size = configuration?.pointSize ?? Double(UIFont.labelFontSize)
    return square(forLetters: size, factor: configuration?.scale.factor ?? 1)
  }
}

extension UIImage {
  /// The text style that a symbol is as large as, where it was made for one.
  var symbolStyle: Typography.TextStyle? { attributes.symbol?.style }

  /// A square as high as a line of letters of a size, or a part of that.
  static func square(forLetters size: Double, factor: Double = 1) -> CGSize {
    let height = TextMeasurer.shared.metrics(of: FontDescription(size: size)).lineHeight
    let side = CGFloat((height * factor).rounded())
    return CGSize(width: side, height: side)
  }
}

extension UIImage.SymbolScale {
  /// How much larger than usual a symbol is.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.8
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}

extension UIImage.SymbolWeight {
  private static let weights: [(Self, FontWeight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
    (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]

  /// The weight of strokes beside letters of a weight.
  init(_ weight: FontWeight) {
    self = Self.weights.first { $0.1 >= weight }?.0 ?? .black
  }

  /// The weight of letters whose strokes are as heavy; the usual one where nothing is said.
  var fontWeight: FontWeight { Self.weights.first { $0.0 == self }?.1 ?? .regular }
}
