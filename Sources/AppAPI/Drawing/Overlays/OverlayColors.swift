internal import AccessibilityModel

/// The colours of what technologies draw; each stands out from light and from dark screens.
enum OverlayColors {
  /// The background of tags, banners and panels.
  static let background = PaintColor(red: 0.11, green: 0.11, blue: 0.13, alpha: 0.92)
  /// A thin line around them, for screens as dark as they are.
  static let edge = PaintColor(red: 1, green: 1, blue: 1, alpha: 0.55)
  /// Words on that background.
  static let words = PaintColor.white
  /// Words of less weight on that background.
  static let asides = PaintColor(red: 0.8, green: 0.8, blue: 0.84)
  /// What is chosen, and the ring of keys.
  static let chosen = PaintColor(red: 0.04, green: 0.4, blue: 0.94)
  /// Numbers in reading order, and the line between them.
  static let order = PaintColor(red: 0.78, green: 0.1, blue: 0.36)
  /// What a switch would choose.
  static let scanner = PaintColor(red: 1, green: 0.72, blue: 0)
  /// Cells of a grid.
  static let grid = PaintColor(red: 0.04, green: 0.4, blue: 0.94, alpha: 0.8)

  /// A colour of highlighted words, as strong as behind dark letters.
  static func highlight(_ color: Highlight.Color) -> PaintColor {
    switch color {
    case .default: PaintColor(red: 0.2, green: 0.56, blue: 1)
    case .blue: PaintColor(red: 0.04, green: 0.4, blue: 0.94)
    case .yellow: PaintColor(red: 1, green: 0.8, blue: 0)
    case .green: PaintColor(red: 0.16, green: 0.72, blue: 0.3)
    case .pink: PaintColor(red: 1, green: 0.3, blue: 0.55)
    case .purple: PaintColor(red: 0.6, green: 0.32, blue: 0.9)
    }
  }
}
