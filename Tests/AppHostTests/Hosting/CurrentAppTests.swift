import AccessibilityModel
import Testing
import TreeFormat

@testable import AppHost

@MainActor
@Suite("Whose app is the current one", .timeLimit(.minutes(10)))
struct CurrentAppTests {
  private func hosting(_ language: String, _ body: @MainActor (RunningApp) async throws -> Void)
    async rethrows
  {
    try await RunningApp.hosting(CounterContent(), environment: LaunchOptions(locale: language)) {
      try await body($0)
    }
  }

  @Test("While one task has an app, code of another task has none of its settings")
  func parted() async {
    RunningApp.distinguishTasks { Test.current != nil }
    let (isHosted, isSeen) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
    let other = Task {
      await hosting("de") { host in
        #expect(RunningApp.current === host)
        isHosted.continuation.yield()
        for await _ in isSeen.stream { break }
        #expect(RunningApp.current === host)
        #expect(RunningApp.settings.environment.locale == "de")
      }
    }
    for await _ in isHosted.stream { break }
    #expect(RunningApp.current.content == nil)
    #expect(RunningApp.current.environment == LaunchOptions())
    #expect(RunningApp.settings.environment.locale == LaunchOptions().locale)
    isSeen.continuation.yield()
    await other.value
  }

  @Test("Code that no task of an app began has the app that was started last, and its settings")
  func threads() async {
    await hosting("fr") { host in
      let isCurrent = await Task.detached { await MainActor.run { RunningApp.current === host } }.value
      #expect(isCurrent)
      let locale = await Task.detached { RunningApp.settings.environment.locale }.value
      #expect(locale == "fr")
    }
  }

  @Test("An app that no task has for itself is everybody's, and others that run for a while go before it")
  func everybody() async {
    let app = RunningApp(environment: LaunchOptions(locale: "it"))
    await HostingLock.shared.withLock {
      app.start(CounterContent())
      #expect(RunningApp.current === app)
      let other = RunningApp(environment: LaunchOptions(locale: "es"))
      other.withApp {
        #expect(RunningApp.current === other)
        #expect(RunningApp.settings.environment.locale == "es")
      }
      #expect(RunningApp.settings.environment.locale == "it")
      app.stop()
      #expect(RunningApp.current !== app)
    }
  }
}
