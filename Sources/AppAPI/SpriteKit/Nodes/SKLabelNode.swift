import UIKit

/// Where a text lies beside its position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// Around it, behind it, or before it.
  case center, left, right
}

/// Where a text lies above or below its position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// On it, around it, below it, or above it.
  case baseline, center, top, bottom
}

/// A text in a scene; like every node it is heard where it says that it is an element.
open class SKLabelNode: SKNode {
  /// The words that are drawn.
  open var text: String? { didSet { didChange() } }
  /// The text with attributes, which takes the other's place.
  open var attributedText: NSAttributedString? { didSet { didChange() } }
  /// In which letters they are drawn.
  open var fontName: String? { didSet { didChange() } }
  /// The size of the font, in points.
  open var fontSize: CGFloat = 32 { didSet { didChange() } }
  /// The colour of the text.
  open var fontColor: UIColor? = .white
  /// How its colours are mixed with what is behind; it is seen alone.
  open var blendMode = SKBlendMode.alpha
  /// Where the text lies beside its position.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { didChange() } }
  /// Where the text lies above or below its position.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { didChange() } }
  /// How many lines there may be; any number where it is 0.
  open var numberOfLines = 1 { didSet { didChange() } }
  /// How wide a line may be.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { didChange() } }
  /// How lines are broken.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Makes a text in a font.
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }

  /// Makes a text.
  public convenience init(text: String?) {
    self.init(fontNamed: "Helvetica Neue")
    self.text = text
  }

  /// Makes a text with attributes.
  public convenience init(attributedText: NSAttributedString?) {
    self.init(fontNamed: nil)
    self.attributedText = attributedText
  }

  /// Makes a text without words.
  public convenience override init() { self.init(fontNamed: nil) }

  /// There is no archive to read it from.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  private var shown: NSAttributedString {
    attributedText
      ?? NSAttributedString(
        string: text ?? "", attributes: [.font: font, .foregroundColor: fontColor ?? UIColor.white])
  }

  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }

  override var contents: CGRect {
    guard shown.length > 0 else { return .zero }
    let width =
      numberOfLines == 1 || preferredMaxLayoutWidth == 0
      ? CGFloat.greatestFiniteMagnitude : preferredMaxLayoutWidth
    let size = shown.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      context: nil
    ).size
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  override func draw(in context: CGContext) {
    let rect = contents
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    shown.draw(in: CGRect(origin: .zero, size: rect.size))
    context.restoreGState()
  }
}
