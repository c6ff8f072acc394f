/// The text size that a person chose.
///
///     UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory   // true
///
/// - Source: at-behaviour 6.2
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Name of the size.
  public let rawValue: String

  /// Makes a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not said.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two stops below the usual size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One stop below the usual size.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One stop above the usual size.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two stops above the usual size.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size that is no accessibility size.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first accessibility size.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// True for the five sizes that have to be allowed before they are offered.
  public var isAccessibilityCategory: Bool { category?.isAccessibilitySize ?? false }
}
