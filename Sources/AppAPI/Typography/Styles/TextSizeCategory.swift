/// A stop of the text size slider, the five accessibility sizes included.
///
/// - Source: Behaviour 6.2
public enum TextSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case extraSmall
  /// Two stops below the usual size.
  case small
  /// One stop below the usual size.
  case medium
  /// The usual size.
  case large
  /// One stop above the usual size.
  case extraLarge
  /// Two stops above the usual size.
  case extraExtraLarge
  /// The largest size that is no accessibility size.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size of all.
  case accessibility5

  /// True for the five sizes that have to be allowed before the slider offers them.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// True where the letters of the left one are smaller.
  public static func < (lhs: TextSizeCategory, rhs: TextSizeCategory) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  var index: Int { rawValue }
}

extension TextSizeCategory {
  private static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// What it is called in settings, from `xSmall` over `large` to `accessibility5`.
  public var name: String { Self.names[rawValue] }

  /// Makes the category of a name; `nil` for a name of none.
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }
}
