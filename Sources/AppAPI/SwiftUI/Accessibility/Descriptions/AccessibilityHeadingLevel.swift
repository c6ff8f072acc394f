/// How deep in the structure of a screen a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading of no level.
  case unspecified = 0
  /// The heading of the whole.
  case h1
  /// The heading of a part.
  case h2
  /// Three levels deep.
  case h3
  /// Four levels deep.
  case h4
  /// Five levels deep.
  case h5
  /// The deepest level.
  case h6

  /// The level from 1 to 6, where there is one.
  var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}
