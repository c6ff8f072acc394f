import AccessibilityModel
import AppResources
import Drawing
import Foundation
internal import Typography

/// A control with two buttons that raise and lower a number.
///
///     let stepper = UIStepper()
///     stepper.stepValue = 0.05
///     stepper.value = 1
///     // "Decrement, button", then "Increment, button"; activated, "1.05"
///
/// - Source: Behaviour 1.5.3
open class UIStepper: UIControl {
  private var number = 0.0
  private let lowering = StepButton(.decrement)
  private let raising = StepButton(.increment)

  /// Makes a stepper from 0 to 100 with a place in its superview's coordinates; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.intrinsicSize))
    addButtons()
  }

  /// Makes a stepper from 0 to 100; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    size = Self.intrinsicSize
    addButtons()
  }

  private static let intrinsicSize = CGSize(width: 94, height: 32)

  private func addButtons() {
    lowering.step = { [weak self] in self?.move(by: -1) }
    raising.step = { [weak self] in self?.move(by: 1) }
    addSubview(lowering)
    addSubview(raising)
    updateButtons()
  }

  /// The number; one outside of the range becomes the nearest of it.
  open var value: Double {
    get { number }
    set {
      number = range.nearest(to: newValue)
      updateButtons()
    }
  }

  /// The lowest number.
  open var minimumValue = 0.0 {
    didSet { value = number }
  }

  /// The highest number.
  open var maximumValue = 100.0 {
    didSet { value = number }
  }

  /// How far one tap goes.
  open var stepValue = 1.0
  /// True where the lowest number follows the highest one.
  open var wraps = false {
    didSet { updateButtons() }
  }
  /// True where holding a button repeats it.
  open var autorepeat = true
  /// True where each number on the way is told.
  open var isContinuous = true

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.intrinsicSize }
  /// Others take the space beside it: it looks the same in any size.
  override var usualHugging: UILayoutPriority { .defaultHigh }
  /// The size of every stepper, whatever is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.intrinsicSize }

  /// Puts the two buttons side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    lowering.frame = CGRect(origin: .zero, size: half)
    raising.frame = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  private var range: ClosedRange<Double> { ClosedRange(minimumValue, to: maximumValue) }

  override func stateDidChange() {
    super.stateDidChange()
    updateButtons()
  }

  private func updateButtons() {
    lowering.isEnabled = isEnabled && (wraps || number > range.lowerBound)
    raising.isEnabled = isEnabled && (wraps || number < range.upperBound)
    let words = SpokenNumbers.decimal(number)
    lowering.number = words
    raising.number = words
    setNeedsDescription()
  }

  private func move(by direction: Double) {
    guard isEnabled, stepValue.isFinite else { return }
    var target = number + direction * stepValue
    if wraps, target > range.upperBound { target = range.lowerBound }
    if wraps, target < range.lowerBound { target = range.upperBound }
    let before = number
    value = target
    guard number != before else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// One half of a stepper.
///
/// It is silent about the number until it was used; from then on, while the cursor stays, it tells each new
/// one.
private final class StepButton: UIControl {
  private let name: SystemPhrase
  private var wasUsed = false
  var step: (() -> Void)?
  var number = "" {
    didSet { if number != oldValue { setNeedsDescription() } }
  }

  init(_ name: SystemPhrase) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    name = .increment
    super.init(coder: coder)
  }

  override var takesTaps: Bool { isEnabled }

  override func drawContent(into list: inout DisplayList) {
    let isRaising = name == .increment
    drawSymbol(
      isRaising ? "plus" : "minus", in: square(18, in: bounds), isEnabled ? .label : .tertiaryLabel,
      weight: .medium, into: &list)
  }

  override func change(byTapAt point: CGPoint?) -> [UIControl.Event] {
    wasUsed = true
    step?()
    return []
  }

  override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
    guard wasUsed else { return }
    wasUsed = false
    setNeedsDescription()
  }

  override var isOwnElement: Bool { true }
  override var ownLabel: String? { String(system: name) }
  override var ownValue: String? { wasUsed ? number : nil }
  override var ownTraits: UIAccessibilityTraits { .button }
}

extension UIStepper {
  /// Draws the background of both buttons and the line between them.
  func renderingEffect(into list: inout DisplayList) {
    drawBox(bounds, radius: 8, .tertiarySystemFill, into: &list)
    let line = CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: max(bounds.height - 14, 0))
    drawBox(line, .separator, into: &list)
  }
}
