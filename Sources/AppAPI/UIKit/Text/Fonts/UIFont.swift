import Foundation
package import Typography

/// A font of a size.
///
///     UIFont.preferredFont(forTextStyle: .body).pointSize   // 17 at the usual text size
open class UIFont: NSObject, @unchecked Sendable {
  // Checked by hand: every stored value is immutable and can be sent.
  final let mark = AttributeMark.value

  /// The font as text is measured with it.
  package let font: FontDescription
  /// How it follows from the person's text size, if it does.
  package let growth: FontGrowth?

  package init(_ font: FontDescription, growth: FontGrowth? = nil) {
    self.font = font
    self.growth = growth
    super.init()
  }

  package convenience init(_ font: FontDescription, style: Typography.TextStyle) {
    self.init(font, growth: .style(style))
  }

  /// The text style it was made for, if any.
  package var style: Typography.TextStyle? {
    guard case .style(let style) = growth else { return nil }
    return style
  }

  /// Makes a font of a family; letters come from the system's font where it is not installed.
  ///
  /// Returns `nil` for an empty name. A size of 0 or less stands for the system's own.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(FontDescription(family: .named(fontName), size: Self.usable(fontSize)))
  }

  /// Returns a font of another size; its line height is the font's own.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var resized = font
    resized.size = Self.usable(fontSize)
    resized.lineHeight = nil
    return UIFont(resized)
  }

  /// Returns true for a font of the same family, size, weight and line height.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return font == other.font && style == other.style
  }

  /// Equal for equal fonts.
  open override var hash: Int { font.hashValue }

  static func usable(_ size: CGFloat) -> Double { size > 0 ? Double(size) : Double(systemFontSize) }
}
