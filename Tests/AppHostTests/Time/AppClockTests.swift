import AccessibilityModel
import Foundation
import Testing

@testable import AppHost

@MainActor
@Suite("B5: the app's time is virtual")
struct AppClockTests {
  @Test("asyncAfter runs at its instant, nested ones too")
  func asyncAfter() {
    let log = TimeLog()
    log.run(seconds: 5) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.note("two") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        log.note("half")
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { log.note("nested") }
        DispatchQueue.main.async { log.note("at once") }
      }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { log.note("wall") }
      log.note("now")
    }
    #expect(log.lines == ["0 now", "500 half", "500 at once", "750 nested", "1000 wall", "2000 two"])
  }

  @Test("Equal deadlines keep the order in which they were set")
  func equalDeadlines() {
    let log = TimeLog()
    log.run(seconds: 1) {
      for number in 0..<20 {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("\(number)") }
      }
    }
    #expect(log.lines == (0..<20).map { "1000 \($0)" })
  }

  @Test("A timer fires at its instants, once or again and again, on either run loop")
  func timers() {
    let log = TimeLog()
    log.run(seconds: 1) {
      log.timer(0.1) { log.note("once") }
      let timer = Timer(fire: Date() + 0.3, interval: 0.3, repeats: true) { timer in
        log.assumeNote("again")
        if MainActor.assumeIsolated({ log.lines.count }) == 4 { timer.invalidate() }
      }
      RunLoop.main.add(timer, forMode: .common)
      log.timer(0.2) {
        let moment = ContinuousClock.now
        log.timer(0.5) { #expect(ContinuousClock.now - moment == .milliseconds(500)) }
      }
    }
    #expect(log.lines == ["100 once", "300 again", "600 again", "900 again"])
  }

  @Test("Timers set at odd moments and lengths keep to their microsecond")
  func oddTimers() {
    for epoch in [0, 978_307_200_000_000_000, 1_763_695_401_123_457_000] as [Int64] {
      let log = TimeLog(AppClock.Options(epoch: epoch))
      log.run(seconds: 10) {
        log.timer(0.123456) {
          log.note("first")
          log.timer(0.7, times: 4) { log.note("seven") }
        }
      }
      #expect(
        log.lines == [
          "123+456000ns first", "823+456000ns seven", "1523+456000ns seven", "2223+456000ns seven",
          "2923+456000ns seven",
        ])
    }
  }

  @Test("Both forms of Task.sleep end at their instants")
  func taskSleep() {
    let log = TimeLog()
    log.run(seconds: 3) {
      Task {
        log.note("begin")
        try await Task.sleep(nanoseconds: 250_000_000)
        log.note("nanoseconds")
        try await Task.sleep(for: .seconds(1.5))
        log.note("duration")
        try await Task.sleep(until: .now + .milliseconds(100), clock: .suspending)
        log.note("until")
      }
      log.note("before")
    }
    #expect(log.lines == ["0 before", "0 begin", "250 nanoseconds", "1750 duration", "1850 until"])
  }

  @Test("Child tasks, groups and actors run on the app's thread, in virtual time")
  func childTasks() {
    let log = TimeLog()
    log.run(seconds: 3) {
      Task {
        async let slow = wait(.seconds(2), "slow", log)
        async let fast = wait(.seconds(1), "fast", log)
        let words = await [slow, fast]
        log.note(words.joined(separator: " "))
        await withTaskGroup(of: Void.self) { group in
          for number in 1...3 {
            group.addTask { _ = await wait(.milliseconds(number * 100), "child \(number)", log) }
          }
        }
        let counter = Counter()
        async let first: Void = counter.add()
        async let second: Void = counter.add()
        _ = await (first, second)
        log.note("count \(await counter.count)")
      }
    }
    #expect(
      log.lines == [
        "1000 fast", "2000 slow", "2000 slow fast", "2100 child 1", "2200 child 2", "2300 child 3",
        "2300 count 2",
      ])
  }

  @Test("A cancelled sleep ends at once")
  func cancelledSleep() {
    let log = TimeLog()
    log.run(seconds: 2) {
      let task = Task {
        do {
          try await Task.sleep(for: .seconds(10))
        } catch {
          log.note("cancelled")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
    }
    #expect(log.lines == ["1000 cancelled"])
  }

  @Test("Date and the clocks of the app stand still while code runs and move as time passes")
  func reading() throws {
    let log = TimeLog()
    var dates: [Date] = []
    var moments: [ContinuousClock.Instant] = []
    var uptimes: [UInt64] = []
    func read() {
      dates.append(Date())
      moments.append(.now)
      uptimes.append(DispatchTime.now().uptimeNanoseconds)
    }
    log.run(seconds: 1) {
      read()
      read()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.75, execute: read)
    }
    try #require(dates.count == 3)
    #expect(dates[0] == Date(timeIntervalSince1970: 1_600_000_000))
    #expect(dates[1] == dates[0])
    #expect(dates[2].timeIntervalSince(dates[0]) == 0.75)
    #expect(moments[1] - moments[0] == .zero)
    #expect(moments[2] - moments[0] == .milliseconds(750))
    #expect(uptimes[2] - uptimes[0] == 750_000_000)
  }

  @Test("Sleeping on the app's thread lets time pass; what fell due meanwhile runs late")
  func blockingSleep() {
    let log = TimeLog()
    log.run(seconds: 5) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("due at 1000") }
      DispatchQueue.main.async {
        Thread.sleep(forTimeInterval: 2)
        log.note("slept")
      }
    }
    #expect(log.lines == ["2000 slept", "2000 due at 1000"])
  }

  @Test("An app that runs the run loop itself waits in virtual time")
  func nestedRunLoop() {
    let log = TimeLog()
    log.run(seconds: 5) {
      log.timer(0.5) { log.note("timer") }
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
      log.note("after")
    }
    #expect(log.lines == ["500 timer", "2000 after"])
  }

  @Test("The app's thread is the main thread to the app")
  func mainThread() {
    let log = TimeLog()
    var answers: [Bool] = []
    log.run(seconds: 0) {
      answers.append(Thread.isMainThread)
      DispatchQueue.main.async { answers.append(Thread.isMainThread) }
    }
    #expect(answers == [true, true])
  }
}

private actor Counter {
  var count = 0
  func add() { count += 1 }
}

private func wait(_ duration: Duration, _ name: String, _ log: TimeLog) async -> String {
  try? await Task.sleep(for: duration)
  await log.note(name)
  return name
}

extension TimeLog {
  /// Schedules a timer that ends after so many times.
  func timer(_ interval: Double, times: Int = 1, _ body: @escaping @MainActor () -> Void) {
    var left = times
    let fire: @MainActor () -> Bool = {
      left -= 1
      body()
      return left == 0
    }
    _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: times > 1) { timer in
      if MainActor.assumeIsolated({ fire() }) { timer.invalidate() }
    }
  }

  /// `note` for callbacks that do not say that they run on the main actor.
  nonisolated func assumeNote(_ name: String) {
    MainActor.assumeIsolated { note(name) }
  }
}
