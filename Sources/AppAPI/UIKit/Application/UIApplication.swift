import AccessibilityModel
import AppHost
import Foundation
@_exported import UserNotifications

/// The app as a whole: its state, its scenes, and the end of the responder chain.
///
///     UIApplication.shared.applicationState == .active
///
open class UIApplication: UIResponder {
  /// How much the app is in use.
  public enum State: Int, Sendable {
    /// In front, and in use.
    case active = 0
    /// In front, and something lies above it.
    case inactive = 1
    /// Not to be seen.
    case background = 2
  }

  private enum Key: AppStateKey {
    static func initialValue(in host: RunningApp) -> UIApplication { UIApplication() }
  }

  /// The app that runs.
  public static var shared: UIApplication { RunningApp.current[Key.self] }

  private var backgroundTasks: [UIBackgroundTaskIdentifier: @MainActor () -> Void] = [:]
  private var nextTask = 1

  /// Who is told how the app fares, where the app runs as a whole.
  weak var launchedDelegate: (any UIApplicationDelegate)?
  /// Who is told how the app fares; a preview has a delegate of the app's class, made when it is first asked for.
  open var delegate: (any UIApplicationDelegate)? {
    get { launchedDelegate ?? RunningApp.current[AppLaunch.self].delegateOfPreview }
    set { launchedDelegate = newValue }
  }

  /// How much the app is in use.
  open internal(set) var applicationState = State.inactive

  /// The scenes that are there now.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of all scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// True where several scenes can be shown; here there is one.
  open var supportsMultipleScenes: Bool { false }

  /// The windows that are shown, from the rearmost to the one in front.
  open var windows: [UIWindow] { RunningApp.current[WindowList.self].windows }
  /// The window that takes what is typed.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// True where the screen does not go dark by itself; it never does here.
  open var isIdleTimerDisabled = false
  /// The number at the corner of the app's picture.
  open var applicationIconBadgeNumber = 0
  /// The name of the picture that stands for the app in place of the usual one.
  open internal(set) var alternateIconName: String?
  /// The text size that the person chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    RunningApp.current[HostedTraits.self].traits(in: .current).preferredContentSizeCategory
  }
  /// The direction in which the interface runs.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The delegate, where it takes part in handling events.
  open override var next: UIResponder? {
    guard let responder = launchedDelegate as? UIResponder, responder !== self else { return nil }
    return responder
  }

  /// Looks at everything anew, for what is said of the app as a whole holds for every element.
  package override func setNeedsDescription() {
    var waiting: [UIView] = windows
    while let view = waiting.popLast() {
      view.descriptionCache = nil
      view.contentsCache = nil
      waiting += view.subviews
    }
    RunningApp.current.setNeedsUpdate()
  }

  // MARK: Actions

  /// Calls a method of a target, or of the first responder that has it.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Whose method it is; asked from the sender, or else what is typed into, outwards where `nil`.
  ///   - sender: Who calls it.
  ///   - event: What a person did.
  /// - Returns: True where it was called.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    sendAction(action, to: target, from: sender, for: event, beginningAt: sender as? UIResponder)
  }

  func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?,
    beginningAt start: UIResponder?
  ) -> Bool {
    let sender = sender.map { $0 as AnyObject }
    if let target { return action.perform(on: target as AnyObject, sender: sender, event: event) }
    let typed = RunningApp.current[FirstResponderTracker.self].responder
    var next = start ?? typed ?? keyWindow?.rootViewController?.front
    if next == nil { return action.perform(on: nil, sender: sender, event: event) }
    while let responder = next {
      if action.perform(on: responder, sender: sender, event: event) { return true }
      next = responder.next
    }
    return false
  }

  // MARK: Other apps

  /// True for addresses that other apps open: the web, mail, telephone, messages, maps, settings.
  open func canOpenURL(_ url: URL) -> Bool {
    let known: Set = ["http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings"]
    return known.contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens an address in another app; it is told as a diagnostic, for there is no other app here.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: How it is opened; nothing depends on it.
  ///   - completion: Told whether there is an app that opens it.
  @preconcurrency
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    report(Diagnostic("The app opens \(url), which needs another app. Nothing is opened here."))
    guard let completion else { return }
    let isKnown = canOpenURL(url)
    TransitionCoordinator.later(animated: true) { completion(isKnown) }
  }

  // MARK: Time in the background

  /// Seconds that the app may go on in the background; no end is set here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Says that something has to be finished even in the background.
  @preconcurrency
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let identifier = UIBackgroundTaskIdentifier(rawValue: nextTask)
    nextTask += 1
    backgroundTasks[identifier] = handler ?? {}
    return identifier
  }

  /// Says that it is finished.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks[identifier] = nil
  }

  /// Lets what has to be finished know that its time is over.
  func expireBackgroundTasks() {
    for handler in backgroundTasks.values { handler() }
    backgroundTasks = [:]
  }
}

/// Names something that has to be finished even in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes an identifier from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Stands for none.
  public static let invalid = Self(rawValue: 0)
}
