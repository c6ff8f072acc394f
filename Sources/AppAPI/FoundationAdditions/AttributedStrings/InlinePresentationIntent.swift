import Foundation

/// How a stretch of a text is meant, as its author marked it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Said with stress.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Said with strong stress.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Written for a machine.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// No longer valid.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes {
  /// What Markdown says of a text and Foundation here has no attribute for.
  public struct MarkdownAttributes: AttributeScope {
    /// How a stretch is meant.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// How a stretch is meant.
    @frozen public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// The marks.
      public typealias Value = InlinePresentationIntent
      /// Name in an archive.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of Markdown by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
