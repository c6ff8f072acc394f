import Dispatch

// Stands for the conformance that the system has elsewhere.
// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive Scheduler {
  /// An instant as run loops count it.
  public typealias SchedulerTimeType = CalendarInstant

  /// How work is put on the run loop; there is nothing to choose.
  public struct SchedulerOptions: Sendable {}

  /// The present instant.
  public var now: CalendarInstant { CalendarInstant(Date()) }

  /// The least difference that the run loop tells apart.
  public var minimumTolerance: SchedulerStride { SchedulerStride(nanoseconds: 0) }

  /// Does something in the loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    guard self === RunLoop.main else { return perform { action() } }
    DispatchQueue.main.async { action() }
  }

  /// Does something at an instant.
  public func schedule(
    after date: CalendarInstant, tolerance: SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    add(timer, forMode: .default)
  }

  /// Does something at an instant and again after each interval, until it is cancelled.
  public func schedule(
    after date: CalendarInstant, interval: SchedulerStride, tolerance: SchedulerStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
    add(timer, forMode: .default)
    nonisolated(unsafe) let running = timer
    return AnyCancellable { running.invalidate() }
  }
}
