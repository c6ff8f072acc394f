import Foundation

/// What a browser is driven by, each in the words of its own protocol.
protocol BrowserDriver: Sendable {
  /// Opens a page and waits until it is loaded.
  func open(_ address: String) async throws
  /// What the body of a function in the page returns, as text; it may await.
  func run(_ body: String) async throws -> String
  /// Lets input devices act as WebDriver and WebDriver BiDi both describe them, in JSON.
  func act(_ sources: Data) async throws
  /// Chooses a file in a field of the page.
  func choose(_ path: String, in identifier: String) async throws
  /// Gives the window another size.
  func resize(width: Int, height: Int) async throws
  /// Ends the browser.
  func quit() async
}

/// Why a browser does not do what a test asks.
struct BrowserFailure: Error, CustomStringConvertible {
  let description: String
}

extension BrowserDriver {
  /// Reads a JSON object that a browser sends.
  static func object(_ data: Data) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}
