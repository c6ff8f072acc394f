import Foundation
internal import Typography

/// Makes lengths and fonts grow as a text style grows.
///
///     UIFontMetrics.default.scaledValue(for: 17)   // 17 at the usual text size
///
/// - Source: Behaviour 6.2
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Checked by hand: the only stored value is immutable and can be sent.
  private let style: Typography.TextStyle

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.style
    super.init()
  }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a length that grows with the style, rounded to a pixel of the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length that grows with the style, rounded to a pixel of the given traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = UITraitCollection.textSize(of: traitCollection)
    let pixels = UITraitCollection.pixelsPerPoint(of: traitCollection)
    return CGFloat(style.scaled(Double(value), in: category, pixelsPerPoint: Double(pixels)))
  }

  /// Returns a font that grows with the style, of a whole number of points.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, limit: nil, in: nil)
  }

  /// Returns a font that grows with the style, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, limit: maximumPointSize, in: nil)
  }

  /// Returns a font that grows with the style at the text size of the given traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, limit: nil, in: traitCollection)
  }

  /// Returns a font that grows with the style at the text size of the given traits, up to a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, limit: maximumPointSize, in: traitCollection)
  }

  private func scaled(_ font: UIFont, limit: CGFloat?, in traits: UITraitCollection?) -> UIFont {
    let category = UITraitCollection.textSize(of: traits)
    // A limit of 0 stands for none.
    let cap = limit.flatMap { $0 > 0 ? Double($0) : nil }
    let growth = FontGrowth.metrics(style, base: font.font, limit: cap)
    return UIFont(growth.font(in: category), growth: growth)
  }
}
