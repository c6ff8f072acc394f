extension Text {
  /// The text in a font.
  public func font(_ font: Font?) -> Text {
    styled { $0.font = font }
  }

  /// The text with other strokes.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = weight }
  }

  /// The text in letters of another shape.
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { $0.design = design }
  }

  /// The text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.design = isActive ? .monospaced : nil }
  }

  /// The text with bold strokes.
  public func bold() -> Text {
    styled { $0.weight = .bold }
  }

  /// The text with bold strokes where a condition holds.
  public func bold(_ isActive: Bool) -> Text {
    styled { $0.weight = isActive ? .bold : nil }
  }

  /// The text with slanted letters.
  public func italic() -> Text {
    styled { $0.isItalic = true }
  }

  /// The text with slanted letters where a condition holds.
  public func italic(_ isActive: Bool) -> Text {
    styled { $0.isItalic = isActive }
  }

  /// The text in letters of another size beside those around it.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.scale = scale } : self
  }

  func styled(_ change: (inout TextAttributes) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

extension Text {
  /// How a line under or through words is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// What the line is made of.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// One stroke.
      public static let solid = Pattern(name: "solid")
      /// Points.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and points in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// Dashes and two points in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    private let pattern: Pattern
    private let color: Color?

    /// Says what the line is made of and its colour; that of the text where left out.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// Takes what a line is made of from a text of the UIKit kind; `nil` where that has no line.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
      guard !nsUnderlineStyle.isEmpty else { return nil }
      let patterns: [(NSUnderlineStyle, Pattern)] = [
        (.patternDashDotDot, .dashDotDot), (.patternDashDot, .dashDot), (.patternDash, .dash),
        (.patternDot, .dot),
      ]
      self.init(pattern: patterns.first { nsUnderlineStyle.contains($0.0) }?.1 ?? .solid)
    }

    /// One stroke in the colour of the text.
    public static let single = LineStyle()
  }

  /// The text with a line under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.isUnderlined = isActive }
  }

  /// The text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.isStruckThrough = isActive }
  }

  /// The text with space behind each letter; nothing is heard of it.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// The text with space behind each letter that joins no letters; nothing is heard of it.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// The text above its line; nothing is heard of it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// The text with figures of one width; nothing is heard of it.
  public func monospacedDigit() -> Text { self }

  /// The text in wider or narrower letters; nothing is heard of it.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
}

extension Text {
  /// Whether letters are shown large or small.
  ///
  /// Words are heard in the app's own capitals all the same.
  public enum Case: Hashable, Sendable {
    /// All large.
    case uppercase
    /// All small.
    case lowercase

    /// The words as they are shown.
    func applied(to string: String) -> String {
      switch self {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    }
  }

  /// How large letters are beside those around them.
  public struct Scale: Hashable, Sendable {
    /// How much smaller the small ones are; nobody says it, and a sixth is about what is seen.
    static let secondaryFactor = 5.0 / 6

    private let isSecondary: Bool

    /// As large.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, as units beside a number.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Where words are left out that find no space.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning, at the end, and in between.
    case head, tail, middle
  }
}

extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// From -1 over 0, which is usual, to 1.
    public var value: CGFloat

    /// Takes a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Very narrow letters.
    public static let compressed = Width(-0.4)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The usual letters.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}

extension Text {
  /// The text drawn with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foregroundStyles = ForegroundStyles([style]) }
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foregroundStyles = color.map { ForegroundStyles([$0]) } }
  }
}
