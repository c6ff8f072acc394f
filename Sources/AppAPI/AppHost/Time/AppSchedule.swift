import AccessibilityModel
import CVirtualTime
import Dispatch
import Synchronization

/// The work of one app and its virtual now; any thread may add work, one thread runs it.
final class AppSchedule: @unchecked Sendable {
  private struct State: Sendable {
    var queue = WorkQueue()
    var background = 0
    var givenUp = 0
    var isClosed = false
  }

  private let state = Mutex(State())
  private let changed = DispatchSemaphore(value: 0)
  /// In which order work on other threads runs.
  let turns = BackgroundTurns()
  private let options: AppClock.Options
  private var clock: OpaquePointer?
  /// Every region the app was given: code on other threads may still be reading an earlier one.
  private let regions = Mutex<[AppRegion]>([])

  init(_ options: AppClock.Options, epoch: Int64) {
    self.options = options
    clock = VirtualTime.functions.make(
      Unmanaged.passUnretained(self).toOpaque(), clockCalls, epoch, AppClock.uptimeAtStart)
  }

  deinit {
    guard let clock else { return }
    VirtualTime.functions.destroy(clock)
  }

  var now: Int64 { clock.map { VirtualTime.functions.now($0) } ?? 0 }

  var nextDeadline: Int64? { state.withLock { $0.queue.nextDeadline } }

  /// Sets what the app's code finds as the person's language and region.
  func setRegion(_ region: AppRegion) {
    regions.withLock { $0.append(region) }
    if let clock { VirtualTime.functions.set_region(clock, region.words) }
  }

  // MARK: Adding

  func add(_ job: AppJob, after delay: Int64) {
    let deadline = now + delay
    let isClosed = state.withLock { state in
      guard !state.isClosed else { return true }
      if delay > 0 {
        state.queue.append(job, at: deadline)
      } else {
        state.queue.append(job)
      }
      return false
    }
    if isClosed { job.discard() }
    changed.signal()
  }

  func setTimers(at deadline: Int64?) {
    state.withLock { $0.queue.setTimers(at: deadline) }
  }

  func countBackground(_ change: Int) {
    state.withLock { state in
      state.background += change
      state.givenUp = min(state.givenUp, state.background)
    }
    changed.signal()
  }

  /// How much work runs on other threads.
  var backgroundCount: Int { state.withLock { $0.background } }

  /// Waits until no more than so much work runs on other threads; called on the app's thread.
  ///
  /// What waits for the app's thread itself, or for something that comes later, is not waited for any longer.
  func awaitBackground(atMost count: Int) {
    let token = VirtualTime.functions.step_out()
    defer { VirtualTime.functions.leave(token) }
    let deadline = DispatchTime.now() + Self.turn
    while backgroundCount > count {
      if turns.lead() {
        if DispatchTime.now() > deadline { return }
      } else if changed.wait(timeout: deadline) == .timedOut {
        return
      }
    }
  }

  /// How long work on another thread has its turn while other work is due at the same instant.
  private static let turn = DispatchTimeInterval.milliseconds(100)

  // MARK: Running

  func withApp<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let clock else { return try body() }
    let token = begin(clock)
    defer { end(token) }
    return try body()
  }

  /// Runs what is ready until nothing is and no work of the app is left on other threads.
  func settle() -> [Diagnostic] {
    let token = VirtualTime.functions.step_out()
    turns.setSettling(true)
    defer {
      turns.setSettling(false)
      VirtualTime.functions.leave(token)
    }
    var limit: DispatchTime?
    var steps = 0
    var instant = now
    while true {
      while let job = nextJob() {
        run(job)
        steps = now == instant ? steps + 1 : 0
        instant = now
        if steps >= options.stepLimit { return [.endlessWork(at: instant, steps: steps)] }
        limit = nil
      }
      if turns.lead() { continue }
      if isAtRest { return [] }
      if limit == nil { waitForFreeThread() }
      let deadline = limit ?? backgroundDeadline
      limit = deadline
      guard changed.wait(timeout: deadline) == .timedOut else { continue }
      let late = state.withLock { state in
        guard state.queue.isIdle else { return 0 }
        state.givenUp = state.background
        return state.background
      }
      if late > 0 { return [.endlessBackground(at: now, count: late, limit: options.backgroundLimit)] }
    }
  }

  /// Lets time pass, job by job, up to an instant.
  func run(until instant: Int64, eachInstant: () -> Void = {}) -> [Diagnostic] {
    var diagnostics = settle()
    eachInstant()
    while let deadline = nextDeadline, deadline <= instant {
      step(to: deadline)
      diagnostics += settle()
      eachInstant()
    }
    step(to: instant)
    return diagnostics
  }

  /// Ends the app's time: what waits is given up, threads that sleep in virtual time wake.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      return state.queue.removeAll()
    }
    if let clock { VirtualTime.functions.close(clock) }
    turns.close()
    for job in waiting { job.discard() }
  }

  /// Takes what any thread of the process puts on the main queue.
  func ownProcess() {
    if let clock { VirtualTime.functions.own_process(clock) }
  }

  /// Waits until some other thread has run work: the limit counts what the work takes, not what it waits for a thread.
  ///
  /// Where all threads are busy for good, it waits for ten times the limit.
  private func waitForFreeThread() {
    let ran = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { ran.signal() }
    _ = ran.wait(timeout: .now() + .nanoseconds(10 * Int(options.backgroundLimit / .nanoseconds(1))))
  }

  /// When work on other threads will have taken as long as it may, if it began to be waited for now.
  private var backgroundDeadline: DispatchTime {
    .now() + .nanoseconds(Int(options.backgroundLimit / .nanoseconds(1)))
  }

  /// True where nothing is ready and no other thread works; both at once, for such work ends by adding more.
  private var isAtRest: Bool {
    state.withLock { $0.queue.isIdle && $0.background <= $0.givenUp }
  }

  private func nextJob() -> AppJob? {
    let now = now
    return state.withLock { state in
      state.queue.makeReady(at: now)
      return state.queue.next()
    }
  }

  private func step(to instant: Int64) {
    guard let clock, instant > now else { return }
    VirtualTime.functions.set_now(clock, instant)
  }

  private func begin(_ clock: OpaquePointer) -> UInt {
    turns.countWork(1)
    return VirtualTime.functions.enter(clock)
  }

  private func end(_ token: UInt) {
    VirtualTime.functions.leave(token)
    turns.countWork(-1)
  }

  private func run(_ job: AppJob) {
    guard let clock else { return }
    let token = begin(clock)
    defer { end(token) }
    switch job {
    case .call(let work): work.run(work.context)
    case .job(let job, let onMain): VirtualTime.functions.run_job(job, onMain)
    case .timers: VirtualTime.functions.fire_timers(clock)
    }
  }
}
