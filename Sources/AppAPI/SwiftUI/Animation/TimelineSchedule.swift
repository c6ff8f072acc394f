/// The instants at which a timeline shows something new.
public protocol TimelineSchedule {
  /// The instants, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How a timeline is shown.
  typealias Mode = TimelineScheduleMode

  /// The instants from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How a timeline is shown.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// With all its instants.
  case normal
  /// With as few as the device can do with.
  case lowFrequency
}

/// Instants that come again and again.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes instants with so many seconds between them.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The instants from a date on; the first is the last one before it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let step = max(interval, 0.001)
    let first = max(0, ((startDate.timeIntervalSince(start)) / step).rounded(.down))
    let start = start
    return AnySequence(
      sequence(state: first) { count -> Date? in
        defer { count += 1 }
        return start.addingTimeInterval(count * step)
      })
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The instants from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    let start = Date(timeIntervalSinceReferenceDate: minute)
    return PeriodicTimelineSchedule(from: start, by: 60).entries(from: startDate, mode: mode)
  }
}

/// Instants that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of dates in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// All the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Instants for a moving picture; nobody hears single frames, so they come once a second unless told otherwise.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Makes instants with at least so many seconds between them.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(1, minimumInterval ?? 1)
    isPaused = paused
  }

  /// The instants from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    if isPaused { return AnySequence([startDate]) }
    return PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Instants with so many seconds between them.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Instants for a moving picture.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Instants for a moving picture, with at least so many seconds between them.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Instants that are listed.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
