import Foundation

/// Colours named for what they are used for, in light and dark appearances.
extension UIColor {
  /// Text of the first rank.
  public static let label = paired(0x000000, 1, dark: 0xFFFFFF, 1)
  /// Text of the second rank.
  public static let secondaryLabel = paired(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// Text of the third rank.
  public static let tertiaryLabel = paired(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Text of the fourth rank.
  public static let quaternaryLabel = paired(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// Text in an empty field.
  public static let placeholderText = paired(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// A thin line that lets what is below shine through.
  public static let separator = paired(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// A thin line that covers what is below.
  public static let opaqueSeparator = paired(0xC6C6C8, 1, dark: 0x38383A, 1)
  /// Text that leads somewhere.
  public static let link = paired(0x007AFF, 1, dark: 0x0984FF, 1)
  /// A thin, small shape.
  public static let systemFill = paired(0x787880, 0.2, dark: 0x787880, 0.36)
  /// A shape of middle size.
  public static let secondarySystemFill = paired(0x787880, 0.16, dark: 0x787880, 0.32)
  /// A large shape.
  public static let tertiarySystemFill = paired(0x767680, 0.12, dark: 0x767680, 0.24)
  /// A large shape with much in it.
  public static let quaternarySystemFill = paired(0x747480, 0.08, dark: 0x767680, 0.18)
  /// The background of a screen.
  public static let systemBackground = paired(0xFFFFFF, 1, dark: 0x000000, 1)
  /// The background of a part of a screen.
  public static let secondarySystemBackground = paired(0xF2F2F7, 1, dark: 0x1C1C1E, 1)
  /// The background of a part of a part.
  public static let tertiarySystemBackground = paired(0xFFFFFF, 1, dark: 0x2C2C2E, 1)
  /// The background of a screen of groups.
  public static let systemGroupedBackground = paired(0xF2F2F7, 1, dark: 0x000000, 1)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = paired(0xFFFFFF, 1, dark: 0x1C1C1E, 1)
  /// The background of a part of a group.
  public static let tertiarySystemGroupedBackground = paired(0xF2F2F7, 1, dark: 0x2C2C2E, 1)

  private static func paired(
    _ light: UInt32, _ alpha: CGFloat, dark: UInt32, _ darkAlpha: CGFloat
  ) -> UIColor {
    let inLight = UIColor(ColorComponents(hex: light, alpha: alpha))
    let inDark = UIColor(ColorComponents(hex: dark, alpha: darkAlpha))
    return UIColor { $0.userInterfaceStyle == .dark ? inDark : inLight }
  }
}
