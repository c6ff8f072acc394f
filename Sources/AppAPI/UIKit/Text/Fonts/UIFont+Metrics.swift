import Foundation
internal import Typography

extension UIFont {
  private var metrics: FontMetrics { TextMeasurer.shared.metrics(of: font) }

  /// The family of the font that was asked for; the system's families have a name of their own.
  public var familyName: String { FontFamily.name(ofFamilyWith: fontName) ?? fontName }

  /// The name it was asked for by.
  public var fontName: String {
    switch font.family {
    case .named(let name): name
    case .system(let design): ".AppleSystemUIFont\(design == .monospaced ? "Monospaced" : "")"
    }
  }

  /// The height of its letters, in points.
  public var pointSize: CGFloat { CGFloat(font.size) }

  /// From the baseline up to the top of a line, in points.
  public var ascender: CGFloat { CGFloat(metrics.ascent) }

  /// From the baseline down to the bottom of a line, in points; negative.
  public var descender: CGFloat { -CGFloat(metrics.descent) }

  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) }

  /// The height of a small letter without ascender, in points.
  public var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  /// The distance between two baselines, in points; the text style's where it was made for one.
  ///
  /// - Source: Behaviour 6.2
  public var lineHeight: CGFloat { CGFloat(font.lineHeight ?? metrics.lineHeight) }

  /// Space between lines that the line height does not include, in points.
  public var leading: CGFloat { 0 }
}
