import Foundation
internal import Typography

extension NSAttributedString.Key {
  /// A `UIColor`: what the words are drawn in.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`: what lies behind the words.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
}

extension NSAttributedString {
  /// The space that the words take in one line, or in as many as they have line breaks.
  public func size() -> CGSize { size(maxWidth: nil) }

  /// The rectangle that the words take, broken into lines at a width.
  ///
  /// - Parameters:
  ///   - size: The available space; a width of 0 for as much as the words want.
  ///   - options: How they are drawn; lines are broken where the origin is that of a line, else there is one.
  ///   - context: How far they may shrink; they do not.
  /// - Returns: A rectangle that begins at the zero point.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isLimited = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1_000_000
    return CGRect(origin: .zero, size: self.size(maxWidth: isLimited ? Double(size.width) : nil))
  }

  private func size(maxWidth: Double?) -> CGSize {
    let standard = UIFont.systemFont(ofSize: 12)
    let measured = TextMeasurer.shared.measure(runs(standard), maxWidth: maxWidth).size
    return CGSize(width: measured.width, height: measured.height)
  }

  /// The stretches in which the font is one, with another font where none is said.
  func runs(_ standard: UIFont) -> [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      let font = (values[.font] as? UIFont ?? standard).font
      let words = attributedSubstring(from: range).string
      guard let last = runs.indices.last, runs[last].font == font else {
        return runs.append(TextRun(words, font: font))
      }
      runs[last].text += words
    }
    return runs
  }
}

/// How words are drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// An ellipsis takes the place of lines that find no space.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// From the upper edge on, in as many lines as they need.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the space that the font wants between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// How far words may shrink to find space; here they do not.
open class NSStringDrawingContext: NSObject {
  /// The least scale, from 0 to 1; 0 for none.
  open var minimumScaleFactor: CGFloat = 0
}
