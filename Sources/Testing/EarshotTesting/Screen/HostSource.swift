import AccessibilityModel
import AppHost
import EarshotSession
import TreeFormat

/// The app that this process hosts, as the source of a session that begins now.
struct HostSource: Source {
  private let host: RunningApp
  private let makeContent: @MainActor () -> any HostedContent
  /// The app's time when the session begins.
  private let beginning: VirtualInstant

  /// Makes a source of an app.
  ///
  /// - Parameters:
  ///   - host: The app; where it does not run yet, `start` starts it.
  ///   - makeContent: Makes what the app shows, as its own code.
  @MainActor
  init(_ host: RunningApp, _ makeContent: @escaping @MainActor () -> any HostedContent) {
    self.host = host
    self.makeContent = makeContent
    beginning = host.clock.now
  }

  /// App code runs on the main actor.
  nonisolated var actor: (any Actor)? { MainActor.shared }

  @MainActor
  func prepare(settings: Set<String>) {
    guard !host.isRunning else { return }
    host.environment = host.environment.found(on: settings)
  }

  @MainActor
  func start() -> [Event] {
    guard host.isRunning else {
      host.start(host.withApp(makeContent))
      return host.takeEvents()
    }
    _ = host.takeEvents()
    let diff = AccessibilityTree(order: host.tree.order).diff(to: host.tree)
    return [.changed(host.version, diff)]
  }

  @MainActor
  func perform(_ request: Request) -> [Event] {
    host.perform(request)
    return host.takeEvents()
  }

  @MainActor
  func advance(to instant: VirtualInstant) -> [Event] {
    host.run(until: beginning.advanced(by: VirtualInstant.start.duration(to: instant)))
    return host.takeEvents()
  }

  @MainActor
  func picture(_ request: PictureRequest) -> (picture: Picture?, events: [Event]) {
    let picture = host.picture(request)
    return (picture, host.takeEvents())
  }

  @MainActor
  func change(_ change: EnvironmentChange) -> [Event]? {
    host.take(change)
    return host.takeEvents()
  }

  @MainActor
  var readingOrder: ReadingOrder { host.tree.order }

  @MainActor
  var nextDeadline: VirtualInstant? {
    host.nextDeadline.map { VirtualInstant.start.advanced(by: beginning.duration(to: $0)) }
  }
}
