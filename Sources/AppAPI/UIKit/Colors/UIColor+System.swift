/// The system's palette, for light and dark appearances and for increased contrast in each.
extension UIColor {
  /// The system's red.
  public static let systemRed = adaptive(0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, 0xFF6961)
  /// The system's orange.
  public static let systemOrange = adaptive(0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, 0xFFB340)
  /// The system's yellow.
  public static let systemYellow = adaptive(0xFFCC00, dark: 0xFFD60A, contrast: 0xB25000, 0xFFD426)
  /// The system's green.
  public static let systemGreen = adaptive(0x34C759, dark: 0x30D158, contrast: 0x248A3D, 0x30DB5B)
  /// The system's mint.
  public static let systemMint = adaptive(0x00C7BE, dark: 0x63E6E2, contrast: 0x0C817B, 0x66D4CF)
  /// The system's teal.
  public static let systemTeal = adaptive(0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, 0x5DE6FF)
  /// The system's cyan.
  public static let systemCyan = adaptive(0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, 0x70D7FF)
  /// The system's blue.
  public static let systemBlue = adaptive(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, 0x409CFF)
  /// The system's indigo.
  public static let systemIndigo = adaptive(0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, 0x7D7AFF)
  /// The system's purple.
  public static let systemPurple = adaptive(0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, 0xDA8FFF)
  /// The system's pink.
  public static let systemPink = adaptive(0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, 0xFF6482)
  /// The system's brown.
  public static let systemBrown = adaptive(0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, 0xB59469)
  /// The middle grey, the same in both appearances.
  public static let systemGray = adaptive(0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, 0xAEAEB2)
  /// One step from the middle grey towards the background.
  public static let systemGray2 = adaptive(0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, 0x7C7C80)
  /// Two steps from the middle grey towards the background.
  public static let systemGray3 = adaptive(0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, 0x545456)
  /// Three steps from the middle grey towards the background.
  public static let systemGray4 = adaptive(0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, 0x444446)
  /// Four steps from the middle grey towards the background.
  public static let systemGray5 = adaptive(0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, 0x363638)
  /// Five steps from the middle grey, next to the background.
  public static let systemGray6 = adaptive(0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, 0x242426)

  private static func adaptive(
    _ light: UInt32, dark: UInt32, contrast: UInt32,
    _ darkContrast: UInt32
  ) -> UIColor {
    let colors = [light, dark, contrast, darkContrast].map { UIColor(ColorComponents(hex: $0)) }
    return UIColor { traits in
      let dark = traits.userInterfaceStyle == .dark ? 1 : 0
      return colors[traits.accessibilityContrast == .high ? 2 + dark : dark]
    }
  }
}
