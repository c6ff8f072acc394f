import AccessibilityModel
import Dispatch
import Foundation
import Testing
import TreeFormat

@testable import AppHost

@MainActor
@Suite("A hosted app", .timeLimit(.minutes(10)))
struct AppHostTests {
  private func request(_ host: RunningApp, _ number: UInt64, _ kind: Request.Kind) {
    host.perform(Request(id: Request.ID(rawValue: number), version: host.version, kind: kind))
  }

  @Test("The answer to a request comes after everything its handler caused")
  func order() async {
    let content = CounterContent()
    content.onActivate = { host in
      content.change(by: 5)
      host.post(.announcement("five more", priority: .standard, queued: false))
      content.addRow("row")
      host.post(.layoutChanged(.element(host.identities.id(for: content.rows[0].identity))))
      DispatchQueue.main.async { content.change(by: 1) }
    }
    await RunningApp.hosting(content) { host in
      #expect(host.takeEvents().summary == ["changed 1: insert 2.0"])
      request(host, 7, .activate(content.id(content.counter)))
      #expect(
        host.takeEvents().summary == [
          "changed 2: insert 3.0, update 1 5", "announcement five more", "layout changed to 3.0",
          "answered 7: handled", "changed 3: update 1 6",
        ])
      #expect(host.tree[content.id(content.counter)]?.value?.string == "6")
    }
    #expect(content.log == ["start in true", "stop"])
  }

  @Test("Requests that nobody takes, and about what is gone or not yet known, are answered")
  func answers() async {
    let content = CounterContent()
    await RunningApp.hosting(content) { host in
      content.addRow("row")
      host.settle()
      let row = content.id(content.rows[0].identity)
      request(host, 1, .increment(content.id(content.counter)))
      request(host, 2, .activate(row))
      content.rows = []
      host.setNeedsUpdate()
      host.settle()
      request(host, 3, .activate(row))
      host.perform(
        Request(id: Request.ID(rawValue: 4), version: host.version.next, kind: .activate(row)))
      #expect(
        host.takeEvents().summary == [
          "changed 1: insert 2.0", "changed 2: insert 3.0", "changed 3: update 1 1",
          "answered 1: handled", "answered 2: declined", "changed 4: remove 3.0",
          "answered 3: failed gone", "answered 4: failed stale",
        ])
    }
  }

  @Test("What the app does later is told at its instant, in order")
  func time() async {
    let content = CounterContent()
    await RunningApp.hosting(content) { host in
      host.withApp {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { content.change(by: 1) }
        Task {
          try await Task.sleep(for: .seconds(2))
          content.change(by: 1)
          RunningApp.current.post(.announcement("two", priority: .low, queued: true))
        }
      }
      host.settle()
      #expect(host.nextDeadline == .start.advanced(by: .seconds(1)))
      host.run(until: .start.advanced(by: .milliseconds(1500)))
      #expect(host.takeEvents().summary == ["changed 1: insert 2.0", "changed 2: update 1 1"])
      #expect(host.nextDeadline == .start.advanced(by: .seconds(2)))
      host.run(until: .start.advanced(by: .seconds(10)))
      #expect(host.takeEvents().summary == ["changed 3: update 1 2", "announcement two"])
      #expect(host.nextDeadline == nil)
      #expect(host.clock.now == .start.advanced(by: .seconds(10)))
    }
  }

  @Test("A new environment reaches the content and what hangs on the app goes with it")
  func environment() async {
    enum Visits: AppStateKey {
      static func initialValue(in host: RunningApp) -> [String] { [host.environment.locale] }
    }
    let content = CounterContent()
    await RunningApp.hosting(content, environment: LaunchOptions(locale: "de-DE")) { host in
      RunningApp.current[Visits.self].append("once")
      #expect(host[Visits.self] == ["de-DE", "once"])
      host.environment.textSize = "accessibility3"
      host.environment.textSize = "accessibility3"
    }
    #expect(content.log == ["start in true", "environment accessibility3", "stop"])
    #expect(RunningApp.current[Visits.self] == ["en-US"])
  }

  @Test("A screen that changes whenever it is shown is cut and reported")
  func endlessUpdates() async {
    let content = CounterContent()
    content.onSnapshot = { host in
      content.count += 1
      host.setNeedsUpdate()
    }
    await RunningApp.hosting(content) { host in
      #expect(
        host.takeDiagnostics().map(\.message) == [
          """
          The screen does not come to rest: showing it changed it again 64 times at 0.000 s. Do not change \
          state while a view is shown or laid out.
          """
        ])
    }
  }

  @Test("Fifty apps hosted at once run one after another, each alone")
  func fifty() async {
    let apps = (0..<50).map { number in
      Task { await Self.host(number) }
    }
    var orders: [[String]] = []
    for app in apps { orders.append(await app.value) }
    #expect(orders == Array(repeating: ["true", "true", "changed 1: insert 2.0"], count: 50))
  }

  /// How many of the fifty are hosted.
  private static var hosted = 0

  private static func host(_ number: Int) async -> [String] {
    let content = CounterContent()
    return await RunningApp.hosting(content) { host in
      hosted += 1
      defer { hosted -= 1 }
      host.withApp {
        Task {
          try await Task.sleep(for: .milliseconds(number))
          content.change(by: number)
        }
      }
      await Task.yield()
      // Tests that start an app without the lock may have theirs beside these.
      let isAlone = hosted == 1
      host.run(until: .start.advanced(by: .seconds(1)))
      await Task.yield()
      return ["\(isAlone && hosted == 1)", "\(content.count == number)"]
        + host.takeEvents().summary.prefix(1)
    }
  }
}
