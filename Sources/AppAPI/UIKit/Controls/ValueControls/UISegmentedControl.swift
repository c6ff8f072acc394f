import AccessibilityModel
import Drawing
import Foundation

/// A control of several segments of which one is chosen.
///
///     let fahrenheit = NSString(string: "°F")
///     fahrenheit.accessibilityLabel = "Fahrenheit"
///     let units = UISegmentedControl(items: ["Celsius", fahrenheit])
///     units.selectedSegmentIndex = 0
///     // "Selected, Celsius, button, 1 of 2", then "Fahrenheit, button, 2 of 2"
///
/// Segments have no views. Each is heard by the label that was set on its string or picture, else by its
/// words.
/// - Source: Behaviour 1.5.3
open class UISegmentedControl: UIControl {
  /// Stands for no segment.
  public static let noSegment = -1

  var segments: [Segment] = []
  private var chosen = UISegmentedControl.noSegment

  /// Makes a control without segments, with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control without segments; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a control with a segment for each string and each picture; of anything else nothing is shown.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { insert(Segment(item, in: self), at: segments.count) }
    sizeToFit()
  }

  /// Makes a control with a segment for each action, which is done when its segment is chosen.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame == .zero { sizeToFit() }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with words at a place; at the end where the place is too far.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title ?? "", in: self), at: segment)
  }

  /// Puts a segment with a picture at a place; at the end where the place is too far.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image ?? UIImage(), in: self), at: segment)
  }

  /// Puts a segment with an action's words or picture at a place; at the end where the place is too far.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = Segment(action.image ?? action.title, in: self)
    new.action = action
    insert(new, at: segment)
  }

  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    segmentsDidChange()
  }

  /// Takes every segment away.
  open func removeAllSegments() {
    segments = []
    chosen = Self.noSegment
    segmentsDidChange()
  }

  /// Changes the words of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.content = .words(title ?? "", nil) }
  }

  /// The words of a segment; `nil` where it has a picture.
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment) else { return nil }
    return segments[segment].words
  }

  /// Changes the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.content = .picture(image ?? UIImage()) }
  }

  /// The picture of a segment; `nil` where it has words.
  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment), case .picture(let image) = segments[segment].content else {
      return nil
    }
    return image
  }

  /// The action that is done when a segment is chosen.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Lets a segment be chosen, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isUsable = enabled }
  }

  /// True where a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isUsable
  }

  /// Gives a segment a width of its own; 0 for one that follows from its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  /// The width that a segment was given; 0 where it follows from its content.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  // MARK: The chosen one

  /// The chosen segment, `noSegment` where none is; targets and actions are not told when it is set.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      let new = segments.indices.contains(newValue) ? newValue : Self.noSegment
      guard new != chosen else { return }
      chosen = new
      setNeedsDescription()
    }
  }

  /// True where a segment does something and stays as it was.
  open var isMomentary = false
  /// Colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  var titleStyles: [UInt: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [UInt: UIImage] = [:]
  var dividers: [[UInt]: UIImage] = [:]
  var contentOffsets: [Int: CGSize] = [:]
  /// True where widths follow from what each segment shows.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  override var takesTaps: Bool { isEnabled && !segments.isEmpty }

  override func change(byTapAt point: CGPoint?) -> [UIControl.Event] {
    guard let point, let index = segments.firstIndex(where: { $0.place.contains(point) }) else { return [] }
    return choose(index)
  }

  /// Chooses a segment as a tap does, and answers what to tell of it.
  private func choose(_ index: Int) -> [UIControl.Event] {
    guard segments[index].isUsable, isMomentary || index != chosen else { return [] }
    chosen = index
    setNeedsDescription()
    if let action = segments[index].action { sendAction(action) }
    return [.valueChanged, .primaryActionTriggered]
  }

  /// Does what a tap on a segment does.
  func use(_ segment: Segment) {
    guard isEnabled, let index = segments.firstIndex(where: { $0 === segment }) else { return }
    let changes = choose(index)
    send(.touchUpInside, with: nil)
    for change in changes { send(change, with: nil) }
    letGo()
  }

  override func tapped(with event: UIEvent?) {
    super.tapped(with: event)
    letGo()
  }

  /// Chooses no segment again where none stays chosen.
  private func letGo() {
    guard isMomentary else { return }
    chosen = Self.noSegment
    setNeedsDescription()
  }

  // MARK: Layout

  /// The size of all segments side by side.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: widths.reduce(0, +), height: Self.height)
  }

  /// The size of all segments side by side.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Gives the segments their places side by side, from where reading starts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = widths
    let sum = wanted.reduce(0, +)
    let scale = sum > 0 ? bounds.width / sum : 0
    var x: CGFloat = 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (segment, width) in zip(segments, wanted) {
      let place = CGRect(x: x, y: 0, width: width * scale, height: bounds.height)
      segment.place = isMirrored ? place.offsetBy(dx: bounds.width - place.maxX - x, dy: 0) : place
      x += place.width
    }
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  private static let height: CGFloat = 32

  /// How wide each segment would be; equally wide unless widths follow from the content.
  private var widths: [CGFloat] {
    let natural = segments.map { $0.width > 0 ? $0.width : $0.naturalWidth }
    guard !apportionsSegmentWidthsByContent else { return natural }
    let widest = zip(segments, natural).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return segments.map { $0.width > 0 ? $0.width : widest }
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if chosen >= place { chosen += 1 }
    segmentsDidChange()
  }

  private func change(_ index: Int, _ body: (Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(segments[index])
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: What people hear

  /// What is set, else the segments from first to last.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? (segments.isEmpty ? nil : segments) }
    set { super.accessibilityElements = newValue }
  }
}
