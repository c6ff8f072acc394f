import AccessibilityModel

/// The device and the person's settings that an app meets.
package struct HostEnvironment: Hashable, Sendable {
  /// The order of leading and trailing.
  package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
  }

  /// The appearance of the system.
  package enum ColorScheme: String, Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// Extent of the screen, in points.
  package var screenSize: Size
  /// Pixels in a point.
  package var displayScale: Double
  /// Name of the text size, from `extraSmall` over `large` to `accessibilityExtraExtraExtraLarge`.
  package var textSize: String
  /// Where leading is.
  package var layoutDirection: LayoutDirection
  /// Identifier of the language and region, as in `en_US`.
  package var locale: String
  /// Light or dark.
  package var colorScheme: ColorScheme

  /// Makes an environment; what is left out is that of an ordinary phone.
  package init(
    screenSize: Size = Size(width: 390, height: 844), displayScale: Double = 3, textSize: String = "large",
    layoutDirection: LayoutDirection = .leftToRight, locale: String = "en_US",
    colorScheme: ColorScheme = .light
  ) {
    self.screenSize = screenSize
    self.displayScale = displayScale
    self.textSize = textSize
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.colorScheme = colorScheme
  }
}
