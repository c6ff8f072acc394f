/// The text size that a person chose.
///
///     UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory   // true
///
/// - Source: Behaviour 6.2
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Name of the size.
  public let rawValue: String

  /// Makes a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A size by its letter, as clothes have them, with an X for each step beyond.
  private static func size(_ letter: Character, beyond steps: Int = 0, isAccessible: Bool = false) -> Self {
    let kind = isAccessible ? "Accessibility" : ""
    return Self(rawValue: "UICTContentSizeCategory\(kind)\(String(repeating: "X", count: steps))\(letter)")
  }

  /// Not said.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = size("S", beyond: 1)
  /// Two stops below the usual size.
  public static let small = size("S")
  /// One stop below the usual size.
  public static let medium = size("M")
  /// The usual size.
  public static let large = size("L")
  /// One stop above the usual size.
  public static let extraLarge = size("L", beyond: 1)
  /// Two stops above the usual size.
  public static let extraExtraLarge = size("L", beyond: 2)
  /// The largest size that is no accessibility size.
  public static let extraExtraExtraLarge = size("L", beyond: 3)
  /// The first accessibility size.
  public static let accessibilityMedium = size("M", isAccessible: true)
  /// The second accessibility size.
  public static let accessibilityLarge = size("L", isAccessible: true)
  /// The third accessibility size.
  public static let accessibilityExtraLarge = size("L", beyond: 1, isAccessible: true)
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = size("L", beyond: 2, isAccessible: true)
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = size("L", beyond: 3, isAccessible: true)

  /// True for the five sizes that have to be allowed before they are offered.
  public var isAccessibilityCategory: Bool { category?.isAccessibilitySize ?? false }
}
