/// An instant of the calendar, as run loops and operation queues count it.
public struct CalendarInstant: Strideable, Hashable, Codable, Sendable {
  /// The difference between two instants.
  public typealias Stride = SchedulerStride

  /// The instant.
  public var date: Date

  /// Makes an instant.
  public init(_ date: Date) {
    self.date = date
  }

  /// How long after this instant another one is.
  public func distance(to other: CalendarInstant) -> SchedulerStride {
    .seconds(other.date.timeIntervalSince(date))
  }

  /// The instant so much later.
  public func advanced(by stride: SchedulerStride) -> CalendarInstant {
    CalendarInstant(date.addingTimeInterval(stride.timeInterval))
  }
}
