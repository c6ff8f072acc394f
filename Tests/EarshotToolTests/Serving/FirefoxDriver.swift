import DesktopSupport
import Foundation
import Synchronization
import TestSupport

/// Firefox without a window, driven over its own WebDriver BiDi.
final class FirefoxDriver: BrowserDriver {
  /// Whether the browser is installed.
  static var isInstalled: Bool { program != nil }

  private static var program: String? { Toolbox.find("firefox-esr") ?? Toolbox.find("firefox") }
  private let browser: RunningProgram
  private let profile: TemporaryFolder
  private let socket: WebSocket
  private let tab: String
  private let count = Mutex(1)

  /// What is set beside what Firefox sets itself where it is driven: sound may play, the microphone is feigned, and no
  /// network is reached.
  private static let settings = """
    user_pref("media.autoplay.default", 0);
    user_pref("media.navigator.permission.disabled", true);
    user_pref("media.navigator.streams.fake", true);
    user_pref("network.proxy.type", 1);
    user_pref("network.proxy.http", "127.0.0.1");
    user_pref("network.proxy.http_port", 9);
    user_pref("network.proxy.ssl", "127.0.0.1");
    user_pref("network.proxy.ssl_port", 9);

    """

  /// Starts the browser with a window of a size, and a profile of its own.
  ///
  /// - Throws: `BrowserFailure`.
  init(width: Int, height: Int) async throws {
    profile = try TemporaryFolder(["user.js": Self.settings])
    browser = try RunningProgram(
      [
        Self.program ?? "", "--headless", "--no-remote", "--profile", profile.path,
        "--remote-debugging-port=0", "--width", "\(width)", "--height", "\(height)",
      ], environment: ["HOME": profile.path, "LANG": "C.UTF-8"])
    let port = try await Self.port(toldIn: profile)
    let socket = try await apart { try WebSocket(port: port, path: "/session") }
    self.socket = socket
    _ = try await apart { try Self.ask(socket, 0, "session.new", Data(#"{"capabilities":{}}"#.utf8)) }
    let tree = try await apart { try Self.ask(socket, 1, "browsingContext.getTree", Data("{}".utf8)) }
    let contexts = try Self.object(tree)["contexts"] as? [[String: Any]]
    guard let tab = contexts?.first?["context"] as? String else {
      throw BrowserFailure(description: "Firefox has no tab.")
    }
    self.tab = tab
  }

  /// The port that Firefox writes into its profile once it listens.
  private static func port(toldIn profile: TemporaryFolder) async throws -> Int {
    for _ in 0..<1_200 {
      if let text = profile.read("WebDriverBiDiServer.json"),
        let told = try? object(Data(text.utf8)), let port = told["ws_port"] as? Int
      {
        return port
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw BrowserFailure(description: "Firefox does not start.")
  }

  func quit() async {
    _ = try? await ask("browser.close", [:])
    browser.stop()
  }

  func open(_ address: String) async throws {
    _ = try await ask("browsingContext.navigate", ["context": tab, "url": address, "wait": "complete"])
  }

  func run(_ body: String) async throws -> String {
    let script = "(async () => { \(body) })().then(value => String(value), error => `error: ${error}`)"
    let answer = try await ask(
      "script.evaluate", ["expression": script, "target": ["context": tab], "awaitPromise": true])
    let result = try Self.object(answer)
    if let value = (result["result"] as? [String: Any])?["value"] as? String { return value }
    throw BrowserFailure(description: String("\(result)".prefix(2_000)))
  }

  func act(_ sources: Data) async throws {
    let actions = try JSONSerialization.jsonObject(with: sources)
    _ = try await ask("input.performActions", ["context": tab, "actions": actions])
  }

  func choose(_ path: String, in identifier: String) async throws {
    let answer = try await ask(
      "script.evaluate",
      [
        "expression": "document.getElementById('\(identifier)')", "target": ["context": tab],
        "awaitPromise": false,
      ])
    guard let node = (try Self.object(answer)["result"] as? [String: Any])?["sharedId"] as? String else {
      throw BrowserFailure(description: "No field \(identifier).")
    }
    _ = try await ask("input.setFiles", ["context": tab, "element": ["sharedId": node], "files": [path]])
  }

  func resize(width: Int, height: Int) async throws {
    let size = ["width": width, "height": height]
    _ = try await ask("browsingContext.setViewport", ["context": tab, "viewport": size])
  }

  /// Asks for something and gives what comes of it, as JSON.
  private func ask(_ method: String, _ what: [String: Any]) async throws -> Data {
    let content = try JSONSerialization.data(withJSONObject: what)
    let number = count.withLock { count in
      count += 1
      return count
    }
    let socket = socket
    return try await apart { try Self.ask(socket, number, method, content) }
  }

  private static func ask(
    _ socket: WebSocket, _ number: Int, _ method: String, _ what: Data
  ) throws -> Data {
    try socket.send(
      "{\"id\":\(number),\"method\":\"\(method)\",\"params\":\(String(decoding: what, as: UTF8.self))}")
    while true {
      guard case .text(let text) = try socket.receive() else { continue }
      let answer = try object(Data(text.utf8))
      guard answer["id"] as? Int == number else { continue }
      guard let result = answer["result"] else {
        throw BrowserFailure(description: "\(method): \(answer["message"] ?? text.prefix(2_000))")
      }
      return try JSONSerialization.data(withJSONObject: result)
    }
  }
}
