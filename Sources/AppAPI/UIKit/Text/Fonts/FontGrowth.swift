import Foundation
package import Typography

/// How a font follows from the text size that a person chose, so that it can be made for another one.
package enum FontGrowth: Hashable, Sendable {
  /// The font of a style.
  case style(Typography.TextStyle)
  /// A font of the app's own that grows as a style does, up to a size in points.
  case metrics(Typography.TextStyle, base: FontDescription, limit: Double?)

  /// The font at a text size.
  ///
  /// - Source: Behaviour 6.2
  func font(in category: TextSizeCategory) -> FontDescription {
    switch self {
    case .style(let style): return FontDescription(style, in: category)
    case .metrics(let style, var base, let limit):
      base.size = style.scaledFontSize(base.size, in: category, limit: limit)
      base.lineHeight = nil
      return base
    }
  }
}

extension UIFont {
  /// The font as it is at a text size; `nil` for one that is so already, or that follows no text size.
  package func grown(in category: TextSizeCategory) -> UIFont? {
    guard let growth else { return nil }
    let grown = growth.font(in: category)
    return grown == font ? nil : UIFont(grown, growth: growth)
  }
}

extension NSAttributedString {
  /// The words in fonts as they are at a text size; `nil` where none of them follows it.
  func grown(in category: TextSizeCategory) -> NSAttributedString? {
    let whole = NSRange(location: 0, length: length)
    var changes: [(UIFont, NSRange)] = []
    enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      if let grown = (value as? UIFont)?.grown(in: category) { changes.append((grown, range)) }
    }
    guard !changes.isEmpty else { return nil }
    let result = NSMutableAttributedString(attributedString: self)
    for (font, range) in changes { result.addAttribute(.font, value: font, range: range) }
    return result
  }
}

/// A view whose font can follow the text size that the person chooses.
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// True where a font of a text style, or of font metrics, follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
