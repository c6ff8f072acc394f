import Foundation
internal import Typography

/// What a font is chosen by: family, size, weight, slant.
///
///     let rounded = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded)
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Checked by hand: every stored value is immutable and can be sent.
  let font: FontDescription
  let growth: FontGrowth?

  init(_ font: FontDescription, growth: FontGrowth? = nil) {
    self.font = font
    self.growth = growth
    super.init()
  }

  /// Makes a descriptor of a family and a size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(family: .named(fontName), size: UIFont.usable(size)))
  }

  /// Makes a descriptor of what is said; the system's font where no family is.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(
      UIFontDescriptor(FontDescription(size: Double(UIFont.systemFontSize))).adding(attributes))
  }

  private convenience init(_ other: UIFontDescriptor) {
    self.init(other.font, growth: other.growth)
  }

  /// The descriptor of a text style's font at the size that the current traits ask for.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor of a text style's font at the size that some traits ask for.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The height of the letters, in points.
  open var pointSize: CGFloat { CGFloat(font.size) }
  /// The name of the font.
  open var postscriptName: String { UIFont(font).fontName }

  /// Bold, slanted, of equal width.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if [.semibold, .bold, .heavy, .black].contains(font.weight) { traits.insert(.traitBold) }
    if case .system(.monospaced) = font.family { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// What it says.
  open var fontAttributes: [AttributeName: Any] {
    [.size: pointSize, .family: UIFont(font).familyName, .name: postscriptName]
  }

  /// One of the things it says.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns the same with bold or slanted letters, or letters of equal width.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var new = font
    new.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      new.weight = .bold
    } else if self.symbolicTraits.contains(.traitBold) {
      new.weight = .regular
    }
    if symbolicTraits.contains(.traitMonoSpace) { new.family = .system(.monospaced) }
    return UIFontDescriptor(new, growth: growth)
  }

  /// Returns the same of another size, in points; 0 keeps the size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    guard newPointSize > 0 else { return self }
    var new = font
    new.size = Double(newPointSize)
    new.lineHeight = nil
    return UIFontDescriptor(new)
  }

  /// Returns the same in one of the system's designs.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = font.family else { return nil }
    var new = font
    new.family = .system(design == .monospaced ? .monospaced : .standard)
    return UIFontDescriptor(new, growth: growth)
  }

  /// Returns the same of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var new = font
    new.family = .named(newFamily)
    return UIFontDescriptor(new, growth: growth)
  }

  /// Returns the same with more said about it.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    adding(attributes)
  }

  private func adding(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var new = font
    if let name = attributes[.family] as? String ?? attributes[.name] as? String { new.family = .named(name) }
    if let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? Double).map({ CGFloat($0) }) {
      new.size = UIFont.usable(size)
      new.lineHeight = nil
    }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let weight = traits[.weight] as? UIFont.Weight { new.weight = weight.fontWeight }
    if let weight = traits[.weight] as? CGFloat { new.weight = UIFont.Weight(weight).fontWeight }
    let result = UIFontDescriptor(new, growth: growth)
    guard let symbolic = traits[.symbolic] as? UInt32 else { return result }
    return result.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? result
  }
}

extension UIFontDescriptor {
  /// Bold, slanted, of equal width, and the like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// One of the system's designs.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let `default` = Self(rawValue: "default")
    /// With round ends.
    public static let rounded = Self(rawValue: "rounded")
    /// With small lines at the ends.
    public static let serif = Self(rawValue: "serif")
    /// With letters of equal width.
    public static let monospaced = Self(rawValue: "monospaced")
  }

  /// Names something that is said about a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Which group of fonts it belongs to.
    public static let family = Self(rawValue: "family")
    /// The font.
    public static let name = Self(rawValue: "name")
    /// The face within the family.
    public static let face = Self(rawValue: "face")
    /// The height of the letters, in points.
    public static let size = Self(rawValue: "size")
    /// Weight and the like, by `TraitKey`.
    public static let traits = Self(rawValue: "traits")
    /// What letters can do, by `FeatureKey`.
    public static let featureSettings = Self(rawValue: "featureSettings")
    /// The role of text it was made for.
    public static let textStyle = Self(rawValue: "textStyle")
  }

  /// Names a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Bold, slanted and the like, as bits.
    public static let symbolic = Self(rawValue: "symbolic")
    /// How heavy strokes are.
    public static let weight = Self(rawValue: "weight")
    /// How wide letters are.
    public static let width = Self(rawValue: "width")
    /// How far letters are slanted.
    public static let slant = Self(rawValue: "slant")
  }

  /// Names what letters can do.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What kind it is.
    public static let featureIdentifier = Self(rawValue: "featureIdentifier")
    /// What kind it is, under its newer name.
    public static let type = Self(rawValue: "type")
    /// Which of its kind it is.
    public static let typeIdentifier = Self(rawValue: "typeIdentifier")
    /// Which of its kind it is, under its newer name.
    public static let selector = Self(rawValue: "selector")
  }
}

extension UIFont {
  /// How wide letters are, from -1 over 0 (as usual) to 1; all are measured alike.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// Position on the scale.
    public let rawValue: CGFloat

    /// Makes a width from its position on the scale.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Narrow.
    public static let condensed = Self(rawValue: -0.2)
    /// Very narrow.
    public static let compressed = Self(rawValue: -0.4)
    /// As usual.
    public static let standard = Self(rawValue: 0)
    /// Wide.
    public static let expanded = Self(rawValue: 0.2)
  }

  /// What it is chosen by.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, growth: growth) }

  /// Makes the font that a descriptor describes, of another size where that is not 0, in points.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let known = descriptor.withSize(pointSize)
    self.init(known.font, growth: known.growth)
  }

  /// Returns the system's font in a weight and a width.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's font with figures that are all equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
