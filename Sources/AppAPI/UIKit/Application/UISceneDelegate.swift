import Foundation

/// Is told how a scene fares.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Takes in that the scene is about to be shown; shows its first window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Takes in that the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Takes in that the scene is in front and in use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Takes in that something is about to lie above the scene.
  func sceneWillResignActive(_ scene: UIScene)
  /// Takes in that the scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Takes in that the scene can no longer be seen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Is told how a scene with windows fares.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The first window.
  var window: UIWindow? { get set }
  /// Performs a quick action of the Home Screen.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Performs nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }

  /// No window is known.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
