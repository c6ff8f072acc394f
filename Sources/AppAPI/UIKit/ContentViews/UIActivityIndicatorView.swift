import AccessibilityModel
import Drawing
import Foundation

/// A wheel that turns while something goes on.
///
///     let wheel = UIActivityIndicatorView(style: .medium)
///     wheel.startAnimating()
///     // "In progress"
///
/// - Source: Behaviour 3.4
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// As high as a line of text.
    case medium = 100
    /// Twice as large.
    case large = 101

    /// Large, under its old name.
    public static let whiteLarge = Style.large
    /// As usual, under its old name.
    public static let white = Style.medium
    /// As usual and grey, under its old name.
    public static let gray = Style.medium
  }

  private var isTurning = false

  /// Makes a wheel that stands still, with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateVisibility()
  }

  /// Makes a wheel that stands still; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateVisibility()
  }

  /// Makes a wheel that stands still, in a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// How large the wheel is.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// True where it is shown only while it turns.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Colour of the wheel.
  open var color: UIColor! = .systemGray

  /// True while it turns.
  open var isAnimating: Bool { isTurning }

  /// Lets it turn.
  open func startAnimating() {
    isTurning = true
    updateVisibility()
  }

  /// Lets it stand still.
  open func stopAnimating() {
    isTurning = false
    updateVisibility()
  }

  private func updateVisibility() {
    if hidesWhenStopped { isHidden = !isTurning } else if isTurning { isHidden = false }
    setNeedsDescription()
  }

  /// Others take the space beside it: it looks the same in any.
  override var usualHugging: UILayoutPriority { .defaultHigh }

  /// The size of a wheel of its size.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// The size of a wheel of its size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  // MARK: What people hear

  /// True unless it is set otherwise.
  open override var isAccessibilityElement: Bool {
    get { properties.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is set, else whether something goes on.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? ControlPolicy.current.indicatorWords(isTurning ? .inProgress : .progressHalted)
    }
    set { super.accessibilityLabel = newValue }
  }

  /// That it changes often while it turns, unless it is set otherwise.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { properties.traits ?? (isTurning ? .updatesFrequently : .none) }
    set { super.accessibilityTraits = newValue }
  }

  override var rules: [UncertainRule] {
    super.accessibilityLabel == nil
      ? super.rules + [ControlPolicy.current.indicatorLabel.rule] : super.rules
  }
}
