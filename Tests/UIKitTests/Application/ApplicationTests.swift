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

  /// Notes what becomes of its scene; the app makes it, so the notes are the class's.
  final class WatchedScene: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UINavigationController(rootViewController: Page("Kennel"))
      window?.makeKeyAndVisible()
      Self.log.append("connects")
    }
    func sceneWillEnterForeground(_ scene: UIScene) { Self.log.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene, .foregroundActive) }
    func sceneWillResignActive(_ scene: UIScene) { Self.log.append("inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene, .background) }
    func sceneDidDisconnect(_ scene: UIScene) { Self.log.append("disconnects") }

    private func note(_ line: String, _ scene: UIScene, _ state: UIScene.ActivationState) {
      Self.log.append(line)
      let delegate: (any UISceneDelegate)? = scene.delegate
      #expect(delegate === self)
      #expect(scene.activationState == state)
    }
  }

  @Test("An app starts, shows its window, leaves, comes back and ends, and its scene's delegate hears of it")
  func life() async throws {
    let delegate = AppDelegate()
    delegate.sceneClass = WatchedScene.self
    WatchedScene.log = []
    try await hosting(app: delegate) { screen in
      #expect(screen.heard == ["Kennel, heading"])
      #expect(delegate.log.lines == ["finished launching"])
      #expect(WatchedScene.log == ["connects", "foreground", "active"])
      #expect(UIApplication.shared.delegate === delegate)
      #expect(UIApplication.shared.connectedScenes.count == 1)
      #expect(UIApplication.shared.keyWindow?.windowScene?.session.configuration.name == "Default")
      WatchedScene.log = []
      try await screen.device.enterBackgroundAndReturn()
      #expect(WatchedScene.log == ["inactive", "background", "foreground", "active"])
    }
    #expect(WatchedScene.log.last == "disconnects")
    #expect(delegate.log.lines == ["finished launching", "ends"])
  }

  @Test("Without scenes the app's delegate hears that the app comes and goes")
  func lifeWithoutScenes() async throws {
    let delegate = AppDelegate()
    try await hosting(app: delegate) { screen in
      #expect(delegate.log.lines == ["finished launching", "active"])
      delegate.log.lines = []
      try await screen.device.enterBackgroundAndReturn()
      #expect(delegate.log.lines == ["inactive", "background", "foreground", "active"])
    }
    #expect(delegate.log.lines.last == "ends")
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

  @Test("A screen that no longer allows how the device lies is turned, and says so")
  func orientations() async throws {
    final class Choosy: UIViewController {
      var allowed: UIInterfaceOrientationMask = .allButUpsideDown
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    }
    let choosy = Choosy()
    try await hosting(choosy) { screen in
      try await screen.device.rotate(to: .landscapeLeft)
      #expect(UIDevice.current.orientation == UIDeviceOrientation.landscapeRight)
      RunningApp.current.withApp { choosy.setNeedsUpdateOfSupportedInterfaceOrientations() }
      #expect(choosy.view.window?.windowScene?.interfaceOrientation == .landscapeLeft)
      choosy.allowed = .portrait
      RunningApp.current.withApp { choosy.setNeedsUpdateOfSupportedInterfaceOrientations() }
      try await screen.advance(by: .seconds(1))
      #expect(screen.heard.last == "Portrait")
      #expect(choosy.view.bounds.width < choosy.view.bounds.height)
      choosy.allowed = .landscape
      RunningApp.current.withApp { UIViewController.attemptRotationToDeviceOrientation() }
      #expect(choosy.view.window?.windowScene?.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test("What is to be finished in the background hears that its time is over, unless it is finished")
  func backgroundTasks() async throws {
    var expired: [String] = []
    var tasks: [UIBackgroundTaskIdentifier] = []
    try await hosting(app: AppDelegate()) { screen in
      for name in ["save", "send"] {
        tasks.append(UIApplication.shared.beginBackgroundTask(withName: name) { expired.append(name) })
      }
      #expect(Set(tasks).count == 2)
      #expect(!tasks.contains(.invalid))
      UIApplication.shared.endBackgroundTask(tasks[0])
      #expect(expired.isEmpty)
      try await screen.device.enterBackgroundAndReturn()
      #expect(expired == ["send"])
    }
  }

  @Test("An app takes another icon, and hears when it has it")
  func icons() async throws {
    var errors: [(any Error)?] = []
    try await hosting(UIViewController()) { screen in
      let app = UIApplication.shared
      #expect(app.alternateIconName == nil)
      RunningApp.current.withApp { app.setAlternateIconName("Night") { errors.append($0) } }
      #expect(errors.isEmpty)
      try await screen.advance(by: .seconds(1))
      #expect(app.alternateIconName == "Night")
      #expect(errors.count == 1 && errors[0] == nil)
      app.setAlternateIconName(nil)
      #expect(app.alternateIconName == nil)
    }
  }

  @Test("The bar with the time covers the top of a screen, and is hidden where nothing is covered")
  func statusBars() async throws {
    let controller = UIViewController()
    try await hosting(controller) { screen in
      let upright: UIStatusBarManager = try #require(controller.view.window?.windowScene?.statusBarManager)
      #expect(upright.statusBarFrame == CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 47))
      #expect(!upright.isStatusBarHidden)
      try await screen.device.rotate(to: .landscapeLeft)
      #expect(controller.view.window?.windowScene?.statusBarManager?.isStatusBarHidden == true)
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
