import AppHost
import Foundation

/// Starts the app that runs, and leads it from one state to the next.
@MainActor
package final class AppLaunch: AppStateKey {
  /// Makes who shows a window, of the class of that name where one is wanted; `nil` where nobody does.
  package typealias SceneDelegateMaker = @MainActor (_ wanted: String?) -> (any UISceneDelegate)?

  /// Who the app has for its delegates; the application and its scene hold on to neither.
  private var delegate: (any UIApplicationDelegate)?
  private var scene: UIWindowScene?
  /// The delegate that code of a preview asked for; `nil` where no app is declared beside it.
  private(set) lazy var delegateOfPreview = AppDelegateMaker.delegate()

  package static func initialValue(in host: RunningApp) -> AppLaunch { AppLaunch() }

  private var application: UIApplication { .shared }

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - delegate: Its delegate, if it has one; one that the app has made itself by now has heard of the launch.
  ///   - sceneDelegate: Makes who shows its first window, where the app's delegate names no class.
  func start(_ delegate: (any UIApplicationDelegate)?, sceneDelegate: SceneDelegateMaker = { _ in nil }) {
    self.delegate = delegate ?? application.launchedDelegate
    let information = LaunchInformation(in: application)
    var window: UIWindow?
    if let delegate {
      application.delegate = delegate
      // An app without scenes finds its window when it is told of the launch.
      if information.scenes.isEmpty, let name = information.mainStoryboard {
        window = self.window(ofStoryboard: name)
        delegate.window = window
      }
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    post(UIApplication.didFinishLaunchingNotification)
    connectScene(sceneDelegate, information, window)
    becomeActive()
  }

  /// A window with the first controller of a storyboard; `nil` where there is no such file.
  private func window(ofStoryboard name: String) -> UIWindow? {
    guard let controller = ViewSources.initialController?(name) else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    return window
  }

  private func connectScene(
    _ makeDelegate: SceneDelegateMaker, _ information: LaunchInformation, _ mainWindow: UIWindow?
  ) {
    let session = UISceneSession(role: .windowApplication)
    if let name = information.scene(named: nil)?.name {
      session.configuration = UISceneConfiguration(name: name, sessionRole: .windowApplication)
    }
    let options = UIScene.ConnectionOptions()
    if let delegate {
      session.configuration = delegate.application(
        application, configurationForConnecting: session, options: options)
    }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    self.scene = scene
    application.connectedScenes = [scene]
    let wanted = information.scene(named: session.configuration.name)?.delegateClass
    let made = (session.configuration.delegateClass as? NSObject.Type).map { $0.make(byClass: 0) }
    // An app that has shown a window by now, and says nowhere that it has scenes, has none.
    let hasScenes = wanted != nil || application.windows.isEmpty
    scene.delegate = made as? any UISceneDelegate ?? (hasScenes ? makeDelegate(wanted) : nil)
    let window = mainWindow ?? sceneWindow(session, information)
    window?.windowScene = scene
    if mainWindow == nil, let window { (scene.delegate as? any UIWindowSceneDelegate)?.window = window }
    scene.activationState = .foregroundInactive
    post(UIScene.willConnectNotification, of: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    // An app that made its own window, or put another one in the place of this, shows that one.
    let kept = (scene.delegate as? any UIWindowSceneDelegate)?.window ?? delegate?.window
    if let window, application.windows.isEmpty, kept == nil || kept === window { window.makeKeyAndVisible() }
  }

  /// The window that the scene of an app has before its delegate hears of it.
  private func sceneWindow(_ session: UISceneSession, _ information: LaunchInformation) -> UIWindow? {
    guard delegate != nil, application.windows.isEmpty else { return nil }
    if let scene = information.scene(named: session.configuration.name) {
      return scene.storyboard.flatMap(window)
    }
    // Code that lies in a folder without a property list has its usual storyboard.
    return information.isThere ? nil : window(ofStoryboard: "Main")
  }

  /// Who hears that the app comes and goes; an app whose scene has a delegate hears it there alone.
  private var stateDelegate: (any UIApplicationDelegate)? { scene?.delegate == nil ? delegate : nil }

  /// Brings the app to the front.
  func becomeActive() {
    guard application.applicationState != .active else { return }
    if let scene {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.change(to: .foregroundInactive)
      post(UIScene.willEnterForegroundNotification, of: scene)
    }
    if application.applicationState == .background {
      stateDelegate?.applicationWillEnterForeground(application)
      post(UIApplication.willEnterForegroundNotification)
    }
    application.applicationState = .active
    if let scene {
      scene.change(to: .foregroundActive)
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, of: scene)
    }
    stateDelegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Takes the app off the screen, as the home gesture does.
  func enterBackground() {
    guard application.applicationState != .background else { return }
    application.applicationState = .inactive
    if let scene {
      scene.change(to: .foregroundInactive)
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, of: scene)
    }
    stateDelegate?.applicationWillResignActive(application)
    post(UIApplication.willResignActiveNotification)
    application.applicationState = .background
    if let scene {
      scene.change(to: .background)
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, of: scene)
    }
    stateDelegate?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification)
    application.expireBackgroundTasks()
  }

  /// Ends the app.
  func terminate() {
    delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
    if let scene {
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, of: scene)
    }
    for window in application.windows { window.close() }
    application.connectedScenes = []
    scene = nil
    delegate = nil
  }

  private func post(_ name: NSNotification.Name, of object: NSObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? application)
  }
}

extension UIWindowScene {
  /// Takes in that it is in use more, or less, than before, and tells what its windows show.
  ///
  /// - Complexity: O(n) for n views.
  fileprivate func change(to state: ActivationState) {
    guard state != activationState else { return }
    activationState = state
    var views: [UIView] = windows
    while let view = views.popLast() {
      view.subtree?.source?.sceneActivationChanged()
      views += view.subviews
    }
  }
}

extension NSObject {
  /// Makes an object through whichever class it is called on.
  @_silgen_name("earshot_NSObject_madeByClass")
  fileprivate convenience init(madeByClass unused: Int) {
    self.init()
  }

  /// Makes an object of a class that is known only when the program runs; `UITableViewCell` tells how.
  @_silgen_name("earshot_NSObject_madeByClass")
  fileprivate static func make(byClass unused: Int) -> NSObject
}
