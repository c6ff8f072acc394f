import Foundation

/// One place in which an app is shown: here the screen of the device.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// How much a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// It is not there.
    case unattached = -1
    /// It is in front, and in use.
    case foregroundActive = 0
    /// It is in front, and something lies above it.
    case foregroundInactive = 1
    /// It is not to be seen.
    case background = 2
  }

  /// Why a scene is shown.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    /// The addresses that it is to open; none here.
    public let urlContexts: Set<URL> = []
    /// The quick action that it was started by; none here.
    public let shortcutItem: UIApplicationShortcutItem? = nil
  }

  /// What it is to the system.
  public let session: UISceneSession
  /// Who is told how it fares.
  open var delegate: (any UISceneDelegate)?
  /// How much it is in use.
  open internal(set) var activationState = ActivationState.unattached
  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it shows, in words.
  open var title: String! = ""

  /// Makes a scene; the system does that for an app.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  /// Posted when a scene is about to be shown.
  public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is gone.
  public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene is in front and in use.
  public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted when something is about to lie above a scene.
  public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene is about to be seen again.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene can no longer be seen.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The screen it is shown on.
  open var screen: UIScreen { .main }
  /// The coordinates in which its windows lie.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// Its windows, from the rearmost to the one in front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window that takes what is typed.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The position in which it is shown.
  open var interfaceOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
  /// The traits it is shown with.
  open var traitCollection: UITraitCollection { .current }
  /// What is known of its status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// Knows the status bar of a scene.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// Where it lies.
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  /// True where it is away.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}
