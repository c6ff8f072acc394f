@_exported import FoundationAdditions
import Synchronization

/// Something that goes on for a while, shown outside of the app's own screens.
///
///     let walk = try Activity.request(attributes: walkAttributes, content: .init(state: start, staleDate: nil))
///     await walk.end(nil, dismissalPolicy: .immediate)
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  /// What changes while it goes on.
  public typealias ContentState = Attributes.ContentState

  /// What tells it from others.
  public let id: String
  /// What stays the same.
  public let attributes: Attributes
  private let present: Mutex<Present>
  /// How long the system shows what was ended, in seconds.
  private static var longestRest: TimeInterval { 4 * 3600 }

  private struct Present {
    var content: ActivityContent<ContentState>
    var state = ActivityState.active
    /// How often the content was changed.
    var version = 0
    var contentListeners: [AsyncStream<ActivityContent<ContentState>>.Continuation] = []
    var stateListeners: [AsyncStream<ActivityState>.Continuation] = []
  }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    present = Mutex(Present(content: content))
  }

  /// What it shows.
  public var content: ActivityContent<ContentState> { present.withLock { $0.content } }
  /// What changes, as it is at present.
  public var contentState: ContentState { content.state }
  /// How far it is.
  public var activityState: ActivityState { present.withLock { $0.state } }
  /// The token for a server; none reaches it here.
  public var pushToken: Data? { nil }
  /// Tokens for a server as they change; none comes.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { _ in } }

  /// What it shows, each time that changes.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    let (stream, continuation) = AsyncStream.makeStream(of: ActivityContent<ContentState>.self)
    present.withLock { $0.contentListeners.append(continuation) }
    return stream
  }

  /// How far it is, each time that changes.
  public var activityStateUpdates: AsyncStream<ActivityState> {
    let (stream, continuation) = AsyncStream.makeStream(of: ActivityState.self)
    present.withLock { $0.stateListeners.append(continuation) }
    return stream
  }

  /// The activities of this type that are not gone.
  public static var activities: [Activity<Attributes>] { ActivityList.activities() }

  /// Begins an activity.
  ///
  /// - Throws: Nothing; a person is asked about activities when one is first seen.
  /// - Returns: The activity.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let activity = Activity(attributes, content)
    ActivityList.add(activity)
    activity.followStaleness(of: content)
    return activity
  }

  /// Begins an activity.
  ///
  /// - Throws: Nothing; a person is asked about activities when one is first seen.
  /// - Returns: The activity.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  /// Changes what it shows.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    let told: (listeners: [AsyncStream<ActivityContent<ContentState>>.Continuation], wasStale: Bool)?
    told = present.withLock { present in
      guard present.state == .active || present.state == .stale else { return nil }
      present.content = content
      present.version += 1
      return (present.contentListeners, present.state == .stale)
    }
    guard let told else { return }
    if told.wasStale { pass(to: .active) }
    for listener in told.listeners { listener.yield(content) }
    followStaleness(of: content)
  }

  /// Changes what it shows.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await update(ActivityContent(state: contentState, staleDate: nil), alertConfiguration: alertConfiguration)
  }

  /// Ends it, with what it shows last.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { await update(content) }
    guard !dismissalPolicy.isImmediate else { return pass(to: .dismissed) }
    pass(to: .ended)
    let latest = Date.now.addingTimeInterval(Self.longestRest)
    let end = min(dismissalPolicy.date ?? latest, latest)
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(max(0, end.timeIntervalSinceNow)))
      if activityState == .ended { pass(to: .dismissed) }
    }
  }

  /// Ends it, with what it shows last.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
  }

  /// Takes a state, and tells those who listen.
  private func pass(to state: ActivityState) {
    let listeners = present.withLock { present in
      present.state = state
      return present.stateListeners
    }
    if state == .dismissed { ActivityList.remove(self) }
    for listener in listeners { listener.yield(state) }
  }

  /// Makes it out of date when its content is, unless newer content came.
  private func followStaleness(of content: ActivityContent<ContentState>) {
    guard let date = content.staleDate else { return }
    let version = present.withLock { $0.version }
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(max(0, date.timeIntervalSinceNow)))
      guard activityState == .active, present.withLock({ $0.version }) == version else { return }
      pass(to: .stale)
    }
  }
}

/// The activities of the app that are not gone.
enum ActivityList {
  private static let kept = Mutex<[any AnyObject & Sendable]>([])

  static func activities<Attributes>() -> [Activity<Attributes>] {
    kept.withLock { $0.compactMap { $0 as? Activity<Attributes> } }
  }

  static func add(_ activity: any AnyObject & Sendable) { kept.withLock { $0.append(activity) } }

  static func remove(_ activity: any AnyObject & Sendable) {
    kept.withLock { $0.removeAll { $0 === activity } }
  }
}

/// Whether live activities are allowed; they are until a person says otherwise.
public final class ActivityAuthorizationInfo: Sendable {
  /// Reads what is allowed.
  public init() {}
  /// True: nobody has said otherwise.
  public var areActivitiesEnabled: Bool { true }
  /// False: a person allows frequent changes first.
  public var frequentPushesEnabled: Bool { false }
  /// Whether they are allowed, each time that changes; it does not.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { _ in } }
}
