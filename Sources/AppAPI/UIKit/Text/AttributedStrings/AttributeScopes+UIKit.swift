import Foundation

extension AttributeScopes {
  /// Attributes of a text that say how it looks in UIKit.
  public struct UIKitAttributes: AttributeScope {
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
    /// Space behind each letter, in points, that grows and shrinks with the font.
    public let tracking: TrackingAttribute
    /// How far above its line the text stands, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How the text is spoken.
    public let accessibility: AccessibilityAttributes
    /// What Foundation itself knows of a text.
    public let foundation: FoundationAttributes
  }

  /// The scope of the attributes that say how a text looks in UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeScopes.UIKitAttributes {
  /// What the words are set in.
  @frozen public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = UIFont
    /// Name in an archive.
    public static let name = "NSFont"
  }

  /// What the words are drawn in.
  @frozen public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// Name in an archive.
    public static let name = "NSColor"
  }

  /// What lies behind the words.
  @frozen public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// Name in an archive.
    public static let name = "NSBackgroundColor"
  }

  /// The line under the words.
  @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
    /// How the line is drawn.
    public typealias Value = NSUnderlineStyle
    /// Name in an archive.
    public static let name = "NSUnderline"
  }

  /// The line through the words.
  @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// How the line is drawn.
    public typealias Value = NSUnderlineStyle
    /// Name in an archive.
    public static let name = "NSStrikethrough"
  }

  /// Space behind each letter.
  @frozen public enum KernAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// Name in an archive.
    public static let name = "NSKern"
  }

  /// Space behind each letter that grows and shrinks with the font.
  @frozen public enum TrackingAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// Name in an archive.
    public static let name = "CTTracking"
  }

  /// How far above its line the text stands.
  @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// Name in an archive.
    public static let name = "NSBaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name; one of SwiftUI goes first where both are there.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
