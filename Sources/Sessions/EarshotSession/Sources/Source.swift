import AccessibilityModel
import TreeFormat

/// Where a screen comes from and who carries out what technologies ask: an app, or a screen that was saved.
///
/// Everything it tells is one ordered stream: each call returns what happened because of it, an answer
/// after everything its request caused.
public protocol Source: Sendable {
  /// Lets the app find settings as they are when its first code runs; called before `start`.
  ///
  /// Those that are named are on, those of technologies that are not named are off.
  func prepare(settings: Set<String>) async
  /// Begins, and tells the first screen as a change of the empty tree.
  func start() async throws -> [Event]
  /// Carries out a request; the last event is its answer.
  func perform(_ request: Request) async throws -> [Event]
  /// Lets the app's own clocks run up to the instant.
  func advance(to instant: VirtualInstant) async throws -> [Event]
  /// Draws what is shown; the picture is `nil` where that is impossible.
  func picture(_ request: PictureRequest) async throws -> (picture: Picture?, events: [Event])
  /// Changes settings of the device; `nil` where what is shown follows none.
  func change(_ change: EnvironmentChange) async throws -> [Event]?
  /// How the screen's elements were put in order.
  var readingOrder: ReadingOrder { get async }
  /// When something of the app's own falls due; `nil` where nothing does.
  var nextDeadline: VirtualInstant? { get async }
  /// The actor that carries out its requests; a session runs on the same executor, so that no call changes threads.
  ///
  /// `nil`, the default, where any thread will do.
  nonisolated var actor: (any Actor)? { get }
}

extension Source {
  /// Nobody asks.
  public func prepare(settings: Set<String>) {}
  /// Nothing is drawn: what is known of the screen is no picture of it.
  public func picture(_ request: PictureRequest) async throws -> (picture: Picture?, events: [Event]) {
    (nil, [])
  }
  /// Nothing follows.
  public func change(_ change: EnvironmentChange) -> [Event]? { nil }
  /// Any thread will do.
  public nonisolated var actor: (any Actor)? { nil }
}
