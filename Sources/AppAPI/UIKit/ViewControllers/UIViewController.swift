import Foundation

/// Looks after a view and what belongs to it.
///
///     final class DogController: UIViewController {
///       override func viewDidLoad() { super.viewDidLoad(); title = "Bailey" }
///     }
open class UIViewController: UIResponder {
  private var ownView: UIView?
  var appearance = Appearance.away
  var needsProperties = true
  var ownChildren: [UIViewController] = []
  weak var ownParent: UIViewController?
  /// What it is in bars: made where something asks for it.
  var bars = BarContents()
  /// What it shows above itself, and what shows it.
  var presentation = PresentationState()
  /// What it says about its traits.
  var traitState = ControllerTraits()

  /// Who makes the view in place of the plain one.
  var viewSource: (any ViewSource)?

  /// Makes a controller whose view an interface file describes: the named one, or that of the class's name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller as an interface file describes it.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    guard let coder = coder as? ElementCoder else { return }
    viewSource = coder.viewSource
    coder.fill(self)
  }

  /// Makes a controller that makes its view itself.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name of the interface file it was made with.
  public let nibName: String?
  /// The bundle it was made with.
  public let nibBundle: Bundle?

  /// What it shows, in words; bars take it over.
  open var title: String? {
    didSet { bars.take(title: title) }
  }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view it looks after; made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.controller = nil
      ownView = newValue
      newValue?.controller = self
    }
  }

  /// The view, where it was made already.
  open var viewIfLoaded: UIView? { ownView }

  /// True once the view was made.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view: that of an interface file, or a plain one of the screen's size.
  open func loadView() {
    guard !loadsViewFromSource() else { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view where that has not happened yet.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    if ownView == nil {
      report(.noView(of: self))
      view = UIView(frame: UIScreen.main.bounds)
    }
    viewSource?.viewDidLoad(of: self)
    viewDidLoad()
  }

  /// Lets an interface file make the view; false where there is none.
  func loadsViewFromSource() -> Bool {
    if viewSource == nil { viewSource = ViewSources.find?(self) }
    return viewSource?.loadView(of: self) ?? false
  }

  // MARK: Life

  /// Takes in that the view was made.
  open func viewDidLoad() {}
  /// Takes in that the view is about to come onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Takes in that the view has its place and its traits, and is about to be seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Takes in that the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Takes in that the view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Takes in that the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Takes in that the view is about to lay out what it holds.
  open func viewWillLayoutSubviews() {}
  /// Takes in that the view laid out what it holds.
  open func viewDidLayoutSubviews() {}
  /// Takes in that other parts of the view are covered than before.
  open func viewSafeAreaInsetsDidChange() {}
  /// Takes in that the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Takes in that it is shown with other traits than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Makes or changes the constraints of what its view holds, before a layout that waits for it.
  open func updateViewConstraints() {
    ownView?.updateConstraints()
  }

  /// Space at the edges that the controller covers besides bars and the device's corners.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { ownView?.safeAreaMayHaveChanged() } }
  }

  /// The traits it is shown with.
  open var traitCollection: UITraitCollection { shownTraits }

  /// Light or dark for the view and all inside it, whatever is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.userInterfaceStyle }
    set { changeTraits { $0.overrides.userInterfaceStyle = newValue } }
  }

  /// True where the controllers inside are told of appearing and leaving together with it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Takes in that the view is about to have another size; the controllers inside are told too.
  ///
  /// - Parameters:
  ///   - size: The size to be.
  ///   - coordinator: Runs what has to change together with it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in ownChildren { child.viewWillTransition(to: size, with: coordinator) }
    presentation.presented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Takes in that it is about to be shown with other traits; the controllers inside are told too.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in ownChildren { child.willTransition(to: newCollection, with: coordinator) }
    presentation.presented?.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Family

  /// The controller it belongs to.
  open var parent: UIViewController? { ownParent }
  /// The controllers that belong to it, in the order in which they came.
  open var children: [UIViewController] { ownChildren }

  /// Takes a controller on as one of its own; its view has to be added by the caller.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { return }
    if childController.ownParent !== nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    childController.ownParent = self
    ownChildren.append(childController)
  }

  /// Leaves the controller it belongs to; its view has to be removed by the caller.
  open func removeFromParent() {
    guard let parent = ownParent else { return }
    parent.ownChildren.removeAll { $0 === self }
    ownParent = nil
    didMove(toParent: nil)
  }

  /// Takes in that it is about to belong to another controller, or to none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Takes in that it belongs to another controller, or to none.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view around its own; the controller that shows it, where it is shown above another.
  open override var next: UIResponder? { ownView?.parent ?? ownParent ?? presentation.presenting }

  // MARK: Bars

  /// What a navigation bar shows while it is on top.
  open var navigationItem: UINavigationItem { bars.navigationItem(for: self) }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for it.
  open var tabBarItem: UITabBarItem! {
    get { bars.tabBarItem(for: self) }
    set { bars.tabBarItem = newValue }
  }

  /// What the toolbar of its navigation controller shows while it is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.itemsDidChange(of: self) }
  }

  /// Sets what the toolbar shows while it is on top.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// True where the bar at the bottom is away while it is on a navigation controller.
  open var hidesBottomBarWhenPushed = false

  /// The nearest navigation controller around it.
  open var navigationController: UINavigationController? { container() }
  /// The nearest tab bar controller around it.
  open var tabBarController: UITabBarController? { container() }

  /// Shows a controller as the controllers around it see fit: pushed, or else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent = ownParent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Shows a controller as the second of two, where a controller around it shows two; else above this one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent = ownParent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  // MARK: Segues

  /// Decides whether the way with a name is taken that something in the storyboard leads to; it is, by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Takes in that a way is about to be taken, and prepares the controller that comes.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Decides whether a way back may end here, whose method it has; it may, by default.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  /// Takes in that a way back ends at a controller.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Editing

  /// True while its content can be changed.
  open var isEditing: Bool {
    get { bars.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends that its content can be changed.
  open func setEditing(_ editing: Bool, animated: Bool) {
    bars.isEditing = editing
  }

  /// A bar button "Edit" that becomes "Done" while its content can be changed.
  open var editButtonItem: UIBarButtonItem { bars.editButtonItem(for: self) }

  // MARK: Size

  /// The size it would best have in a popover or a form.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      ownParent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The margins that the system sees to at least.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// True where the view's margins are no smaller than the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true

  // MARK: Presenting

  /// How it is shown above another controller.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes onto the screen; nothing depends on it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// True where only code of the app takes it away.
  open var isModalInPresentation = false
  /// True where what is shown in the current context covers this controller alone.
  open var definesPresentationContext = false
  /// Knows how it is shown above another one, where its style is the app's own.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller shown above it or above one around it.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? ownParent?.presentedViewController
  }

  /// The controller above which it is shown, or the one around it.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? ownParent?.presentingViewController
  }

  /// Shows a controller above this one.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether it comes gradually; it is there at once, and `completion` is called when time passed.
  ///   - completion: Called when it is there.
  /// - Source: Behaviour 3.4
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(above: viewControllerToPresent, animated: flag, completion)
  }

  /// Takes away what is shown above this controller; where there is nothing, the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion)
  }

  /// True while it is coming because it was presented.
  open var isBeingPresented: Bool { appearance == .appearing && presentation.isMoving }
  /// True while it is leaving because it was dismissed.
  open var isBeingDismissed: Bool { appearance == .leaving && presentation.isMoving }
  /// True while it is coming because it joined the controller around it.
  open var isMovingToParent: Bool { appearance == .appearing && bars.isMoving }
  /// True while it is leaving because it left the controller around it.
  open var isMovingFromParent: Bool { appearance == .leaving && bars.isMoving }

  // MARK: Screen

  /// How the status bar looks above it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True where the status bar is away.
  open var prefersStatusBarHidden: Bool { false }
  /// The positions of the device in which it is shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// True where it follows the position of the device.
  open var shouldAutorotate: Bool { true }
  /// The position of the device in which it is shown first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller inside that decides about the look of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller inside that decides whether the status bar is there.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// True where the line at the bottom edge fades.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller inside that decides whether the line at the bottom edge fades.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the app's gestures go before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// True where the pointer may be held fast.
  open var prefersPointerLocked: Bool { false }
  /// True where it may reach under the status bar when it covers only a part of the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The edges at which the view reaches under bars; here it reaches under them everywhere.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// True where it reaches under bars that nothing shines through, too.
  open var extendedLayoutIncludesOpaqueBars = false
  /// True where what is in the first scroll view stays clear of bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// True where what is shown in its context comes as it says itself.
  open var providesPresentationContextTransitionStyle = false
  /// By what its state would be found again.
  open var restorationIdentifier: String?

  /// Takes in that memory becomes scarce; that does not happen here.
  open func didReceiveMemoryWarning() {}
  /// Takes in that it came out of an interface file.
  open func awakeFromNib() {}
  /// Sets what follows from observed values, before the view is laid out.
  open func updateProperties() {}

  /// The view whose scrolling a bar at an edge follows; `nil` for the first one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.parts.lazy.compactMap { self.scrollViews[$0] }.first
  }
  private var scrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]

  /// Says whose scrolling the bars at some edges follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for part in edge.parts { scrollViews[part] = scrollView }
  }

  /// Takes in that a controller inside would best have another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a controller inside gets; that of the view by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// What it shows where there is nothing else to show; `nil` for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  var unavailableView: (any UIView & UIContentView)?

  /// Sets what is shown where there is nothing else to show; called before the view is laid out when asked
  /// for.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  package override func setNeedsDescription() {
    ownView?.setNeedsDescription()
  }
}
