import AccessibilityModel
import Dispatch
import Foundation
import Testing

@testable import AppHost

@MainActor
@Suite("B5: virtual time stays inside the app")
struct IsolationTests {
  @Test("Outside the app time is real, on this thread and on others")
  func outside() async throws {
    let log = TimeLog(AppClock.Options(epoch: 0))
    #expect(Date().timeIntervalSince1970 > 1_600_000_000)
    let other: Date = try await withCheckedThrowingContinuation { continuation in
      let queue = DispatchQueue(label: "other", target: .global())
      let asked = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var date = Date.distantPast
      queue.async { asked.wait() }
      queue.async { date = Date() }
      log.clock.withApp {
        #expect(Date().timeIntervalSince1970 == 0)
        _ = asked.signal()
      }
      queue.async { continuation.resume(returning: date) }
    }
    #expect(other.timeIntervalSince1970 > 1_600_000_000)
    let before = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(2))
    #expect(ContinuousClock.now - before >= .milliseconds(2))
  }

  @Test("Two clocks do not see each other's work")
  func twoClocks() {
    let first = TimeLog()
    let second = TimeLog()
    first.clock.withApp { first.timer(1) { first.note("first") } }
    second.clock.withApp {
      second.timer(1) { second.note("second") }
      Task { second.note("task") }
    }
    #expect(first.clock.run(until: .start.advanced(by: .seconds(5))) == [])
    #expect(first.lines == ["1000 first"])
    #expect(second.lines == [])
    #expect(second.clock.run(until: .start.advanced(by: .seconds(5))) == [])
    #expect(second.lines == ["0 task", "1000 second"])
  }

  @Test("A closed clock's timers and sleeping threads are gone")
  func closing() {
    let first = TimeLog()
    let awake = DispatchSemaphore(value: 0)
    first.clock.withApp {
      first.timer(1, times: 100) { first.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { first.note("never") }
      DispatchQueue.global().async {
        sleep(1000)
        awake.signal()
      }
    }
    #expect(first.clock.settle() == [])
    first.clock.close()
    awake.wait()
    let second = TimeLog()
    second.run(seconds: 5) { second.timer(2) { second.note("second") } }
    #expect(first.lines == [])
    #expect(second.lines == ["2000 second"])
  }

  @Test("What a closed clock held is let go")
  func releasing() {
    final class Held: Sendable {}
    weak var held: Held?
    do {
      let log = TimeLog()
      let object = Held()
      held = object
      log.clock.withApp {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { _ = object }
      }
      log.clock.close()
    }
    #expect(held == nil)
  }

  @Test("Fifty apps, one after another, keep their own time", arguments: 0..<50)
  func fifty(number: Int) {
    let log = TimeLog()
    log.run(seconds: 10) {
      Task {
        try await Task.sleep(for: .milliseconds(number))
        log.note("task")
        log.timer(1) { log.note("timer") }
      }
    }
    #expect(log.lines == ["\(number) task", "\(1000 + number) timer"])
  }
}
