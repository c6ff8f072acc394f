import AccessibilityModel
import Drawing
import Foundation

/// A layer of words; people who listen do not meet it, for it is no view.
open class CATextLayer: CALayer {
  /// The words: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// What they are set in: a `UIFont`, or the name of a family.
  open var font: AnyObject?
  /// How high letters are, in points.
  open var fontSize: CGFloat = 36
  /// Colour of the words.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// True where words that find no space go on in the next line.
  open var isWrapped = false
  /// Where lines stand between the edges.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// What becomes of lines that are too long.
  open var truncationMode = CATextLayerTruncationMode.none
  /// True where letters may be drawn on pixels of several colours.
  open var allowsFontSubpixelQuantization = false

  open override func draw(in ctx: CGContext) {
    let words = (string as? String) ?? (string as? NSAttributedString)?.string ?? ""
    guard !words.isEmpty else { return }
    let chosen = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .white
    let stage = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    let drawn = DrawnWords(
      words, font: chosen, color: color, in: stage, alignment: alignmentMode.alignment,
      numberOfLines: isWrapped ? 0 : 1)
    ctx.add { drawn.draw(in: bounds, into: &$0) }
  }
}

/// Where lines of a layer of words stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where reading starts.
  public static let natural = Self(rawValue: "natural")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At both edges.
  public static let justified = Self(rawValue: "justified")

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// What becomes of lines of a layer of words that are too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// They are cut.
  public static let none = Self(rawValue: "none")
  /// Their start is left out.
  public static let start = Self(rawValue: "start")
  /// Their end is left out.
  public static let end = Self(rawValue: "end")
  /// Their middle is left out.
  public static let middle = Self(rawValue: "middle")
}
