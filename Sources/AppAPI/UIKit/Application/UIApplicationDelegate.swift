import Foundation

/// Is told how an app fares, from its start to its end.
///
///     @main
///     final class AppDelegate: UIResponder, UIApplicationDelegate {
///       func application(
///         _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool { true }
///     }
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window, for apps without scenes.
  var window: UIWindow? { get set }

  /// Takes in that the app is starting.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Takes in that the app has started; shows its first window where there are no scenes.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Takes in that the app is in front and in use.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Takes in that something is about to lie above the app.
  func applicationWillResignActive(_ application: UIApplication)
  /// Takes in that the app can no longer be seen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Takes in that the app is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Takes in that the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Answers how a scene is set up.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Answers the positions of the device in which a window may be shown.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Takes in that no messages from elsewhere reach the app.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
  /// No window; apps without scenes have one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The app may start.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The app may start.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The one of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Every position but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Says how the app can be heard: on this system there is no screen for it to run on by itself.
  public static func main() {
    let line = "\(Self.self) has no screen here. Hear it with: earshot hear FILE.swift\n"
    FileHandle.standardError.write(Data(line.utf8))
    exit(2)
  }
}
