import Foundation

/// Looks after several screens, one of which is shown, with a bar of tabs to choose it.
///
///     tabs.viewControllers = [kennel, search]
///
/// - Source: Behaviour 1.5.3, 3.4
open class UITabBarController: UIViewController {
  private var own: [UIViewController] = []
  var ownTabs: [UITab] = []
  private var chosen: UIViewController?
  private weak var shownController: UIViewController?
  private lazy var more = MoreController(of: self)

  /// The bar of tabs.
  public let tabBar = UITabBar()

  /// Makes a controller without tabs; interface files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  /// Makes a controller without tabs; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connectBar()
  }

  private func connectBar() {
    tabBar.choose = { [weak self] in self?.personChose($0) }
  }

  /// Who is asked and told which tab is chosen.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The screens, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { own }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let (old, leaving) = (own, own.filter { !new.contains($0) })
    for controller in leaving { controller.willMove(toParent: nil) }
    own = new
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if let chosen, new.contains(chosen) || chosen === more { showChosen() } else { select(new.first) }
    for controller in leaving { controller.removeFromParent() }
    updateTabs()
  }

  /// The screen that is shown.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set { select(newValue) }
  }

  /// Which screen is shown; `NSNotFound` for the list of those without a tab.
  open var selectedIndex: Int {
    get { own.firstIndex { $0 === chosen } ?? NSNotFound }
    set { if own.indices.contains(newValue) { select(own[newValue]) } }
  }

  /// Chooses the screen to be shown.
  private func select(_ controller: UIViewController?) {
    chosen = controller
    showChosen()
    updateTabs()
  }

  private func showChosen() {
    guard let stage = viewIfLoaded as? StageView, shownController !== chosen else { return }
    let old = shownController
    shownController = chosen
    let movement = exchange(
      old, for: chosen, in: stage.content, animated: false, isMoving: false,
      by: animator(from: old, to: chosen))
    stage.setNeedsLayout()
    movement?.whenEnded { [weak self] isComplete in
      if !isComplete, let old, self?.own.contains(old) == true { self?.select(old) }
    }
  }

  /// What the app has to move screens, with what lets a finger lead it; `nil` where they are there at once.
  private func animator(
    from old: UIViewController?, to new: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?)? {
    guard let delegate, let old, let new, appearance == .shown else { return nil }
    let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    return animator.map { ($0, delegate.tabBarController(self, interactionControllerFor: $0)) }
  }

  // MARK: Tabs

  private static let availableSpace = 5

  private var withTab: [UIViewController] {
    own.count > Self.availableSpace ? Array(own.prefix(Self.availableSpace - 1)) : own
  }
  /// The screens for whose tabs there is no space.
  var withoutTab: [UIViewController] { Array(own.dropFirst(withTab.count)) }

  private func updateTabs() {
    var items = withTab.compactMap(\.tabBarItem)
    if !withoutTab.isEmpty {
      if more.parent == nil { addChild(more) }
      items.append(more.tabBarItem)
      more.reload()
    }
    tabBar.items = items
    let isInMore = chosen === more || withoutTab.contains { $0 === chosen }
    tabBar.selectedItem = isInMore ? more.tabBarItem : chosen?.tabBarItem
  }

  private func personChose(_ item: UITabBarItem) {
    if item === more.tabBarItem { return select(more) }
    guard let controller = withTab.first(where: { $0.tabBarItem === item }) else { return }
    personChose(controller)
  }

  /// Takes in that a person wants to see a screen.
  func personChose(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === chosen {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
    let searchTab = tabs.lazy.compactMap { $0 as? UISearchTab }.first { $0.viewController === controller }
    guard searchTab?.automaticallyActivatesSearch == true else { return }
    let top = (controller as? UINavigationController)?.topViewController ?? controller
    viewIfLoaded?.layoutIfNeeded()
    top.navigationItem.searchController?.isActive = true
  }

  // MARK: View

  /// The screen that is shown.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The screen that is shown.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// Makes the bar, and the space above it.
  open override func loadView() {
    let stage = StageView(frame: UIScreen.main.bounds)
    stage.trailing = [tabBar]
    stage.addSubview(tabBar)
    stage.arrange = { [weak self] in self?.arrange($0) }
    view = stage
    showChosen()
  }

  private func arrange(_ stage: StageView) {
    let safe = stage.safeAreaInsets
    let height = 49 + safe.bottom
    tabBar.frame = CGRect(
      x: 0, y: stage.bounds.height - height, width: stage.bounds.width, height: height)
    let top = (chosen as? UINavigationController)?.topViewController ?? chosen
    let isHidden = top?.hidesBottomBarWhenPushed == true && top !== chosen
    let isAway = isTabBarHidden || isHidden
    tabBar.isHidden = isAway
    let covered = UIEdgeInsets(top: 0, left: 0, bottom: isAway ? 0 : 49, right: 0)
    guard let chosen, chosen.bars.covered != covered else { return }
    chosen.bars.covered = covered
    chosen.viewIfLoaded?.setNeedsLayout()
  }

  /// True where the bar of tabs is away.
  open var isTabBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Takes the bar of tabs away, or shows it again.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
  }
}

/// Is asked and told which tab a person chooses.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns true where a person may choose a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Takes in that a person chose a tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// What moves one screen away and another one in; `nil` where they change at once.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets a finger lead the movement; `nil` for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Every tab may be chosen.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// They change at once.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
