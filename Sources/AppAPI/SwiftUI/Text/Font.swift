import Typography
import UIKit

/// A font as an app asks for it; the person's text size makes it definite.
public struct Font: Hashable, Sendable {
  /// The role of a text, which decides its size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Roles from the largest to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let weight: FontWeight

    /// The thinnest strokes.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// Thin strokes.
    public static let thin = Weight(weight: .thin)
    /// Light strokes.
    public static let light = Weight(weight: .light)
    /// The usual strokes.
    public static let regular = Weight(weight: .regular)
    /// A little heavier than usual.
    public static let medium = Weight(weight: .medium)
    /// Between medium and bold.
    public static let semibold = Weight(weight: .semibold)
    /// Bold strokes.
    public static let bold = Weight(weight: .bold)
    /// Heavier than bold.
    public static let heavy = Weight(weight: .heavy)
    /// The heaviest strokes.
    public static let black = Weight(weight: .black)
  }

  /// The shape of a font's letters.
  public enum Design: Hashable, Sendable {
    /// Shapes for every use, with serifs, with one width, and with round ends.
    case `default`, serif, monospaced, rounded
  }

  /// How much space lies between lines.
  public enum Leading: Hashable, Sendable {
    /// The usual space, less of it, and more of it.
    case standard, tight, loose
  }

  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    case named(String, size: CGFloat, relativeTo: TextStyle?)
    case finished(FontDescription)
  }

  private var base: Base
  private var design: Design?
  private var weight: Weight?
  private var isItalic = false
  private var leading = Leading.standard

  private init(_ base: Base) {
    self.base = base
  }

  /// The font of a role, with a design and a weight of one's own.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.style(style))
    font.design = design
    font.weight = weight
    return font
  }

  /// The system's font in a fixed size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.fixed(size))
    font.design = design
    font.weight = weight
    return font
  }

  /// A family by its name, growing with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, relativeTo: .body))
  }

  /// A family by its name, growing with a role.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.named(name, size: size, relativeTo: style))
  }

  /// A family by its name that never grows.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, relativeTo: nil))
  }

  /// Takes over a font of the UIKit kind, in the size that it has.
  public init(_ font: UIFont) {
    self.init(.finished(font.font))
  }

  /// The largest role.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The role of a first title.
  public static let title = Font(.style(.title))
  /// The role of a second title.
  public static let title2 = Font(.style(.title2))
  /// The role of a third title.
  public static let title3 = Font(.style(.title3))
  /// The role of a heading.
  public static let headline = Font(.style(.headline))
  /// The role of a line below a heading.
  public static let subheadline = Font(.style(.subheadline))
  /// The role of running text.
  public static let body = Font(.style(.body))
  /// The role of a remark.
  public static let callout = Font(.style(.callout))
  /// The role of a note.
  public static let footnote = Font(.style(.footnote))
  /// The role of words below a picture.
  public static let caption = Font(.style(.caption))
  /// The smallest role.
  public static let caption2 = Font(.style(.caption2))

  /// The font with other strokes.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font with bold strokes.
  public func bold() -> Font { weight(.bold) }

  /// The font with slanted letters.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with letters of one width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font with figures of one width; nothing is heard of it.
  public func monospacedDigit() -> Font { self }

  /// The font with small capitals for small letters; nothing is heard of it.
  public func smallCaps() -> Font { self }

  /// The font with wider or narrower letters; nothing is heard of it.
  public func width(_ width: Width) -> Font { self }

  /// The font with other space between lines.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }

  /// The style whose size it follows; `nil` for letters of a fixed size.
  var role: Typography.TextStyle? {
    switch base {
    case .style(let style): style.role
    case .named(_, _, let style): style?.role
    case .fixed, .finished: nil
    }
  }

  /// The font at a person's text size, with strokes that the text around asks for.
  func resolved(
    in category: TextSizeCategory, weight outer: Weight?, isItalic slanted: Bool, design around: Design? = nil
  ) -> FontDescription {
    let weight = outer ?? weight
    let design = design ?? around
    var description: FontDescription
    switch base {
    case .style(let style):
      description = FontDescription(
        style.role, in: category, design: (design ?? .default).family, weight: weight?.weight)
    case .fixed(let size):
      description = FontDescription(
        family: .system((design ?? .default).family), size: size, weight: weight?.weight ?? .regular)
    case .finished(let font):
      description = font
      if let weight { description.weight = weight.weight }
    case .named(let name, let size, let style):
      let grown = style.map { $0.role.scaledFontSize(size, in: category) } ?? size
      description = FontDescription(
        family: .named(name), size: grown, weight: weight?.weight ?? .regular)
    }
    description.isItalic = isItalic || slanted || description.isItalic
    if let height = description.lineHeight {
      switch leading {
      case .standard: break
      case .tight: description.lineHeight = height - 2
      case .loose: description.lineHeight = height + 2
      }
    }
    return description
  }
}

extension Font.TextStyle {
  var role: Typography.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}

extension Font.Design {
  var family: FontDesign {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .monospaced: .monospaced
    case .rounded: .rounded
    }
  }
}
