import AccessibilityModel
import AppHost
import Drawing
import Foundation

/// A picture on the screen.
///
/// It is no element until it is made one; then its label is that of the picture, else the name of its file.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { imageDidChange() }
  }

  /// The picture while it is highlighted; the usual one where there is none.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange() }
  }

  /// True where the highlighted picture is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// Makes a view with a place in its superview's coordinates, without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view of the picture's own size.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Makes a view of the picture's own size that shows another one while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }

  /// The size of the picture; none where there is no picture.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownSize else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// Space at the edges of its picture that is not lined up with anything.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// True where the picture grows at the text sizes for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { imageDidChange() } }
  }

  /// Takes in that the text size may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let follows = adjustsImageSizeForAccessibilityContentSizeCategory || shownImage?.symbolStyle != nil
    if follows { imageDidChange() }
  }

  /// The size of the picture at the text size of the view.
  private var shownSize: CGSize? {
    shownImage?.size(in: traitCollection, grows: adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  /// What is set, else the label of the picture, else the name of its file.
  ///
  /// - Source: Behaviour 1.13
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownImage?.heardName }
    set { super.accessibilityLabel = newValue }
  }

  override var rules: [UncertainRule] {
    let grows = adjustsImageSizeForAccessibilityContentSizeCategory
    let rules = super.rules + (shownImage?.growthRules(in: traitCollection, grows: grows) ?? [])
    guard case .system(let name) = shownImage?.source, shownImage?.accessibilityLabel == nil,
      SymbolNames.isInbox(name)
    else { return rules }
    return rules + [RunningApp.current[ViewPolicy.self].inboxSymbol.rule]
  }

  /// That it is a picture, unless it is set otherwise.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { properties.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  /// Pictures that are shown one after the other; the first one is, while there is no other.
  open var animationImages: [UIImage]? { didSet { imageDidChange() } }
  /// Seconds until they are shown anew.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 for without end.
  open var animationRepeatCount = 0
  /// True while they are shown one after the other.
  open private(set) var isAnimating = false
  /// Begins to show them one after the other.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  /// Ends showing them one after the other.
  open func stopAnimating() { isAnimating = false }

  /// How a symbol is drawn that does not say it itself; only its look follows, not its size.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  override func drawContent(into list: inout DisplayList) { drawPicture(into: &list) }

  override var defaultLargeContent: DefaultLargeContent { DefaultLargeContent(image: shownImage) }

  var shownImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image ?? animationImages?.first }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDescription()
  }
}

extension UIImage {
  /// What is heard of the picture: the label that was set on it, else the name of its file, or what the
  /// system calls the symbol.
  @MainActor
  var heardName: String? {
    if let label = accessibilityLabel { return label }
    if case .system(let name) = source { return SymbolNames.words(for: name) ?? name }
    return fileName
  }

  /// The name of its file, where no label was set on the picture.
  @MainActor
  var unlabelledFileName: String? { accessibilityLabel == nil ? fileName : nil }

  /// The name of its file without the ending; none for a symbol.
  var fileName: String? {
    guard case .named(let name) = source else { return nil }
    let file = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    let ending = file[file.index(after: dot)...].lowercased()
    return Self.fileEndings.contains(ending) ? String(file[..<dot]) : file
  }

  private static let fileEndings: Set = ["png", "jpg", "jpeg", "gif", "heic", "pdf", "svg", "tiff", "webp"]
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
