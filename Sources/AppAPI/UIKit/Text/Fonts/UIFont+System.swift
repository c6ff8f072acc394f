import Foundation
internal import Typography

extension UIFont {
  /// The size of the system's font where none is asked for, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's font in small controls, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of a label, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of a button's title, in points.
  public static let buttonFontSize: CGFloat = 18

  /// Returns the system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), weight: weight.fontWeight))
  }

  /// Returns the system's font with bold letters.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system's font with slanted letters.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), isItalic: true))
  }

  /// Returns the system's font with letters that are all equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(
        family: .system(.monospaced), size: usable(fontSize), weight: weight.fontWeight))
  }

  /// Returns the font of a text style at the size that the current traits ask for.
  ///
  /// - Source: Behaviour 6.2
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the size that the given traits, or else the current ones, ask for.
  ///
  /// - Source: Behaviour 6.2
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UITraitCollection.textSize(of: traitCollection)
    return UIFont(FontDescription(style.style, in: category), style: style.style)
  }
}
