extension Timer {
  /// Publishes the date again and again while somebody is connected.
  ///
  ///     let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  /// - Parameters:
  ///   - interval: Seconds between two dates.
  ///   - tolerance: How late a date may come.
  ///   - runLoop: Where dates are published.
  ///   - mode: In which mode of the run loop.
  ///   - options: How the timer is put on the run loop.
  /// - Returns: A publisher that begins when it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes the date again and again while somebody is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the timer fired.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// Seconds between two dates.
    public let interval: TimeInterval
    /// How late a date may come.
    public let tolerance: TimeInterval?
    /// Where dates are published.
    public let runLoop: RunLoop
    /// In which mode of the run loop.
    public let mode: RunLoop.Mode
    /// How the timer is put on the run loop.
    public let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    /// Makes a publisher that begins when it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Lets a subscriber have the dates.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      dates.receive(subscriber: subscriber)
    }

    /// Begins to publish; ends when what is returned is cancelled.
    public func connect() -> any Cancellable {
      nonisolated(unsafe) let dates = dates
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in dates.send(Date()) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      nonisolated(unsafe) let running = timer
      return AnyCancellable { running.invalidate() }
    }
  }
}
