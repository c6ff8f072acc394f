import Accessibility
import AccessibilityModel
import AppHost
import Drawing
import Foundation
internal import Typography

/// A text that people read.
///
///     let label = UILabel()
///     label.text = "Bailey"
///     label.sizeToFit()
open class UILabel: UIView {
  private var plain: String?
  private var attributed: NSAttributedString?
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// Makes a label with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The words.
  open var text: String? {
    get { plain }
    set {
      guard MainActorAccess.isNow else { return MainActorAccess.take(for: self) { $0.text = newValue } }
      plain = newValue
      attributed = nil
      contentDidChange()
    }
  }

  /// The words with their attributes; setting them sets the plain words too.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: ownFont]) } }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = newValue?.string
      contentDidChange()
    }
  }

  override var defaultLargeContent: DefaultLargeContent { DefaultLargeContent(title: plain) }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the words are set in, where their attributes do not say otherwise.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = limited(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
      contentDidChange()
    }
  }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Colour of the words.
  open var textColor: UIColor! = .label
  /// Where lines stand between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// What becomes of lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Colour of the words while the label is highlighted; the usual one where there is none.
  open var highlightedTextColor: UIColor?
  /// True where the words are drawn in their highlighted colour.
  open var isHighlighted = false
  /// False where the words are drawn faintly.
  open var isEnabled = true
  /// Colour of a shadow of the words; none for no shadow.
  open var shadowColor: UIColor?
  /// By how much the shadow lies beside the words.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// True where a single line that is too long is drawn smaller.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller a line that is too long may be drawn; 0 for as much as it needs.
  open var minimumScaleFactor: CGFloat = 0

  /// The most lines that are shown; 0 for as many as there are.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// True where a font of a text style follows the text size that the person chooses.
  open var adjustsFontForContentSizeCategory = false

  /// The size that the words take, broken into lines at the offered width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // No width, or a negative one, stands for as much as the words want.
    let width = size.width > 0 && size.width < .greatestFiniteMagnitude ? Double(size.width) : nil
    let most = lineCount
    let limit = most > 0 ? most : nil
    let wanted = TextMeasurer.shared.measure(runs, maxWidth: width, lineLimit: limit).size
    return CGSize(width: wanted.width.rounded(.up), height: wanted.height.rounded(.up))
  }

  /// The width at which lines break where constraints ask how large the words are; 0 for what they leave.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the words, in one line where no more are allowed and none is too long.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: lineCount == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
  }

  override var heightFollowsWidth: Bool { lineCount != 1 && !(plain ?? "").isEmpty }

  override func contentHeight(atWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override var firstBaselineOffset: CGFloat { plain == nil ? 0 : ownFont.ascender }

  override var lastBaselineOffset: CGFloat { plain == nil ? 0 : ownFont.lineHeight - ownFont.ascender }

  /// Takes the size of the words; a width that is set stays where several lines are allowed.
  open override func sizeToFit() {
    let offered = numberOfLines == 1 ? .zero : bounds.size
    frame = CGRect(origin: frame.origin, size: sizeThatFits(offered))
  }

  /// Takes in that the text size may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  /// Takes the font that the text size asks for, where it is to follow.
  func followTextSize() {
    guard adjustsFontForContentSizeCategory || wrapsAtAccessibilitySizes else { return }
    let category = UITraitCollection.textSize(of: traitCollection)
    let font = adjustsFontForContentSizeCategory ? ownFont.grown(in: category) : nil
    let words = adjustsFontForContentSizeCategory ? attributed?.grown(in: category) : nil
    guard font != nil || words != nil || wrapsAtAccessibilitySizes else { return }
    if let font { ownFont = font }
    if let words { attributed = words }
    contentDidChange()
  }

  /// The font at the text size of the view, where that is not the person's own.
  private func limited(_ font: UIFont) -> UIFont {
    guard adjustsFontForContentSizeCategory, font.growth != nil,
      HostedTraits.areOverridden
    else { return font }
    return font.grown(in: UITraitCollection.textSize(of: traitCollection)) ?? font
  }

  /// True where as many lines are shown as there are while the text size is one for accessibility.
  var wrapsAtAccessibilitySizes = false

  /// The most lines that are shown at the present text size; 0 for as many as there are.
  var lineCount: Int {
    guard wrapsAtAccessibilitySizes, numberOfLines != 0 else { return numberOfLines }
    return traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : numberOfLines
  }

  override func drawContent(into list: inout DisplayList) {
    guard type(of: self) != UILabel.self else { return drawWords(into: &list) }
    let context = CGContext(bounds: bounds)
    GraphicsStack.with(context) { drawText(in: bounds) }
    list.append(context.unfinished())
  }

  /// Draws the words in a rectangle; a label of an app's own may choose a smaller one.
  open func drawText(in rect: CGRect) {
    let shift = DrawTransform.shift(
      x: Double(rect.minX - bounds.minX), y: Double(rect.midY - bounds.midY))
    GraphicsStack.current?.add { list in
      list.group([.transform(shift)]) { drawWords(into: &$0) }
    }
  }

  /// Where so many lines of the words lie within a rectangle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = sizeThatFits(bounds.size)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// True where letters come closer to each other before a line is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Where a line stands that is drawn smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// How lines are broken beyond words.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  // MARK: What people hear

  /// True where there are words, unless it is set otherwise.
  open override var isAccessibilityElement: Bool {
    get { properties.isElement ?? !(accessibilityLabel ?? "").isEmpty }
    set { super.isAccessibilityElement = newValue }
  }

  /// The words, unless it is set otherwise.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? attributed?.withAttachmentsNamed.string ?? plain }
    set { super.accessibilityLabel = newValue }
  }

  /// The words with the way they are spoken, unless it is set otherwise.
  open override var accessibilityAttributedLabel: NSAttributedString? {
    get {
      guard properties.label == nil, let words = attributed?.withAttachmentsNamed,
        words.string == accessibilityLabel
      else { return super.accessibilityAttributedLabel }
      return words
    }
    set { super.accessibilityAttributedLabel = newValue }
  }

  /// That it is text, unless it is set otherwise.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { properties.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  override var heardLabel: SpokenText? {
    // A label of no other class answers its words unless something was set; most labels are such.
    guard type(of: self) == UILabel.self, properties.label == nil, attributed == nil else {
      return super.heardLabel
    }
    return plain.map { SpokenText($0) }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDescription()
  }

  private var runs: [TextRun] {
    attributed?.runs(ownFont) ?? plain.map { [TextRun($0, font: ownFont.font)] } ?? []
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
