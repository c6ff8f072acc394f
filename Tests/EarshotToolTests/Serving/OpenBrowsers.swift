import Synchronization
import Testing

/// The browsers that the tests of a suite share, each started when it is needed first.
final class OpenBrowsers: Sendable {
  @TaskLocal static var current: OpenBrowsers?

  private let browsers = Mutex<[Browser.Kind: (browser: Browser, start: ContinuousClock.Instant)]>([:])
  /// A program of a test is ended after four minutes; a browser is left before that.
  private static let longest: Duration = .seconds(90)

  /// A browser of a kind.
  func browser(_ kind: Browser.Kind) async throws -> Browser {
    let open = browsers.withLock { $0[kind] }
    if let open, ContinuousClock.now - open.start < Self.longest { return open.browser }
    await leave(kind)
    let start = ContinuousClock.now
    let browser = try await Browser(kind)
    browsers.withLock { $0[kind] = (browser, start) }
    return browser
  }

  /// Ends a browser, of which nothing is known after a test that failed.
  func leave(_ kind: Browser.Kind) async {
    await browsers.withLock { $0.removeValue(forKey: kind) }?.browser.quit()
  }

  /// Ends all of them.
  func leaveAll() async {
    for kind in Browser.Kind.allCases { await leave(kind) }
  }
}

/// Lets the tests of a suite share browsers, which end with it.
struct SharedBrowsers: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let browsers = OpenBrowsers()
    do {
      try await OpenBrowsers.$current.withValue(browsers) { try await function() }
    } catch {
      await browsers.leaveAll()
      throw error
    }
    await browsers.leaveAll()
  }
}

extension Trait where Self == SharedBrowsers {
  /// The tests of the suite share browsers.
  static var sharedBrowsers: Self { Self() }
}
