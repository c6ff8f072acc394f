import Foundation

/// A view that shows a part of content that may be larger than itself.
open class UIScrollView: UIView {
  /// What dragging does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Puts it away when dragging begins.
    case onDrag = 1
    /// Takes it along.
    case interactive = 2
    /// Puts it away, with what stands above it, when dragging begins.
    case onDragWithAccessory = 3
    /// Takes it along, with what stands above it.
    case interactiveWithAccessory = 4
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Takes a delegate; kinds of views with a delegate of a narrower kind take no other.
  func setDelegate(_ new: (any UIScrollViewDelegate)?) { scrollDelegate = new }

  private var knownTopInset: CGFloat = 0
  /// How far a bar above gives way to the content, in points, and what is told whenever that changes.
  var barAbove: (height: CGFloat, changed: () -> Void)?

  /// Makes a view with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a view without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content that is shown at the top left corner.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      let collapse = barCollapse
      setGeometry(origin: origin, size: size, boundsOrigin: newValue)
      if descriptionCache?.isScrolled == true {
        // What its layout changes takes note of that itself.
        needsLayout = true
        markAncestorsForLayout()
      } else {
        setNeedsLayout()
      }
      if barCollapse != collapse { barAbove?.changed() }
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// By how much the content was scrolled away under the bar above, as far as that gives way.
  var barCollapse: CGFloat {
    guard let barAbove else { return 0 }
    return min(max(boundsOrigin.y + knownTopInset, 0), barAbove.height)
  }

  /// Width and height of what is scrolled, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsDescription() } }
  }

  /// Space added around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      contentOffset.x -= contentInset.left - oldValue.left
      contentOffset.y -= contentInset.top - oldValue.top
      knownTopInset = adjustedContentInset.top
      if contentInset != oldValue { adjustedContentInsetDidChange() }
    }
  }

  /// Takes in that another space is kept free around the content.
  open func adjustedContentInsetDidChange() { scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self) }

  /// Whether dragging puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether covered space at the edges is added around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      let isAdjusted = contentInsetAdjustmentBehavior != .never
      let (covered, wasAdjusted) = (safeAreaInsets, oldValue != .never)
      let changes = isAdjusted != wasAdjusted && (covered.top != 0 || covered.bottom != 0)
      if changes { adjustedContentInsetDidChange() }
    }
  }

  /// Whether covered space at the edges is added around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where the content can be scrolled.
    case automatic = 0
    /// In the directions in which the content can be scrolled.
    case scrollableAxes = 1
    /// Covered space hides content.
    case never = 2
    /// Whether the content can be scrolled or not.
    case always = 3
  }

  /// All space around the content: what was set, and what is covered.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let covered = safeAreaInsets
    var result = contentInset
    result.top += covered.top
    result.bottom += covered.bottom
    return result
  }

  /// A view above the content that is pulled into sight.
  var viewAbove: UIView? {
    didSet {
      guard viewAbove !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let viewAbove else { return }
      viewAbove.frame.origin.y = -viewAbove.bounds.height
      addSubview(viewAbove)
    }
  }
  /// Does what pulling that view into sight means; false where that is nothing.
  var pull: () -> Bool = { false }

  // MARK: Magnifying

  /// How small the view may become that the delegate names for magnifying.
  open var minimumZoomScale: CGFloat = 1
  /// How large the view may become that the delegate names for magnifying.
  open var maximumZoomScale: CGFloat = 1
  var knownZoomScale: CGFloat = 1

  // MARK: Looks and feel

  /// True where a bar beside the content shows how far it is scrolled sideways.
  open var showsHorizontalScrollIndicator = true
  /// True where a bar beside the content shows how far it is scrolled up and down.
  open var showsVerticalScrollIndicator = true
  /// How far that bar stays away from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the bar for sideways stays away from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// True where both bars stay clear of what is covered.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Colour of the bars.
  open var indicatorStyle = IndicatorStyle.default
  /// True where content that is pulled past its end springs back.
  open var bounces = true
  /// True where content that is magnified too far springs back.
  open var bouncesZoom = true
  /// True where even short content can be pulled past its upper and lower end.
  open var alwaysBounceVertical = false
  /// True where even narrow content can be pulled past its left and right end.
  open var alwaysBounceHorizontal = false
  /// How soon content that was pushed comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// True where a finger scrolls in one direction at a time.
  open var isDirectionalLockEnabled = false
  /// True where the view waits whether a finger scrolls before what lies in it takes the touch.
  open var delaysContentTouches = true
  /// True where a finger that begins to scroll is taken from what lies in the view.
  open var canCancelContentTouches = true
  /// True where a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  private(set) lazy var dragging = ScrollPanRecognizer(self)
  private(set) lazy var magnifying = ScrollPinchRecognizer(self)
  /// What a finger is doing to the content; `nil` while none scrolls.
  var drag: ScrollDrag?
  /// True while content that was pushed comes to rest.
  var isRolling = false

  override var activeRecognizers: [UIGestureRecognizer] {
    var own: [UIGestureRecognizer] = []
    if isScrollEnabled, dragging.view === self { own.append(dragging) }
    if magnifiedView != nil, magnifying.view === self { own.append(magnifying) }
    return own + super.activeRecognizers
  }

  /// Whether touches begin in a view inside at all; they do, by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether touches are taken from a view inside once a finger scrolls; from all but controls, by default.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is any TouchKeeping) }

  /// Where content comes to rest that would do so at an offset; collections ask their layout.
  func proposedOffset(_ offset: CGPoint, _ velocity: CGPoint) -> CGPoint { offset }

  /// True where people can scroll.
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled, drag != nil { dragging.dispatcher?.drop(dragging) } }
  }
  /// True where scrolling comes to rest at whole pages.
  open var isPagingEnabled = false

  /// Shows another part of the content; how it gets there is not shown.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as shows a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    var offset = contentOffset
    offset.x += Self.shift(from: shown.minX..<max(shown.minX, shown.maxX), to: rect.minX..<rect.maxX)
    offset.y += Self.shift(from: shown.minY..<max(shown.minY, shown.maxY), to: rect.minY..<rect.maxY)
    let target = clamped(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// How far a range has to move so that it shows another one; its start where it is the shorter one.
  private static func shift(from shown: Range<CGFloat>, to wanted: Range<CGFloat>) -> CGFloat {
    if wanted.lowerBound < shown.lowerBound { return wanted.lowerBound - shown.lowerBound }
    guard wanted.upperBound > shown.upperBound else { return 0 }
    return min(wanted.upperBound - shown.upperBound, wanted.lowerBound - shown.lowerBound)
  }

  /// The nearest point to which people can scroll.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let (left, top) = (-inset.left, -inset.top)
    let right = max(left, contentSize.width + inset.right - bounds.width)
    let bottom = max(top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(x: min(max(offset.x, left), right), y: min(max(offset.y, top), bottom))
  }

  /// Takes in that the covered space changed; content at the top edge stays clear of it.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    let top = adjustedContentInset.top
    if contentOffset.y <= -knownTopInset { contentOffset.y = -top }
    knownTopInset = top
    if contentInsetAdjustmentBehavior != .never { adjustedContentInsetDidChange() }
  }

  /// Scrolls by a page and says where to; false where there is nothing further in the direction.
  ///
  /// - Source: Behaviour 1.9
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let target = clamped(offset(afterPage: direction))
    guard target != contentOffset else { return direction == .up && pull() }
    contentOffset = target
    layoutIfNeeded()
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    scrollDelegate?.scrollViewDidEndDecelerating(self)
    postStatus()
    return true
  }

  /// Where in the content the view is, in words.
  var scrollStatus: String {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset).size
    let isVertical = contentSize.height > shown.height
    let (length, page) = isVertical ? (contentSize.height, shown.height) : (contentSize.width, shown.width)
    let place = isVertical ? contentOffset.y + inset.top : contentOffset.x + inset.left
    guard page > 0 else { return String(system: .page, ["index": "1", "count": "1"]) }
    let count = max(1, Int((length / page).rounded(.up)))
    let number = min(count, Int((place / page).rounded(.up)) + 1)
    return String(system: .page, ["index": "\(number)", "count": "\(count)"])
  }
}
