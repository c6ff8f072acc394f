import Dispatch

// Stands for the conformance that the system has elsewhere.
// swift-format-ignore: AvoidRetroactiveConformances
extension OperationQueue: @retroactive Scheduler {
  /// An instant as operation queues count it.
  public typealias SchedulerTimeType = CalendarInstant

  /// How work is put on the queue; there is nothing to choose.
  public struct SchedulerOptions: Sendable {}

  /// The present instant.
  public var now: CalendarInstant { CalendarInstant(Date()) }

  /// The least difference that the queue tells apart.
  public var minimumTolerance: SchedulerStride { SchedulerStride(nanoseconds: 0) }

  /// Does something as soon as the queue is free.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    guard self === OperationQueue.main else { return addOperation { action() } }
    DispatchQueue.main.async { action() }
  }

  /// Does something at an instant.
  public func schedule(
    after date: CalendarInstant, tolerance: SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
      self.schedule(options: options, action)
    }
  }

  /// Does something at an instant and again after each interval, until it is cancelled.
  public func schedule(
    after date: CalendarInstant, interval: SchedulerStride, tolerance: SchedulerStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition()
    func wait(until instant: CalendarInstant) {
      schedule(after: instant, tolerance: tolerance, options: options) {
        repetition.perform(action) { wait(until: instant.advanced(by: interval)) }
      }
    }
    wait(until: date)
    return repetition
  }
}
