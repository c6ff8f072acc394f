/// What is ready to be run, in order, and what becomes ready later; equal deadlines keep their order.
struct WorkQueue: Sendable {
  private struct Later: Sendable {
    var deadline: Int64
    var order: UInt64
    var job: AppJob

    func isBefore(_ other: Later) -> Bool {
      (deadline, order) < (other.deadline, other.order)
    }
  }

  private var ready: [AppJob] = []
  private var firstReady = 0
  private var heap: [Later] = []
  private var count: UInt64 = 0
  private var timers: Later?

  /// True where nothing is ready.
  var isIdle: Bool { firstReady == ready.count }

  /// The earliest instant at which something becomes ready.
  var nextDeadline: Int64? {
    switch (heap.first?.deadline, timers?.deadline) {
    case (let work?, let timer?): min(work, timer)
    case (let work, let timer): work ?? timer
    }
  }

  /// Adds a job behind those that are ready.
  mutating func append(_ job: AppJob) {
    ready.append(job)
  }

  /// Takes the first job that is ready.
  mutating func next() -> AppJob? {
    guard firstReady < ready.count else { return nil }
    let job = ready[firstReady]
    firstReady += 1
    if firstReady == ready.count {
      ready.removeAll(keepingCapacity: true)
      firstReady = 0
    } else if firstReady > 1000, firstReady * 2 > ready.count {
      ready.removeFirst(firstReady)
      firstReady = 0
    }
    return job
  }

  /// Adds a job that becomes ready at an instant.
  ///
  /// - Complexity: O(log n).
  mutating func append(_ job: AppJob, at deadline: Int64) {
    heap.append(Later(deadline: deadline, order: nextOrder(), job: job))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Says when the run loop's timers are due; `nil` for never.
  mutating func setTimers(at deadline: Int64?) {
    guard deadline != timers?.deadline else { return }
    timers = deadline.map { Later(deadline: $0, order: nextOrder(), job: .timers) }
  }

  /// Makes everything ready whose instant has come.
  mutating func makeReady(at now: Int64) {
    while true {
      let work = heap.first.flatMap { $0.deadline <= now ? $0 : nil }
      let timer = timers.flatMap { $0.deadline <= now ? $0 : nil }
      if let timer, work.map(timer.isBefore) ?? true {
        timers = nil
        ready.append(timer.job)
      } else if let work {
        removeFirst()
        ready.append(work.job)
      } else {
        return
      }
    }
  }

  /// Takes out everything.
  mutating func removeAll() -> [AppJob] {
    let all = Array(ready[firstReady...]) + heap.map(\.job)
    self = WorkQueue()
    return all
  }

  private mutating func nextOrder() -> UInt64 {
    count += 1
    return count
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].isBefore(heap[least]) {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
