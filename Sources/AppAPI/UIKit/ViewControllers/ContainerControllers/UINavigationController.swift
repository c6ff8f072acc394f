import Foundation

/// Looks after a stack of screens, with a bar that names the one on top and leads back.
///
///     let navigation = UINavigationController(rootViewController: KennelController())
///     navigation.pushViewController(DogController(), animated: true)
///
/// - Source: Behaviour 1.9, 3.4
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private weak var shownController: UIViewController?

  /// The bar at the upper edge.
  public let navigationBar: UINavigationBar
  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the lower edge.
  open private(set) var toolbar: UIToolbar!

  /// Makes a stack that begins with a screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes an empty stack with bars of an app's own classes.
  public init(navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?) {
    navigationBar =
      navigationBarClass.map { $0.init(coder: NSCoder()) ?? UINavigationBar() } ?? UINavigationBar()
    toolbar = toolbarClass.map { $0.init(coder: NSCoder()) ?? UIToolbar() } ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    connectBars()
  }

  /// Makes an empty stack; interface files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBars()
  }

  /// Makes an empty stack; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
    connectBars()
  }

  private func connectBars() {
    navigationBar.goBack = { [weak self] in
      guard let self, self.mayGoBack else { return }
      self.popViewController(animated: true)
    }
    navigationBar.heightDidChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the bar at the upper edge leaves while content is scrolled; it stays here.
  open var hidesBarsOnSwipe = false
  /// Whether the bars leave when the screen is tapped; they stay here.
  open var hidesBarsOnTap = false
  /// Whether the bars leave while somebody types; they stay here.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars leave while there is little space from top to bottom, as when a phone lies.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { heightMayHaveChanged() }
  }
  /// What is scrolled beneath the bar, and makes it lower.
  private weak var followedScrollView: UIScrollView?
  /// What is shown again once there is space; `nil` while there is.
  private var barsAfterwards: (hidesNavigationBar: Bool, hidesToolbar: Bool)?
  private lazy var goingBack: UIGestureRecognizer = UIScreenEdgePanGestureRecognizer()
  /// The recogniser of the swipe back, whose relation to an app's own gestures can be said; the scrub goes
  /// back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { goingBack }
  /// The recogniser of the swipe back from anywhere on the screen.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { goingBack }

  /// Who is told which screen is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// The screens, from the first to the one on top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top.
  open var topViewController: UIViewController? { stack.last }
  /// The screen on top, or what is shown above it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else { return report(.pushedTwice(viewController)) }
    change(to: stack + [viewController], animated: animated)
  }

  /// Goes back to the screen before.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Goes back to a screen; the answer is what was above it.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      report(.notOnStack(viewController))
      return nil
    }
    let above = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return above
  }

  /// Goes back to the first screen; the answer is what was above it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets all screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var seen: [UIViewController] = []
    for controller in viewControllers where !seen.contains(controller) { seen.append(controller) }
    change(to: seen, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The screen on top where there is no bar; below a bar, its style decides.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The screen on top.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Light above a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its tab: that of its first screen, where it has neither one of its own nor a title.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard bars.tabBarItem == nil, title == nil, let first = stack.first else { return super.tabBarItem }
      return first.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  // MARK: Bars

  /// True where the bar at the upper edge is away.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar at the upper edge away, or shows it again.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// True where the bar at the lower edge is away.
  open var isToolbarHidden = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Takes the bar at the lower edge away, or shows it again.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Makes the bars, and the space between them.
  open override func loadView() {
    let stage = StageView(frame: UIScreen.main.bounds)
    stage.leading = [navigationBar]
    stage.trailing = [toolbar]
    stage.addSubview(navigationBar)
    stage.addSubview(toolbar)
    stage.arrange = { [weak self] in self?.arrange($0) }
    view = stage
    showTop(animated: false)
  }

  /// Takes in that a phone may have been turned.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heightMayHaveChanged()
  }

  /// Takes in how much space there is on the screen.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    heightMayHaveChanged()
  }

  /// Takes the bars away where there is little space from top to bottom, or shows again what was shown.
  private func heightMayHaveChanged() {
    let isLow = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    guard isLow != (barsAfterwards != nil) else { return }
    let shown = barsAfterwards ?? (true, true)
    barsAfterwards = isLow ? (isNavigationBarHidden, isToolbarHidden) : nil
    setNavigationBarHidden(shown.hidesNavigationBar, animated: true)
    setToolbarHidden(shown.hidesToolbar, animated: true)
  }

  private func arrange(_ stage: StageView) {
    let safe = stage.safeAreaInsets
    let width = stage.bounds.width
    let height = navigationBar.neededHeight
    let top = stack.last
    navigationBar.titleCollapse = collapse(above: top)
    navigationBar.frame = CGRect(
      x: 0, y: safe.top, width: width, height: height - navigationBar.titleCollapse)
    let showsToolbar = !isToolbarHidden && top?.hidesBottomBarWhenPushed != true
    toolbar.isHidden = !showsToolbar
    toolbar.frame = CGRect(
      x: 0, y: stage.bounds.height - safe.bottom - 44, width: width, height: 44 + safe.bottom)
    let covered = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : height, left: 0, bottom: showsToolbar ? 44 : 0, right: 0)
    guard let top, top.bars.covered != covered else { return }
    top.bars.covered = covered
    top.viewIfLoaded?.setNeedsLayout()
  }

  /// How far the large title has given way to what a screen has scrolled; whoever scrolls there says so from now on.
  private func collapse(above top: UIViewController?) -> CGFloat {
    let height = isNavigationBarHidden ? 0 : navigationBar.collapsibleHeight
    let new = height > 0 ? top?.scrollViewBelowBar : nil
    if followedScrollView !== new { followedScrollView?.barAbove = nil }
    followedScrollView = new
    new?.barAbove = (height, { [weak self] in self?.viewIfLoaded?.setNeedsLayout() })
    return new?.barCollapse ?? 0
  }

  /// Takes in that the toolbar of a screen shows other items.
  func itemsDidChange(of controller: UIViewController) {
    guard controller === stack.last else { return }
    toolbar.setItems(controller.toolbarItems, animated: false)
  }

  // MARK: Changes

  private var mayGoBack: Bool {
    guard let item = stack.last?.navigationItem else { return false }
    return navigationBar.delegate?.navigationBar(navigationBar, shouldPop: item) ?? true
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    let leaving = old.filter { !new.contains($0) }
    let coming = new.filter { !old.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { addChild(controller) }
    if appearance == .shown, new.count > old.count {
      old.last?.bars.focusBefore = UIAccessibility.focusedElement(using: nil) as? NSObject
    }
    stack = new
    let movement = showTop(animated: animated)
    movement?.whenEnded { [weak self] isComplete in
      if !isComplete, self?.stack == new { self?.change(to: old, animated: false) }
    }
    for controller in leaving {
      controller.bars.covered = .zero
      controller.removeFromParent()
    }
    for controller in coming { controller.didMove(toParent: self) }
    let isOnScreen = appearance == .shown && old.last !== new.last
    guard isOnScreen else { return }
    let isPush = new.count > 1 && new.last.map { coming.contains($0) } == true
    if isPush { postPush() } else { postPop(to: new.last?.bars.focusBefore) }
  }

  /// Shows the screen on top; returns the movement where code of the app makes it.
  @discardableResult
  private func showTop(animated: Bool) -> TransitionContext? {
    guard let stage = viewIfLoaded as? StageView else { return nil }
    let top = stack.last
    navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
    toolbar.setItems(top?.toolbarItems, animated: animated)
    stage.setNeedsLayout()
    guard top !== shownController else { return nil }
    let old = shownController
    shownController = top
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    let movement = exchange(
      old, for: top, in: stage.content, animated: animated, by: animated ? animator(from: old, to: top) : nil)
    if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
    return movement
  }

  /// What the app has to move screens, with what lets a finger lead it; `nil` where the system moves them.
  private func animator(
    from old: UIViewController?, to new: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?)? {
    guard let delegate, let old, let new, appearance == .shown else { return nil }
    let animator = delegate.navigationController(
      self, animationControllerFor: stack.contains(old) ? .push : .pop, from: old, to: new)
    return animator.map { ($0, delegate.navigationController(self, interactionControllerFor: $0)) }
  }

  /// Goes back, where there is a screen before and a way to it.
  ///
  /// - Source: Behaviour 1.9
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1, stack.last?.navigationItem.hidesBackButton == false, mayGoBack else {
      return false
    }
    return popViewController(animated: true) != nil
  }
}
