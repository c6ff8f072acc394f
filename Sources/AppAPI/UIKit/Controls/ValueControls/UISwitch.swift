import Drawing
import Foundation

/// A control that is either on or off.
///
///     let quiet = UISwitch()
///     quiet.accessibilityLabel = "Quiet"
///     quiet.addAction(UIAction { _ in save() }, for: .valueChanged)
///     // "Quiet, switch button, off. Double tap to toggle setting."
///
/// - Source: Behaviour 1.5.2, 1.5.3
open class UISwitch: UIControl {
  /// How a switch is drawn.
  public enum Style: Int, Sendable {
    /// As the device draws it.
    case automatic = 0
    /// A box with a tick and words.
    case checkbox = 1
    /// A track with a knob.
    case sliding = 2
  }

  private var isSwitchedOn = false

  /// Makes a switch that is off, with a place in its superview's coordinates; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.intrinsicSize))
  }

  /// Makes a switch that is off; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    size = Self.intrinsicSize
  }

  private static let intrinsicSize = CGSize(width: 51, height: 31)

  /// True where it is on.
  open var isOn: Bool {
    get { isSwitchedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off; targets and actions are not told.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isSwitchedOn else { return }
    isSwitchedOn = on
    setNeedsDescription()
  }

  /// Words that a checkbox shows; a track shows none.
  open var title: String? {
    didSet { setNeedsDescription() }
  }

  /// How it is to be drawn.
  open var preferredStyle = Style.automatic
  /// How it is drawn: with a track, as on every phone.
  open var style: Style { .sliding }
  /// Colour of the track while it is on.
  open var onTintColor: UIColor?
  /// Colour of the knob.
  open var thumbTintColor: UIColor?

  /// The size of every switch.
  open override var intrinsicContentSize: CGSize { Self.intrinsicSize }
  /// Others take the space beside it: it looks the same in any size.
  override var usualHugging: UILayoutPriority { .defaultHigh }
  /// The size of every switch, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.intrinsicSize }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override var takesTaps: Bool { isEnabled }

  override func change(byTapAt point: CGPoint?) -> [UIControl.Event] {
    setOn(!isSwitchedOn, animated: true)
    return [.valueChanged, .primaryActionTriggered]
  }

  override var isOwnElement: Bool { true }
  override var ownLabel: String? { title }
  /// "1" where it is on, else "0", whatever was set.
  ///
  /// - Source: Behaviour 10.5
  open override var accessibilityValue: String? {
    get { isSwitchedOn ? "1" : "0" }
    set { super.accessibilityValue = newValue }
  }

  /// "1" where it is on, else "0", whatever was set.
  ///
  /// - Source: Behaviour 10.5
  open override var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { super.accessibilityAttributedValue = newValue }
  }

  override var ownTraits: UIAccessibilityTraits { [.button, .toggleButton] }
}
