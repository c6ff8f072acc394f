import Accessibility
import Foundation

/// Looks after pages, one of which is shown, that people turn by scrolling sideways.
///
/// - Source: Behaviour 1.9
open class UIPageViewController: UIViewController {
  /// How a page makes space for the next one.
  public enum TransitionStyle: Int, Sendable {
    /// As a leaf is turned.
    case pageCurl = 0
    /// As a strip is moved.
    case scroll = 1
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// Whether a turn leads on or back.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward = 0
    /// Back.
    case reverse = 1
  }

  /// What else is said about pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Space between two pages.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How a page makes space for the next one.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow one another.
  public let navigationOrientation: NavigationOrientation
  private weak var shownController: UIViewController?
  private let pageControl = UIPageControl()
  private var firstIndex: Int?
  private var turns = 0

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller as an interface file describes it; one whose pages are turned as leaves where none does.
  public required init?(coder: NSCoder) {
    let attributes = (coder as? ElementCoder)?.attributes ?? [:]
    transitionStyle = attributes["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    navigationOrientation = attributes["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
  }

  /// Who knows the pages before and after one.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told when people turn pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The page that is shown, alone in a list; empty where there is none.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page, alone in a list.
  ///   - direction: Whether it follows the present one or comes before it.
  ///   - animated: Whether it comes gradually; it is there at once.
  ///   - completion: Called when it is there.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    (firstIndex, turns) = (nil, 0)
    show(viewControllers?.first, animated: animated)
    viewIfLoaded?.setNeedsLayout()
    if let completion { TransitionCoordinator.later(animated: animated) { completion(true) } }
  }

  private func show(_ page: UIViewController?, animated: Bool) {
    let old = viewControllers?.first
    guard page !== old else { return }
    viewControllers = [page].compactMap { $0 }
    old?.willMove(toParent: nil)
    if let page { addChild(page) }
    placePage(animated: animated)
    old?.removeFromParent()
    page?.didMove(toParent: self)
  }

  private func placePage(animated: Bool) {
    guard let holder = viewIfLoaded, shownController !== viewControllers?.first else { return }
    let old = shownController
    shownController = viewControllers?.first
    exchange(old, for: shownController, in: holder, animated: animated)
  }

  /// Shows the page that was set before there was a view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    placePage(animated: false)
    pageControl.addAction(UIAction { [weak self] _ in self?.followControl() }, for: .valueChanged)
  }

  /// Puts the dots that tell which page is shown in front of the page, where people are to know.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    guard count > 1 else { return pageControl.removeFromSuperview() }
    if pageControl.superview == nil { view.addSubview(pageControl) }
    if view.subviews.last !== pageControl { view.bringSubviewToFront(pageControl) }
    let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
    let place = CGRect(x: 0, y: bottom - 37, width: view.bounds.width, height: 37)
    if pageControl.frame != place { pageControl.frame = place }
    if pageControl.numberOfPages != count { pageControl.numberOfPages = count }
    if pageControl.currentPage != pageIndex { pageControl.currentPage = pageIndex }
  }

  /// Which page is shown: where the data source said the pages begin, and as often as they were turned.
  private var pageIndex: Int {
    if firstIndex == nil { firstIndex = dataSource?.presentationIndex(for: self) }
    return (firstIndex ?? 0) + turns
  }

  private func followControl() {
    let step = pageControl.currentPage - pageIndex
    if step != 0 { turn(isForward: step > 0) }
    pageControl.currentPage = pageIndex
  }

  /// Turns a page and says which one it is; false at either end.
  ///
  /// - Source: Behaviour 1.9
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let dataSource else { return false }
    let isForward: Bool
    switch (direction, navigationOrientation) {
    case (.next, _), (.right, .horizontal), (.down, .vertical): isForward = true
    case (.previous, _), (.left, .horizontal), (.up, .vertical): isForward = false
    default: return false
    }
    guard turn(isForward: isForward), let shown = viewControllers?.first else { return false }
    UIAccessibility.post(notification: .pageScrolled, argument: status(of: shown, dataSource))
    return true
  }

  /// Shows the page before or after the present one; false where there is none.
  @discardableResult
  private func turn(isForward: Bool) -> Bool {
    guard let current = viewControllers?.first, let dataSource else { return false }
    // Where the pages begin is asked before anything moves.
    _ = pageIndex
    let next =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let next else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    turns += isForward ? 1 : -1
    show(next, animated: true)
    viewIfLoaded?.setNeedsLayout()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: true)
    return true
  }

  private func status(of page: UIViewController, _ source: any UIPageViewControllerDataSource) -> String? {
    let count = source.presentationCount(for: self)
    guard count > 0, (0..<count).contains(pageIndex) else { return page.title }
    return String(system: .page, ["index": "\(pageIndex + 1)", "count": "\(count)"])
  }
}

/// Knows the pages before and after one.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one; `nil` at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many pages there are, where people are to know.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which page is shown, from 0, where people are to know.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// People are not to know.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first one.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when people turn pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Takes in that a person begins to turn a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Takes in that a person turned a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
