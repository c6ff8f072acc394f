import Dispatch
import Glibc
import Synchronization

/// The order in which work of an app on other threads runs: one piece at a time, in the order in which it was put there.
///
/// Pieces have their turns while the app's thread is at rest, or waits for something. A piece that waits for something, or
/// takes long, goes on beside the others. What two pieces put on the main queue is therefore there in the same order on
/// every machine.
final class BackgroundTurns: Sendable {
  private struct Piece: Sendable {
    let number: Int64
    /// What its thread waits for; `nil` as long as it has no thread.
    var gate: DispatchSemaphore?
  }

  private struct State: Sendable {
    var pieces: [Piece] = []
    var next: Int64 = 1
    /// Whose turn it is, and since when.
    var running: Int64?
    var latest = DispatchTime.now()
    /// How deep the app's thread is in code of the app, and the clock of what it has computed.
    var work = 0
    var appClock: clockid_t?
    /// True while somebody on the app's thread decides who is next, and while it waits for a piece.
    var isSettling = false
    var isLeading = false
    /// How many waits of the app's thread go on.
    var waits = 0
    /// How often the app's thread has begun or ended something.
    var epoch = 0
    /// In which epoch pieces last began their turns by themselves.
    var ownEpoch = -1
    var isClosed = false

    /// How long, in milliseconds, the app's thread may be away before pieces begin by themselves; `nil` where it is not.
    ///
    /// It waits for something, or has left the app with nobody to decide who is next. Most waits are over at once, and
    /// code of the app is mostly followed by what lets it come to rest.
    var patience: Int? { waits > 0 ? 1 : work == 0 && !isSettling ? 20 : nil }

    func has(_ number: Int64) -> Bool { pieces.contains { $0.number == number } }

    mutating func remove(_ number: Int64) {
      pieces.removeAll { $0.number == number }
      if running == number { running = nil }
      latest = .now()
    }

    /// Begins the turn of the first piece, where it has a thread and no other has its turn.
    mutating func beginFirst() {
      guard running == nil, let first = pieces.first, let gate = first.gate else { return }
      running = first.number
      latest = .now()
      gate.signal()
    }

    /// Waits no longer for what has had its time: the piece whose turn it is, or those that have no thread.
    mutating func passOver() {
      if let running {
        remove(running)
      } else {
        let waiting = pieces.firstIndex { $0.gate != nil } ?? pieces.endIndex
        pieces.removeSubrange(..<waiting)
      }
    }
  }

  private let state = Mutex(State())
  private let changed = DispatchSemaphore(value: 0)

  /// How long a piece has its turn, and how long it may take to get a thread, in milliseconds.
  private static let turn = 100

  // MARK: Pieces

  /// Gives a piece its place behind all others.
  func enter() -> Int64 {
    state.withLock { state in
      let number = state.next
      state.next += 1
      if state.pieces.isEmpty { state.latest = .now() }
      state.pieces.append(Piece(number: number))
      return number
    }
  }

  /// Waits, on the thread of a piece, until it is its turn.
  func begin(_ number: Int64) {
    let gate = DispatchSemaphore(value: 0)
    let waits = state.withLock { state in
      guard !state.isClosed, let index = state.pieces.firstIndex(where: { $0.number == number }) else {
        return false
      }
      state.pieces[index].gate = gate
      if state.patience != nil, state.epoch == state.ownEpoch { state.beginFirst() }
      return true
    }
    changed.signal()
    var look = Look()
    while waits {
      _ = gate.wait(timeout: .now() + .milliseconds(look.pause))
      let isOver = state.withLock { state in
        guard state.has(number), state.running != number else { return true }
        let isAway = look.isAppAway(state.patience, in: state.epoch)
        let isStuck = look.isAppStuck(state.work > 0 && !state.isLeading ? state.appClock : nil)
        guard isAway || isStuck else { return false }
        state.ownEpoch = state.epoch
        if DispatchTime.now() > state.latest + .milliseconds(Self.turn) { state.passOver() }
        state.beginFirst()
        return state.running == number
      }
      if isOver { return }
    }
  }

  /// What a piece that waits for its turn has seen of the app's thread.
  private struct Look {
    /// How long until it looks again, in milliseconds.
    var pause = 1
    private var epoch = -1
    private var since = DispatchTime.now()
    private var used: Int64?
    private var stillness = 0

    /// True where the app's thread has been away for longer than it may.
    mutating func isAppAway(_ patience: Int?, in present: Int) -> Bool {
      pause = patience ?? min(pause * 2, 64)
      guard let patience, epoch == present else {
        (epoch, since) = (patience == nil ? -1 : present, .now())
        return false
      }
      return DispatchTime.now() >= since + .milliseconds(patience)
    }

    /// True where the app's thread has computed nothing for long, so that it waits for something unseen.
    mutating func isAppStuck(_ clock: clockid_t?) -> Bool {
      guard let clock else {
        (used, stillness) = (nil, 0)
        return false
      }
      var time = timespec()
      guard clock_gettime(clock, &time) == 0 else { return true }
      let present = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
      stillness = used.map { present - $0 < 100_000 } == true ? stillness + pause : 0
      used = present
      return stillness > 2 * turn
    }
  }

  /// Ends the turn of a piece, which has ended or waits for something.
  func end(_ number: Int64) {
    state.withLock { state in
      state.remove(number)
      if state.patience != nil, state.epoch == state.ownEpoch { state.beginFirst() }
    }
    changed.signal()
  }

  // MARK: The app's thread

  /// Takes in that the thread begins or ends code of the app.
  func countWork(_ change: Int) {
    state.withLock { state in
      if state.work == 0 {
        var clock = clockid_t()
        state.appClock = pthread_getcpuclockid(pthread_self(), &clock) == 0 ? clock : nil
      }
      state.work += change
      state.epoch += 1
    }
  }

  /// Takes in that the app's thread begins or ends to wait for something.
  func countWaits(_ change: Int) {
    state.withLock { state in
      state.waits += change
      state.epoch += 1
      // The first piece looks soon whether the wait goes on.
      if change > 0, state.running == nil { _ = state.pieces.first?.gate?.signal() }
    }
  }

  /// Says whether the app's thread decides who is next.
  func setSettling(_ isSettling: Bool) {
    state.withLock { state in
      state.isSettling = isSettling
      state.epoch += 1
    }
  }

  /// Lets the first piece have its turn, if there is one, and waits for its end.
  ///
  /// - Returns: False where there is none.
  func lead() -> Bool {
    let first: Int64? = state.withLock { state in
      guard let first = state.running ?? state.pieces.first?.number else { return nil }
      state.isLeading = true
      return first
    }
    guard let first else { return false }
    defer { state.withLock { $0.isLeading = false } }
    let start = DispatchTime.now()
    var probes: ThreadProbes?
    while true {
      let hasThread: Bool? = state.withLock { state in
        guard state.has(first) else { return nil }
        state.beginFirst()
        return state.running == first
      }
      guard let hasThread else { return true }
      if changed.wait(timeout: .now() + .milliseconds(Self.turn / 5)) == .success { continue }
      // It is passed over where it waits for something or takes long, not where the machine is busy.
      let present = probes ?? ThreadProbes(changed)
      probes = present
      let isFree = hasThread ? present.hasMachineTime : present.hasThreads
      let isLate = DispatchTime.now() > start + .milliseconds(Self.turn) && isFree
      guard isLate || DispatchTime.now() > start + .milliseconds(20 * Self.turn) else { continue }
      state.withLock { if $0.has(first) { $0.passOver() } }
      return true
    }
  }

  /// Lets everything go on.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for piece in state.pieces { piece.gate?.signal() }
      state.pieces = []
      state.running = nil
    }
  }
}

/// Finds out when threads had time for other work: every pool of threads is asked, for a pool may be exhausted alone.
private final class ThreadProbes: Sendable {
  /// The pools in which no thread has been free yet, by the priority of their work; `nil` is that of serial queues.
  private let waiting = Mutex<Set<DispatchQoS.QoSClass?>>([
    .background, .utility, .default, .userInitiated, .userInteractive, nil,
  ])

  /// True where the machine had time for work of the lowest priority.
  var hasMachineTime: Bool { waiting.withLock { !$0.contains(.background) } }
  /// True where each pool had a thread for other work.
  var hasThreads: Bool { waiting.withLock { $0.isEmpty } }

  /// Puts a piece of work into each pool; each signals when it has run.
  init(_ changed: DispatchSemaphore) {
    for pool in waiting.withLock({ $0 }) {
      let queue = pool.map { DispatchQueue.global(qos: $0) } ?? DispatchQueue(label: "")
      queue.async { [self] in
        waiting.withLock { _ = $0.remove(pool) }
        changed.signal()
      }
    }
  }
}
