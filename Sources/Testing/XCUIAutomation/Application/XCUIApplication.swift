import AccessibilityModel
import EarshotTesting
import Foundation

/// The app under test: launched in this process, on a device of its own, without assistive technologies.
///
///     @Test @MainActor func pays() {
///       let app = XCUIApplication()
///       app.launch()
///       app.buttons["Pay"].tap()
///       #expect(app.staticTexts["Paid"].waitForExistence(timeout: 2))
///     }
///
/// Time is the app's own, and passes only where a test waits.
public final class XCUIApplication: XCUIElement {
  /// Whether the app runs.
  public enum State: UInt, Hashable, Sendable {
    /// Nothing is known of it.
    case unknown = 0
    /// It does not run.
    case notRunning = 1
    /// It runs, and another app is in front.
    case runningBackground = 3
    /// It is in front.
    case runningForeground = 4
  }

  /// The arguments that the app finds at its next launch.
  ///
  /// `-AppleLanguages (de)`, `-AppleLocale de_DE` and `-UIPreferredContentSizeCategoryName` also choose the device's
  /// language, region and text size.
  public var launchArguments: [String] = []
  /// The variables that the app finds at its next launch.
  public var launchEnvironment: [String: String] = [:]
  /// Keeps the app running that this object launched.
  private var own: LaunchedApp?

  /// Makes a handle of the app that `setTargetApplication` set.
  public init() {
    super.init(nil, .only)
  }

  /// The app that runs; `nil` where none does.
  var launched: LaunchedApp? {
    let app = own ?? LaunchedApp.current
    return app?.isRunning == true ? app : nil
  }

  /// The elements that the app shows now; `nil` where it does not run.
  var snapshot: ElementSnapshot? {
    launched.map { ElementSnapshot(app: TargetApplication.current?.name ?? "", $0.screen.tree) }
  }

  /// The screen of the app, for what Apple's API has no words for: the tree, transcripts, other technologies.
  ///
  /// `nil` where the app does not run. Not on Apple's systems.
  public var screen: Screen? { launched?.screen }

  /// Whether the app runs.
  public var state: State { launched == nil ? .notRunning : .runningForeground }

  /// Launches the app; where it runs, it is terminated first.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    guard let target = TargetApplication.current else {
      return TestFailure.report(
        """
        No app is set. On Linux call XCUIApplication.setTargetApplication(MyApp()) before launch(); \
        on Apple's systems the test bundle's settings name it.
        """, at: CallSite(file, line))
    }
    own?.terminate()
    do {
      own = try LaunchedApp(target, arguments: launchArguments, environment: launchEnvironment)
    } catch {
      own = nil
      TestFailure.report("\(target.name) did not launch: \(error)", at: CallSite(file, line))
    }
  }

  /// Brings the app to the front; launches it where it does not run.
  public func activate(file: StaticString = #filePath, line: UInt = #line) {
    guard launched == nil else { return }
    launch(file: file, line: line)
  }

  /// Terminates the app.
  public func terminate() {
    launched?.terminate()
    own = nil
  }

  /// Lets the app's time pass until it has a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - timeout: How long at most, in seconds of the app's time.
  /// - Returns: True where it has that state.
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    if self.state != state, launched != nil { use(at: nil) { try await $0.advance(by: .seconds(timeout)) } }
    return self.state == state
  }

  /// Uses the screen in asynchronous code, and returns when it has ended; what it throws fails the test.
  func use(at site: CallSite?, _ body: @escaping @MainActor (Screen) async throws -> Void) {
    guard let screen = launched?.screen else {
      return TestFailure.report("The app does not run. Call launch() first.", at: site)
    }
    do {
      try MainThread.wait { try await body(screen) }
    } catch {
      TestFailure.report("\(error)", at: site)
    }
  }
}
