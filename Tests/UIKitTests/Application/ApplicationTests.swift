import AccessibilityModel
import AppHost
import EarshotTesting
import Foundation
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("Apps, scenes and devices", .timeLimit(.minutes(10)))
struct ApplicationTests {
  /// Notes what delegates hear.
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    let log = Log()
    var sceneClass: AnyClass?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.lines.append("finished launching")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.lines.append("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.lines.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.lines.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { log.lines.append("ends") }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = sceneClass
      return configuration
    }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UINavigationController(rootViewController: Page("Kennel"))
      window?.makeKeyAndVisible()
    }
  }

  @Test("An app starts, shows its window, leaves, comes back and ends, and its delegate hears of it")
  func life() async throws {
    let delegate = AppDelegate()
    delegate.sceneClass = SceneDelegate.self
    try await hosting(app: delegate) { screen in
      #expect(screen.heard == ["Kennel, heading"])
      #expect(delegate.log.lines == ["finished launching", "active"])
      #expect(UIApplication.shared.delegate === delegate)
      #expect(UIApplication.shared.connectedScenes.count == 1)
      #expect(UIApplication.shared.keyWindow?.windowScene?.session.configuration.name == "Default")
      delegate.log.lines = []
      try await screen.device.enterBackgroundAndReturn()
      #expect(delegate.log.lines == ["inactive", "background", "foreground", "active"])
      delegate.log.lines = []
    }
    #expect(delegate.log.lines == ["ends"])
  }

  @Test("A scene's delegate can be given; without scenes the app's delegate shows the window")
  func windows() async throws {
    final class Classic: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Page("Classic", ["An old app"])
        window?.makeKeyAndVisible()
        return true
      }
    }
    try await hosting(app: AppDelegate(), scene: SceneDelegate()) { screen in
      #expect(screen.heard == ["Kennel, heading"])
    }
    try await hosting(app: Classic()) { screen in
      #expect(screen.heard == ["An old app"])
    }
  }

  @Test("Z14: turning the device lays out anew, tells controllers and says how it lies")
  func rotation() async throws {
    final class Turning: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("to \(Int(size.width))")
        coordinator.animate(alongsideTransition: { _ in
          self.log.append("along \(Int(self.view.bounds.width))")
        })
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.append(traitCollection.verticalSizeClass == .compact ? "low" : "high")
      }
    }
    let device = try #require(Device(named: "iPhone SE (3rd generation)"))
    let turning = Turning()
    turning.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (controller: Turning, _) in
      controller.log.append("watched")
    }
    try await hosting(turning, environment: LaunchOptions(device: device)) { screen in
      #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
      var followed = try await screen.device.rotate(to: .landscapeLeft)
      #expect(followed)
      #expect(screen.lastHeard == ["Landscape. Home button to the left."])
      #expect(turning.log == ["to 667", "along 667", "low", "watched"])
      #expect(UIDevice.current.orientation.isLandscape)
      followed = try await screen.device.rotate(to: .portraitUpsideDown)
      #expect(!followed)
      followed = try await screen.device.rotate(to: .portrait)
      #expect(followed)
      #expect(screen.lastHeard == ["Portrait"])
    }
  }

  @Test("Devices are found by name, and differ in extent, covered room and kind")
  func devices() async throws {
    #expect(Device(named: "iphone 16 pro max")?.size(in: .landscapeLeft) == Size(width: 956, height: 440))
    #expect(Device(named: "Newton") == nil)
    #expect(Device.all.count == 17)
    let pad = try #require(Device(named: "iPad Pro 11-inch"))
    try await hosting(UIViewController(), environment: LaunchOptions(device: pad)) { _ in
      RunningApp.current.withApp {
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UIDevice.current.model == "iPad")
        #expect(UITraitCollection.current.horizontalSizeClass == .regular)
      }
      #expect(UIApplication.shared.windows.first?.safeAreaInsets.top == 24)
    }
  }

  @Test("Opening an address tells that there is no other app, and whether one would open it")
  func open() async throws {
    try await hosting(UIViewController()) { screen in
      let url = try #require(URL(string: "https://example.org"))
      var opened: Bool?
      #expect(UIApplication.shared.canOpenURL(url))
      RunningApp.current.withApp { UIApplication.shared.open(url) { opened = $0 } }
      try await screen.advance(by: .seconds(1))
      #expect(opened == true)
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "The app opens https://example.org, which needs another app. Nothing is opened here."
        ])
    }
  }

  @Test("An action without a target goes to the first responder that has the method")
  func sendAction() async throws {
    final class Root: UIViewController {
      var saved = 0
      func save() { saved += 1 }
    }
    let root = Root()
    try await hosting(root) { _ in
      let view = UIView()
      root.view.addSubview(view)
      #expect(UIApplication.shared.sendAction(Selector(Root.save), to: nil, from: view, for: nil))
      #expect(root.saved == 1)
      #expect(!UIApplication.shared.sendAction(Selector(UIButton.sizeToFit), to: nil, from: view, for: nil))
    }
  }
}
