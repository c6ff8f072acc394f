import AccessibilityModel
import Dispatch
import Foundation
import Testing

@testable import AppHost

@MainActor
@Suite("B5: timers that are Dispatch sources")
struct TimerSourceTests {
  @Test("A repeating source on the main queue fires at its instants until it is cancelled")
  func mainQueue() {
    let log = TimeLog()
    var source: (any DispatchSourceTimer)?
    log.run(seconds: 3) {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.5, repeating: 0.25)
      timer.setEventHandler {
        log.note("tick")
        if log.lines.count == 3 { timer.cancel() }
      }
      timer.setCancelHandler { log.note("cancelled") }
      timer.activate()
      source = timer
    }
    #expect(source?.isCancelled == true)
    #expect(log.lines == ["500 tick", "750 tick", "1000 tick", "1000 cancelled"])
  }

  @Test("A source on another queue keeps virtual time, and a suspended one keeps still")
  func otherQueue() {
    let log = TimeLog()
    var sources: [any DispatchSourceTimer] = []
    log.run(seconds: 3) {
      let once = DispatchSource.makeTimerSource()
      once.schedule(deadline: .now() + 1)
      once.setEventHandler { @Sendable in DispatchQueue.main.async { log.note("once") } }
      once.resume()
      let late = DispatchSource.makeTimerSource(queue: .main)
      late.schedule(deadline: .now() + 0.5)
      late.setEventHandler { log.note("late") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { late.resume() }
      sources = [once, late]
    }
    #expect(sources.count == 2)
    #expect(log.lines == ["1000 once", "2000 late"])
  }

  @Test("A source that is set again keeps the last setting; one that is let go fires no more")
  func settingAgain() {
    let log = TimeLog()
    var source: (any DispatchSourceTimer)?
    log.run(seconds: 3) {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
      timer.schedule(wallDeadline: .now() + 0.2, repeating: 0.7)
      timer.setEventHandler { log.note("tick") }
      timer.activate()
      source = timer
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { source = nil }
    }
    #expect(source == nil)
    #expect(log.lines == ["200 tick", "900 tick"])
    #expect(log.clock.nextDeadline == nil)
  }
}
