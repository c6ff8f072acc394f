import AccessibilityModel
import Drawing
import Foundation

/// A bar that shows how much of something is done.
///
///     let bar = UIProgressView(progressViewStyle: .default)
///     bar.progress = 0.5
///     // "Progress, 50%"
///
/// - Source: Behaviour 3.4
open class UIProgressView: UIView {
  /// How the bar is drawn.
  public enum Style: Int, Sendable {
    /// With a track.
    case `default` = 0
    /// Along the edge of a bar of buttons.
    case bar = 1
  }

  private var part = 0.0

  /// Makes a bar at its beginning, with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a bar at its beginning; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a bar at its beginning that is drawn in a way.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(origin: .zero, size: CGSize(width: 150, height: Self.height)))
    progressViewStyle = style
  }

  private static let height: CGFloat = 4

  /// How the bar is drawn.
  open var progressViewStyle = Style.default

  /// How much is done, 0 to 1.
  open var progress: Float {
    get { Float(part) }
    set { setProgress(newValue, animated: false) }
  }

  /// Shows how much is done, 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) {
    let new = (0.0...1.0).nearest(to: Double(progress))
    guard new != part else { return }
    part = new
    setNeedsDescription()
  }

  /// Colour of what is done.
  open var progressTintColor: UIColor?
  /// Colour of what is left.
  open var trackTintColor: UIColor?
  /// The picture of what is done.
  open var progressImage: UIImage?
  /// The picture of what is to be done.
  open var trackImage: UIImage?

  /// Others take the space beside it: it looks the same in any.
  override var usualHugging: UILayoutPriority { .defaultHigh }

  /// As high as every bar; as wide as there is space.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// As wide as offered, and as high as every bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, self.size.width), height: Self.height)
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  // MARK: What people hear

  /// True unless it is set otherwise.
  open override var isAccessibilityElement: Bool {
    get { properties.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is set, else a word for any progress.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ControlPolicy.current.indicatorWords(.progress) }
    set { super.accessibilityLabel = newValue }
  }

  /// What is set, else how much is done, in percent.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? SpokenNumbers.percent(part) }
    set { super.accessibilityValue = newValue }
  }

  /// That it changes often, unless it is set otherwise.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { properties.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }

  override var rules: [UncertainRule] {
    super.accessibilityLabel == nil
      ? super.rules + [ControlPolicy.current.indicatorLabel.rule] : super.rules
  }
}
