import Dispatch

// Stands for the conformance that the system has elsewhere.
// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive Scheduler {
  /// An instant as queues count it.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The difference between two instants.
    public typealias Stride = SchedulerStride

    /// The instant.
    public var dispatchTime: DispatchTime

    /// Makes an instant.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// How long after this instant another one is.
    public func distance(to other: SchedulerTimeType) -> SchedulerStride {
      SchedulerStride(
        nanoseconds: Int(truncatingIfNeeded: other.dispatchTime.uptimeNanoseconds)
          &- Int(truncatingIfNeeded: dispatchTime.uptimeNanoseconds))
    }

    /// The instant so much later.
    public func advanced(by stride: SchedulerStride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + .nanoseconds(stride.magnitude))
    }

    /// Instants are told apart by their uptime.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }

  /// How work is put on the queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// How the work behaves.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: DispatchGroup?

    /// Makes options; what is left out is as usual.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The least difference that the queue tells apart.
  public var minimumTolerance: SchedulerStride { SchedulerStride(nanoseconds: 0) }

  /// Does something as soon as the queue is free.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    nonisolated(unsafe) let action = action
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Does something at an instant.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
  }

  /// Does something at an instant and again after each interval, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition()
    func wait(until instant: SchedulerTimeType) {
      schedule(after: instant, tolerance: tolerance, options: options) {
        repetition.perform(action) { wait(until: instant.advanced(by: interval)) }
      }
    }
    wait(until: date)
    return repetition
  }
}
