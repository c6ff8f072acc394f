package import Typography

extension UIFont {
  /// A role of text, whose size follows what the person chose.
  ///
  /// - Source: Behaviour 6.2
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Name of the role.
    public let rawValue: String

    /// Makes a role from its name; a name that is not known is set as body text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first level of headings.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second level of headings.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third level of headings.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The name of a short passage.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What is read at length.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark set apart.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A line that explains the one above.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A note below the text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Words below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Words below a picture, smaller.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let known: [TextStyle: Typography.TextStyle] = [
      .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
      .headline: .headline, .body: .body, .callout: .callout, .subheadline: .subheadline,
      .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
    ]

    /// The role that has a row in the table of sizes.
    package var style: Typography.TextStyle { Self.known[self] ?? .body }
  }
}

/// A font by its name in Core Text.
public typealias CTFont = UIFont
