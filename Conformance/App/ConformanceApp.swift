import UIKit

/// An app that shows one screen of the kit: the one that its launch argument `-screen` names.
@main
final class ConformanceApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ScreenScene.self
    return configuration
  }
}

/// The window with the screen.
final class ScreenScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = KitScreen.controller(of: UserDefaults.standard.string(forKey: "screen") ?? "")
    window.makeKeyAndVisible()
    self.window = window
  }
}
