extension AttributeScopes {
  /// Attributes of a text that say how it looks in SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// What the words are set in.
    public let font: FontAttribute
    /// What the words are drawn in.
    public let foregroundColor: ForegroundColorAttribute
    /// What lies behind the words.
    public let backgroundColor: BackgroundColorAttribute
    /// The line under the words.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the words.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Space behind each letter, in points.
    public let kern: KernAttribute
    /// Space behind each letter, in points, that joins no letters.
    public let tracking: TrackingAttribute
    /// How far above its line the text stands, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How the text is spoken.
    public let accessibility: AccessibilityAttributes
    /// What Foundation itself knows of a text.
    public let foundation: FoundationAttributes
  }

  /// The scope of the attributes that say how a text looks in SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// What the words are set in.
  @frozen public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// Name in an archive.
    public static let name = "SwiftUI.Font"
  }

  /// What the words are drawn in.
  @frozen public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// Name in an archive.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// What lies behind the words.
  @frozen public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// Name in an archive.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The line under the words.
  @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
    /// How the line is drawn.
    public typealias Value = Text.LineStyle
    /// Name in an archive.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The line through the words.
  @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// How the line is drawn.
    public typealias Value = Text.LineStyle
    /// Name in an archive.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// Space behind each letter.
  @frozen public enum KernAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// Name in an archive.
    public static let name = "SwiftUI.Kern"
  }

  /// Space behind each letter that joins no letters.
  @frozen public enum TrackingAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// Name in an archive.
    public static let name = "SwiftUI.Tracking"
  }

  /// How far above its line the text stands.
  @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// Name in an archive.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of SwiftUI by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
