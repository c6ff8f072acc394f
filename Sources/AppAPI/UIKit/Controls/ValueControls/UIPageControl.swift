import Drawing
import Foundation

/// A row of dots that tells which page is shown.
///
///     let dots = UIPageControl()
///     dots.numberOfPages = 3
///     // "page 1 of 3, adjustable. Swipe up or down with one finger to adjust the value."
///
/// - Source: Behaviour 1.5.3
open class UIPageControl: UIControl {
  /// How pages may be changed by touching the dots.
  public enum InteractionState: Int, Sendable {
    /// Nobody touches them.
    case none = 0
    /// One page at a tap.
    case discrete = 1
    /// Page after page while a finger is dragged along.
    case continuous = 2
  }

  /// How the background behind the dots is drawn.
  public enum BackgroundStyle: Int, Sendable {
    /// While they are touched.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  private var page = 0

  /// Makes a control without pages, with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control without pages; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      page = min(page, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
      setNeedsDescription()
    }
  }

  /// The page that is shown, from 0; targets and actions are not told when it is set.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      setNeedsDescription()
    }
  }

  /// True where nothing is shown of a single page.
  open var hidesForSinglePage = false {
    didSet { setNeedsDescription() }
  }

  /// Colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// Colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
  /// How the background behind the dots is drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The picture of a dot; a dot where there is none.
  open var preferredIndicatorImage: UIImage?
  /// The picture of the dot of the present page.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// In which direction pages follow each other.
  open var direction = Direction.natural
  private var indicatorImages: [Int: UIImage] = [:]

  /// In which direction pages follow each other.
  public enum Direction: Int, Sendable {
    /// As reading goes.
    case natural = 0
    /// The next one lies to the right.
    case leftToRight = 1
    /// The next one lies to the left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }

  /// Sets the picture of the dot of a page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }
  /// The picture of the dot of a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// True where a finger may be dragged along the dots.
  open var allowsContinuousInteraction = true
  /// How the dots are being touched: never for longer than a tap.
  open var interactionState: InteractionState { .none }

  /// The size of dots for so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    let dots = count * Self.dot + max(count - 1, 0) * Self.gap
    return CGSize(width: dots + 2 * Self.margin, height: Self.height)
  }

  private static let dot: CGFloat = 8
  private static let gap: CGFloat = 10
  private static let margin: CGFloat = 22
  private static let height: CGFloat = 26

  /// Others take the space beside it: it looks the same in any.
  override var usualHugging: UILayoutPriority { .defaultHigh }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override var takesTaps: Bool { isEnabled && numberOfPages > 1 }

  override func change(byTapAt point: CGPoint?) -> [UIControl.Event] {
    guard let point else { return [] }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return turn(by: (point.x < bounds.midX) == isMirrored ? 1 : -1) ? Self.changes : []
  }

  private static let changes: [UIControl.Event] = [.valueChanged, .primaryActionTriggered]

  private func turn(by step: Int) -> Bool {
    let target = page + step
    guard isEnabled, (0..<max(numberOfPages, 1)).contains(target) else { return false }
    page = target
    setNeedsDescription()
    return true
  }

  /// Goes to the next page, and tells it.
  open override func accessibilityIncrement() {
    guard turn(by: 1) else { return }
    for change in Self.changes { sendActions(for: change) }
  }

  /// Goes to the page before, and tells it.
  open override func accessibilityDecrement() {
    guard turn(by: -1) else { return }
    for change in Self.changes { sendActions(for: change) }
  }

  override var isOwnElement: Bool { numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage }
  override var ownValue: String? { "page \(page + 1) of \(max(numberOfPages, 1))" }
  override var ownTraits: UIAccessibilityTraits { .adjustable }
}
