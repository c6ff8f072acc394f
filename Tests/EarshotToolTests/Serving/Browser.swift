import Foundation
import Testing

/// A browser without a window, in which a test uses a page.
final class Browser: Sendable {
  /// The browsers that the page is for.
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case chromium = "Chromium"
    case firefox = "Firefox"

    /// Those that are installed here.
    static let installed = allCases.filter {
      switch $0 {
      case .chromium: ChromiumDriver.isInstalled
      case .firefox: FirefoxDriver.isInstalled
      }
    }

    var testDescription: String { rawValue }
    /// Another browser than this, where one is installed.
    var other: Kind { Self.installed.first { $0 != self } ?? self }
  }

  private let driver: any BrowserDriver
  private static let size = (width: 1440, height: 1000)

  /// Starts a browser.
  ///
  /// - Throws: `BrowserFailure`.
  init(_ kind: Kind) async throws {
    let (width, height) = Self.size
    driver =
      switch kind {
      case .chromium: try await ChromiumDriver(width: width, height: height)
      case .firefox: try await FirefoxDriver(width: width, height: height)
      }
  }

  /// Ends the browser.
  func quit() async { await driver.quit() }

  /// Opens a page.
  func open(_ address: String) async throws { try await driver.open(address) }

  /// Chooses a file in a field of the page.
  func choose(_ path: String, in identifier: String) async throws {
    try await driver.choose(path, in: identifier)
  }

  /// Gives the window a size, while a test looks at it, and then the usual one again.
  func resized(width: Int, height: Int, _ body: () async throws -> Void) async throws {
    try await driver.resize(width: width, height: height)
    try await body()
    try await driver.resize(width: Self.size.width, height: Self.size.height)
  }

  /// What the body of a function in the page returns, as text; it may await.
  @discardableResult
  func run(_ script: String) async throws -> String {
    let text = try await driver.run(script)
    guard !text.hasPrefix("error: ") else { throw BrowserFailure(description: text) }
    return text
  }

  /// Waits in the page until an expression is true; ends with what is heard where it never is.
  func wait(until condition: String) async throws {
    let found = try await run(
      """
      const end = performance.now() + 40000;
      while (performance.now() < end) {
        if (\(condition)) return "yes";
        await new Promise(resolve => setTimeout(resolve, 20));
      }
      return "no";
      """)
    guard found == "yes" else {
      let page = try await run("return document.body.innerText")
      throw BrowserFailure(description: "Never: \(condition). The page says:\n\(page)")
    }
  }

  /// Waits until a caption says something.
  func wait(forCaption words: String) async throws {
    let json = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
    try await wait(until: "document.getElementById('caption').textContent === \(json)")
  }

  /// Lets the pointer of a mouse move, from the point where it is pressed to the others in turn.
  ///
  /// - Parameters:
  ///   - points: Points of the device's screen.
  ///   - milliseconds: How long each move takes.
  ///   - hold: How long it rests before the first move.
  ///   - tapsBefore: True where it taps just before.
  /// - Throws: `BrowserFailure`.
  func drag(
    _ points: [(Double, Double)], over milliseconds: Int, hold: Int = 0, afterTap tapsBefore: Bool = false
  ) async throws {
    var actions: [[String: Any]] = []
    for (place, point) in points.enumerated() {
      let (x, y) = try await client(point)
      actions.append(["type": "pointerMove", "duration": place == 0 ? 0 : milliseconds, "x": x, "y": y])
      if place == 0 {
        if tapsBefore {
          actions.append(["type": "pointerDown", "button": 0])
          actions.append(["type": "pointerUp", "button": 0])
        }
        actions.append(["type": "pointerDown", "button": 0])
        if hold > 0 { actions.append(["type": "pause", "duration": hold]) }
      }
    }
    actions.append(["type": "pointerUp", "button": 0])
    let mouse = ["pointerType": "mouse"]
    try await act([
      ["type": "pointer", "id": "mouse", "parameters": mouse, "actions": actions]
    ])
  }

  /// Types keys into what has the focus.
  func type(_ keys: String) async throws {
    let actions = keys.flatMap {
      [["type": "keyDown", "value": "\($0)"], ["type": "keyUp", "value": "\($0)"]]
    }
    try await act([["type": "key", "id": "keys", "actions": actions]])
  }

  /// Where a point of the device's screen lies in the window.
  private func client(_ point: (Double, Double)) async throws -> (Int, Int) {
    let text = try await run(
      """
      const box = document.getElementById("picture").getBoundingClientRect();
      const scale = box.width / state.width;
      return [box.left + \(point.0) * scale, box.top + \(point.1) * scale].map(Math.round).join(" ");
      """)
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { throw BrowserFailure(description: "No screen: \(text)") }
    return (numbers[0], numbers[1])
  }

  private func act(_ sources: [[String: Any]]) async throws {
    try await driver.act(try JSONSerialization.data(withJSONObject: sources))
  }
}
