import AccessibilityModel
import TreeFormat

/// A recorded session in the place of an app: what the app told comes again, each event at its time.
///
///     let source = ReplayedSource(try EncodedSessionV1(text).entries())
///
/// Nothing on it can be activated; every request but the one that tells the cursor's place is declined.
public actor ReplayedSource: Source {
  private let events: [(instant: VirtualInstant, event: Event)]
  private let order: ReadingOrder
  private var position = 0

  /// Makes a source of a session.
  ///
  /// - Parameters:
  ///   - entries: What happened; answers to what the person did, and what technologies did, are left out.
  ///   - readingOrder: How the elements were put in order.
  public init(_ entries: [EncodedSessionV1.Entry], readingOrder: ReadingOrder = ReadingOrder()) {
    let told = entries.compactMap { entry -> (instant: VirtualInstant, event: Event)? in
      guard case .event(let event) = entry.happening else { return nil }
      if case .answered = event { return nil }
      return (entry.instant, event)
    }
    // The session begins with its first screen, whenever that came.
    let first = told.first { if case .changed = $0.event { true } else { false } }?.instant ?? .start
    events = told.map { (max(.start, .start.advanced(by: first.duration(to: $0.instant))), $0.event) }
    order = readingOrder
  }

  /// How long the session was, from its first screen to what was told last.
  public nonisolated var duration: Duration {
    events.last.map { VirtualInstant.start.duration(to: $0.instant) } ?? .zero
  }

  /// Begins anew, and tells the first screen.
  public func start() -> [Event] {
    position = 0
    return advance(to: .start)
  }

  /// Tells what was told up to the instant.
  public func advance(to instant: VirtualInstant) -> [Event] {
    let begin = position
    while position < events.count, events[position].instant <= instant { position += 1 }
    return events[begin..<position].map(\.event)
  }

  /// Declines; the cursor's place is taken note of.
  public func perform(_ request: Request) -> [Event] {
    guard case .focus(let id) = request.kind else { return [.answered(request.id, .declined)] }
    return [.answered(request.id, .handled(by: id))]
  }

  /// The order that was given.
  public var readingOrder: ReadingOrder { order }

  /// When the next event comes.
  public var nextDeadline: VirtualInstant? { position < events.count ? events[position].instant : nil }
}
