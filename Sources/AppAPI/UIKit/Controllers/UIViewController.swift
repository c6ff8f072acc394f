import Foundation

/// Looks after a view and what belongs to it.
///
///     final class DogController: UIViewController {
///       override func viewDidLoad() { super.viewDidLoad(); title = "Bailey" }
///     }
open class UIViewController: UIResponder {
  /// How far a controller's view is on its way to the screen.
  enum Appearance {
    case away, appearing, shown, leaving
  }

  private var ownView: UIView?
  var appearance = Appearance.away
  var ownChildren: [UIViewController] = []
  weak var ownParent: UIViewController?

  /// Makes a controller; interface files are not read, so that the names lead to a plain view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Makes a controller that makes its view itself.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name of the interface file it was made with.
  public let nibName: String?
  /// The bundle it was made with.
  public let nibBundle: Bundle?

  /// What it shows, in words.
  open var title: String?

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

  /// Makes the view; a plain one of the screen's extent by default.
  open func loadView() {
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
    viewDidLoad()
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
  /// Takes in that it is shown with other traits than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Makes or changes the constraints of what its view holds, before a layout that waits for it.
  open func updateViewConstraints() {
    ownView?.updateConstraints()
  }

  /// Room at the edges that the controller covers besides bars and the device's corners.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { ownView?.safeAreaMayHaveChanged() } }
  }

  /// The traits it is shown with.
  open var traitCollection: UITraitCollection { .current }

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

  /// The view around its own.
  open override var next: UIResponder? { ownView?.parent ?? ownParent }

  override func setNeedsDescription() {
    ownView?.setNeedsDescription()
  }
}

extension UIViewController {
  /// Goes through what comes before the view is seen.
  func willAppear() {
    guard appearance == .away else { return }
    appearance = .appearing
    loadViewIfNeeded()
    viewWillAppear(false)
    for child in ownChildren { child.willAppear() }
  }

  /// Goes through what comes when the view is seen.
  func didAppear() {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewIsAppearing(false)
    viewDidAppear(false)
    for child in ownChildren { child.didAppear() }
  }

  /// Goes through what comes when the view leaves the screen.
  func disappear() {
    guard appearance == .shown else { return }
    appearance = .leaving
    for child in ownChildren { child.disappear() }
    viewWillDisappear(false)
    viewDidDisappear(false)
    appearance = .away
  }
}
