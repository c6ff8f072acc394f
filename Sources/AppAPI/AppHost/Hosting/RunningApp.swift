import AccessibilityModel
import AppResources
import TreeFormat

/// One running app: its content, its clock, its tree and what it tells assistive technologies.
///
///     let host = RunningApp()
///     host.start(content)
///     host.run(until: .start.advanced(by: .seconds(1)))
///     host.takeEvents()   // [.changed(…)]
///
/// Code of the app runs only inside `start`, `perform`, `run` and `withApp`; between them nothing happens.
@MainActor
package final class RunningApp {
  /// The clock that the app's code reads.
  package let clock: AppClock
  /// Who is who in the tree.
  package let identities = ElementIDRegistry()
  /// The words of the system that the app was given in languages other than English.
  let systemWords = SystemWords()
  /// What code on any thread may ask for.
  nonisolated let sharedSettings = SharedSettings()
  /// True where one task has the app for itself, so that it is nobody else's current one.
  let isLent: Bool
  /// What the content showed when the app last came to rest.
  package internal(set) var tree: AccessibilityTree
  /// The count of the tree's states.
  package internal(set) var version = TreeVersion.initial
  /// The device and the person's settings.
  package var environment: LaunchOptions {
    didSet { environmentDidChange(from: oldValue) }
  }

  /// What lies beside the app's code.
  package private(set) var resources: ResourceLibrary
  /// The color scheme that the app is shown in always; `nil` where it follows the device.
  private(set) lazy var fixedColorScheme = Self.fixedColorScheme(in: environment.resourceFolders)

  var content: (any HostedContent)?
  /// The last snapshot of the content.
  var shown: AccessibilityNode?
  /// How often everything on the screen was described, and not only what had changed.
  package internal(set) var snapshotCount = 0
  /// True where the tree made of a whole snapshot differs from it, for the snapshot did not make sense.
  var isRepaired = false
  var needsUpdate = false
  var events: [Event] = []
  var notifications: [Notification] = []
  /// How the screen is entered that comes, where it was pushed.
  var arrival: Arrival?
  var diagnostics: [Diagnostic] = []
  var reported: Set<Diagnostic> = []
  var states: [ObjectIdentifier: AnyObject] = [:]
  var atRest: [@MainActor () -> Bool] = []

  /// Makes a host without content.
  ///
  /// - Parameters:
  ///   - environment: The device and the person's settings.
  ///   - clock: Settings of the app's clock; it begins at the date of the environment where they name none.
  ///   - isLent: True where one task has the app for itself.
  package init(
    environment: LaunchOptions = LaunchOptions(), clock: AppClock.Options = AppClock.Options(),
    isLent: Bool = false
  ) {
    self.environment = environment
    self.isLent = isLent
    resources = ResourceLibrary(folders: environment.resourceFolders)
    ErrorDescription.provide()
    var clock = clock
    clock.epoch = clock.epoch ?? environment.beginning
    self.clock = AppClock(clock)
    self.clock.setLanguage(environment.locale, arguments: environment.arguments)
    tree = AccessibilityTree(order: environment.readingOrder)
    shareSettings()
  }

  /// True between `start` and `stop`.
  package var isRunning: Bool { content != nil }

  /// Says that the content no longer looks as the last snapshot described it.
  package func setNeedsUpdate() {
    needsUpdate = true
  }

  /// Has a closure called each time the app has come to rest, before what it shows is described.
  ///
  /// - Parameter body: Answers true where it called code of the app.
  package func whenAtRest(_ body: @escaping @MainActor () -> Bool) { atRest.append(body) }

  private func environmentDidChange(from old: LaunchOptions) {
    guard environment != old else { return }
    if environment.resourceFolders != old.resourceFolders {
      resources = ResourceLibrary(folders: environment.resourceFolders)
    }
    if environment.locale != old.locale || environment.arguments != old.arguments {
      clock.setLanguage(environment.locale, arguments: environment.arguments)
    }
    shareSettings()
    guard let content else { return }
    withApp { content.environmentDidChange(in: self) }
    needsUpdate = true
  }
}
