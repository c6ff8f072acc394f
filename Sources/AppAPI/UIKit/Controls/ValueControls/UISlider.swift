import Drawing
import Foundation

/// A control that sets a number of a range by dragging.
///
///     let age = UISlider()
///     age.accessibilityLabel = "Your age"
///     age.value = 0.19
///     // "Your age, 19%, adjustable. Swipe up or down with one finger to adjust the value."
///
/// A finger takes the knob along by as far as it moves, wherever on the slider it came down.
///
/// - Source: Behaviour 1.8 J1, J2, J4, 1.5.3
open class UISlider: UIControl {
  private var position = 0.0
  /// The finger that moves the knob: where it came down and which number was set then.
  private var drag: (start: CGFloat, position: Double)?

  /// Makes a slider from 0 to 1 with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a slider from 0 to 1; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number; one outside of the range becomes the nearest of it.
  open var value: Float {
    get { Float(range.nearest(to: position)) }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the number; targets and actions are not told.
  open func setValue(_ value: Float, animated: Bool) {
    let new = range.nearest(to: Double(value))
    guard new != position else { return }
    position = new
    setNeedsDescription()
  }

  /// The number at the lower end.
  open var minimumValue: Float = 0 {
    didSet { rangeDidChange() }
  }

  /// The number at the upper end.
  open var maximumValue: Float = 1 {
    didSet { rangeDidChange() }
  }

  /// True where it tells each number that a drag passes, and not only the last one.
  open var isContinuous = true
  var pictures: [String: UIImage] = [:]
  /// How it behaves on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Where the track lies.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  /// Where the knob lies.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = maximumValue - minimumValue
    let share = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    let side = min(28, bounds.height)
    return CGRect(
      x: rect.minX + share * max(rect.width - side, 0), y: rect.midY - side / 2, width: side, height: side)
  }
  /// Where the picture at the lower end lies.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(origin: bounds.origin, size: minimumValueImage?.size ?? .zero)
  }
  /// Where the picture at the upper end lies.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.minY), size: size)
  }

  /// A picture at the lower end.
  open var minimumValueImage: UIImage?
  /// A picture at the upper end.
  open var maximumValueImage: UIImage?
  /// Colour of the track below the knob.
  open var minimumTrackTintColor: UIColor?
  /// Colour of the track above the knob.
  open var maximumTrackTintColor: UIColor?
  /// Colour of the knob.
  open var thumbTintColor: UIColor?

  /// Others take the space beside it: it looks the same in any.
  override var usualHugging: UILayoutPriority { .defaultHigh }

  /// As high as every slider; as wide as there is space.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// As wide as offered, and as high as every slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, self.size.width), height: Self.height)
  }

  private static let height: CGFloat = 34
  /// Width of the knob that is drawn.
  private static let knob: CGFloat = 27
  /// Part of the range that one flick sets it off.
  private static let step = 0.1

  private var range: ClosedRange<Double> { ClosedRange(minimumValue, to: maximumValue) }

  private func rangeDidChange() {
    position = range.nearest(to: position)
    setNeedsDescription()
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  /// Raises the number by a tenth of the range, and tells it.
  open override func accessibilityIncrement() { move(by: 1) }

  /// Lowers the number by a tenth of the range, and tells it.
  open override func accessibilityDecrement() { move(by: -1) }

  private func move(by direction: Double) {
    guard isEnabled else { return }
    let width = range.upperBound - range.lowerBound
    let target = range.nearest(to: position + direction * width * Self.step)
    guard Float(target) != value else { return }
    position = target
    setNeedsDescription()
    sendChange()
  }

  private func sendChange(with event: UIEvent? = nil) {
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
  }

  // MARK: Following a finger

  /// Notes where the finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, position)
    return true
  }

  /// Moves the knob with the finger, and tells the number unless only the last one is to be told.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag else { return true }
    let length = trackRect(forBounds: bounds).width - min(Self.knob, bounds.height)
    guard length > 0 else { return true }
    let distance = Double((touch.location(in: self).x - drag.start) / length) * (readsFromRight ? -1 : 1)
    let target = range.nearest(to: drag.position + distance * (range.upperBound - range.lowerBound))
    guard Float(target) != value else { return true }
    position = target
    setNeedsDescription()
    if isContinuous { sendChange(with: event) }
    return true
  }

  /// Tells the number at which the finger was lifted, unless each one on the way was told.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag(with: event) }

  /// Stays at the number to which the finger moved it, and tells it unless that was done.
  open override func cancelTracking(with event: UIEvent?) { endDrag(with: event) }

  private func endDrag(with event: UIEvent?) {
    guard let drag else { return }
    self.drag = nil
    if !isContinuous, drag.position != position { sendChange(with: event) }
  }

  override func change(byTapAt point: CGPoint?) -> [UIControl.Event] { [] }

  override var isOwnElement: Bool { true }
  override var ownValue: String? { SpokenNumbers.percent(range.part(below: range.nearest(to: position))) }
  override var ownTraits: UIAccessibilityTraits { .adjustable }
}
