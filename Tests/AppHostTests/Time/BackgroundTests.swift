import AccessibilityModel
import Dispatch
import Foundation
import Testing

@testable import AppHost

@MainActor
@Suite("B5: work on other threads", .timeLimit(.minutes(10)))
struct BackgroundTests {
  @Test("What the app does on other threads has ended before time passes")
  func backgroundBlock() {
    let log = TimeLog()
    log.run(seconds: 1) {
      DispatchQueue.global().async {
        let isMain = Thread.isMainThread
        DispatchQueue.main.async { log.note("back, \(isMain)") }
      }
      DispatchQueue(label: "own").async {
        let answer = DispatchQueue.main.sync { log.clock.now.nanoseconds }
        DispatchQueue.main.async { log.note("asked \(answer)") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { log.note("later") }
    }
    #expect(log.lines == ["0 back, false", "0 asked 0", "1 later"])
  }

  @Test("A task that goes from thread to thread comes to its end before time passes")
  func yielding() {
    let log = TimeLog()
    log.run(seconds: 1) {
      Task { @MainActor in
        for _ in 0..<20_000 { await Task.yield() }
        log.note("through")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { log.note("later") }
    }
    #expect(log.lines == ["0 through", "1 later"])
  }

  @Test("B5: a task that sleeps goes on at its instant, and waits for no thread that may be busy")
  func sleepingAlone() {
    // Work on other threads has no time at all to end, so a task that needed one would be left behind.
    let log = TimeLog(AppClock.Options(epoch: 1_600_000_000_000_000_000, backgroundLimit: .zero))
    log.run(seconds: 3) {
      Task { @MainActor in
        for _ in 0..<3 {
          try await Task.sleep(for: .seconds(0.5))
          log.note("awake")
        }
        try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
        log.note("through")
      }
    }
    #expect(log.lines == ["500 awake", "1000 awake", "1500 awake", "2500 through"])
  }

  @Test("B5: the limit for work on other threads begins once a thread is free for it")
  func waitingForThreads() {
    // Every thread of the queue is asleep, in real time, for longer than the limit. A test may be run by what another app
    // enqueued, in whose time threads would sleep until that app goes on.
    let token = VirtualTime.functions.step_out()
    defer { VirtualTime.functions.leave(token) }
    let freed = DispatchGroup()
    for _ in 0..<8 { DispatchQueue.global().async(group: freed) { usleep(1_200_000) } }
    let log = TimeLog(
      AppClock.Options(epoch: 1_600_000_000_000_000_000, backgroundLimit: .seconds(1)))
    log.run(seconds: 1) {
      DispatchQueue.global().async { DispatchQueue.main.async { log.note("back") } }
    }
    #expect(log.lines == ["0 back"])
    freed.wait()
  }

  @Test("Delays on other queues and sleeping threads are virtual")
  func backgroundDelays() {
    let log = TimeLog()
    log.run(seconds: 10) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
        DispatchQueue.main.async { log.note("delayed") }
      }
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 2)
        DispatchQueue.main.async { log.note("slept") }
        sleep(4)
        usleep(500_000)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("slept again") }
      }
    }
    #expect(log.lines == ["2000 slept", "3000 delayed", "7500 slept again"])
  }

  @Test("B5: work that is due at one instant runs in the order in which it was put on its queue")
  func sameInstant() {
    let log = TimeLog()
    log.run(seconds: 2) {
      for number in 0..<200 {
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
          DispatchQueue.main.async { log.note("\(number)") }
        }
      }
    }
    #expect(log.lines == (0..<200).map { "1000 \($0)" })
  }

  @Test(
    "B5: work on other queues and detached tasks reach the main queue in the order in which the app put them there"
  )
  func sameOrder() {
    for _ in 0..<20 {
      let log = TimeLog()
      log.run(seconds: 1) {
        let own = DispatchQueue(label: "own")
        for number in 0..<4 {
          Task.detached { await MainActor.run { log.note("task \(number)") } }
          DispatchQueue.global().async { DispatchQueue.main.async { log.note("global \(number)") } }
          own.async {
            DispatchQueue.global(qos: .background).async {
              DispatchQueue.main.async { log.note("inner \(number)") }
            }
            DispatchQueue.main.async { log.note("own \(number)") }
          }
          DispatchQueue.main.async { log.note("main \(number)") }
        }
      }
      let numbers = 0..<4
      #expect(log.lines.filter { $0.contains("main") } == numbers.map { "0 main \($0)" })
      #expect(log.lines.suffix(12).prefix(8) == numbers.flatMap { ["0 global \($0)", "0 own \($0)"] }[...])
      #expect(log.lines.suffix(4) == numbers.map { "0 inner \($0)" }[...])
    }
  }

  @Test("B5: the order stays where one pool of threads is exhausted and the others are free")
  func sameOrderInExhaustedPool() {
    let token = VirtualTime.functions.step_out()
    defer { VirtualTime.functions.leave(token) }
    let freed = DispatchGroup()
    for _ in 0..<8 { DispatchQueue.global().async(group: freed) { usleep(600_000) } }
    let log = TimeLog()
    log.run(seconds: 1) {
      DispatchQueue.global().async { DispatchQueue.main.async { log.note("global") } }
      DispatchQueue(label: "own").async { DispatchQueue.main.async { log.note("own") } }
    }
    #expect(log.lines == ["0 global", "0 own"])
    freed.wait()
  }

  @Test("B5: what the app's thread waits for has its turn meanwhile, also behind work that waits for its own")
  func awaitedByTheApp() {
    let log = TimeLog()
    log.run(seconds: 1) {
      let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let own = DispatchQueue(label: "own")
      nonisolated(unsafe) var words: [String] = []
      DispatchQueue.global().async {
        second.wait()
        DispatchQueue.main.async { log.note("third") }
      }
      DispatchQueue.global().async {
        first.signal()
        second.signal()
      }
      first.wait()
      log.note("first")
      own.async { words.append("kept") }
      own.sync { log.note(words.joined()) }
    }
    #expect(log.lines == ["0 first", "0 kept", "0 third"])
  }

  @Test("B5: the app's thread may wait for other work in ways that nobody sees")
  func awaitedUnseen() {
    let log = TimeLog()
    log.run(seconds: 1) {
      let condition = NSCondition()
      nonisolated(unsafe) var isDone = false
      DispatchQueue.global().async {
        condition.lock()
        isDone = true
        condition.signal()
        condition.unlock()
      }
      condition.lock()
      while !isDone { condition.wait() }
      condition.unlock()
      log.note("done")
    }
    #expect(log.lines == ["0 done"])
  }

  @Test("B5: work that waits for the app's thread, or for other work, has its turn and holds nobody up")
  func waitingAtTheSameInstant() {
    let log = TimeLog()
    log.run(seconds: 2) {
      let later = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        later.wait()
        DispatchQueue.main.async { log.note("waited") }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        let instant = DispatchQueue.main.sync { log.clock.now.nanoseconds / 1_000_000 }
        DispatchQueue.main.async { log.note("asked at \(instant)") }
        later.signal()
      }
    }
    #expect(log.lines == ["1000 asked at 1000", "1000 waited"])
  }

  @Test("Groups notify when their work has ended")
  func groups() {
    let log = TimeLog()
    log.run(seconds: 1) {
      let group = DispatchGroup()
      for _ in 0..<4 { DispatchQueue.global().async(group: group) {} }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { group.leave() }
      group.notify(queue: .main) { log.note("all") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.note("later") }
    }
    #expect(log.lines == ["250 all", "300 later"])
  }

  @Test("A task that waits for another thread goes on at the same instant")
  func continuations() {
    let log = TimeLog()
    log.run(seconds: 1) {
      Task {
        let value = await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: 7) }
        }
        log.note("got \(value)")
      }
    }
    #expect(log.lines == ["0 got 7"])
  }

  @Test("Operation queues deliver to the main queue")
  func operations() {
    let log = TimeLog()
    log.run(seconds: 1) {
      OperationQueue().addOperation {
        OperationQueue.main.addOperation { log.assumeNote("operation") }
      }
    }
    #expect(log.lines == ["0 operation"])
  }

  @Test("A timeout on the app's thread is over in real time, whatever the date is")
  func semaphores() {
    let log = TimeLog()
    log.run(seconds: 1) {
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { done.signal() }
      log.note(done.wait(timeout: .now() + 60) == .success ? "signalled" : "timed out")
    }
    #expect(log.lines == ["0 signalled"])
  }

  @Test("Work on other threads that does not end is given up after the limit and reported once")
  func endlessBackground() {
    let log = TimeLog(AppClock.Options(epoch: 0, backgroundLimit: .milliseconds(20)))
    let gate = DispatchSemaphore(value: 0)
    log.clock.withApp {
      DispatchQueue.global().async { gate.wait() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("later") }
    }
    let diagnostics = log.clock.run(until: .start.advanced(by: .seconds(2)))
    gate.signal()
    #expect(
      diagnostics.map(\.message) == [
        """
        Work on other threads (1) had not ended 0.020 s after the app was at rest at 0.000 s; what it \
        changes later is seen later. Raise the limit or end the work.
        """
      ])
    #expect(log.lines == ["1000 later"])
  }

  @Test("Work that starts itself again at once is cut and reported; time goes on")
  func endlessWork() {
    let log = TimeLog(AppClock.Options(epoch: 0, stepLimit: 50))
    func again() { DispatchQueue.main.async { again() } }
    log.clock.withApp {
      again()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("later") }
    }
    let diagnostics = log.clock.run(until: .start.advanced(by: .seconds(2)))
    #expect(
      diagnostics.first?.message == """
        The app does not come to rest: 50 pieces of work ran at 0.000 s and more are waiting. Look for a \
        task, timer or block that starts itself again at once.
        """)
    #expect(log.lines == ["1000 later"])
  }
}
