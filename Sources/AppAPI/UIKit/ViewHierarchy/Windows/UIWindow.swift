import AppHost
import Foundation

/// The outermost view: what is on a screen.
open class UIWindow: UIView {
  private var isKey = false

  /// Makes a window; it is shown by `makeKeyAndVisible`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a window without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Makes a window of a scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
  }

  /// The scene it belongs to.
  open weak var windowScene: UIWindowScene?

  /// How far in front of the others it is.
  open var windowLevel = UIWindow.Level.normal {
    didSet { if windowLevel != oldValue { RunningApp.current[WindowList.self].sort() } }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue, oldValue.presentation.presented != nil { oldValue.dismiss(animated: false) }
      if isShownOnScreen { oldValue?.disappear() }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  override var usualBackground: UIColor? {
    // What a root view paints whole is not painted twice.
    if rootViewController?.viewIfLoaded?.subtree != nil { return nil }
    return RunningApp.current[WindowList.self].windows.first === self ? .systemBackground : nil
  }

  /// True where it takes what is typed.
  open var isKeyWindow: Bool { isKey }

  /// The screen it is on; there is one alone, on which it stays.
  open var screen: UIScreen {
    get { .main }
    set {}
  }

  /// Shows the window in front of the others, and lets it take what is typed.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Lets the window take what is typed.
  open func makeKey() {
    guard !isKey else { return }
    for other in RunningApp.current[WindowList.self].windows where other.isKey { other.resignKey() }
    isKey = true
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  /// Takes in that it takes what is typed.
  open func becomeKey() {}

  /// Lets another window take what is typed.
  open func resignKey() {
    guard isKey else { return }
    isKey = false
    post(Self.didResignKeyNotification)
  }

  /// True where the window, and all in it, is not shown.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if !isHidden { comeOntoScreen() } else if isShownOnScreen { leaveScreen() }
    }
  }

  /// Itself.
  open override var window: UIWindow? { self }

  /// The scene it belongs to, else the app.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Space that bars and the device's corners cover.
  open override var safeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }

  private var isShownOnScreen: Bool { RunningApp.current[WindowList.self].windows.contains(self) }

  private func comeOntoScreen() {
    RunningApp.current[WindowList.self].show(self)
    post(Self.didBecomeVisibleNotification)
    showRoot()
  }

  private func leaveScreen() {
    RunningApp.current[WindowList.self].close(self)
    rootViewController?.disappear()
    post(Self.didBecomeHiddenNotification)
  }

  private func showRoot() {
    guard isShownOnScreen, let controller = rootViewController, let view = controller.view else { return }
    if view.superview === self, controller.appearance != .away { return }
    controller.willAppear()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    controller.isAppearing()
    layoutIfNeeded()
    controller.didAppear()
  }

  /// Takes the window off the screen.
  func close() {
    if isKey { resignKey() }
    isHidden = true
  }

  /// Takes another size, and tells the controllers before and while it does.
  func resize(to frame: CGRect, newTraits: UITraitCollection?) {
    guard frame != self.frame || newTraits != nil else { return }
    let coordinator = TransitionCoordinator(isAnimated: true)
    if let newTraits { rootViewController?.willTransition(to: newTraits, with: coordinator) }
    if frame.size != bounds.size {
      rootViewController?.viewWillTransition(to: frame.size, with: coordinator)
    }
    self.frame = frame
    coordinator.run()
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIWindow {
  /// How far in front of others a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number; a larger one is further in front.
    public let rawValue: CGFloat

    /// Makes a level from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where windows usually are.
    public static let normal = Level(0)
    /// Where the status bar is.
    public static let statusBar = Level(1_000)
    /// Where alerts are.
    public static let alert = Level(2_000)
  }

  /// Posted when a window is shown.
  public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is no longer shown.
  public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window takes what is typed.
  public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window no longer takes what is typed.
  public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}

extension UIWindow.Level: Comparable {
  /// True where the first is further behind.
  public static func < (first: UIWindow.Level, second: UIWindow.Level) -> Bool {
    first.rawValue < second.rawValue
  }

  /// A level further in front.
  public static func + (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + step)
  }

  /// A level further behind.
  public static func - (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue - step)
  }
}
