import DesktopSupport
import Foundation

/// Chromium without a window, driven over WebDriver.
final class ChromiumDriver: BrowserDriver {
  /// Whether the browser and its driver are installed.
  static var isInstalled: Bool { Toolbox.find("chromedriver") != nil && Toolbox.find("chromium") != nil }

  private let driver: RunningProgram
  private let port: Int
  private let session: String
  /// Where the browser leaves files; its path is short, as that of a socket in it has to be.
  private let folder: URL

  /// Starts the browser with a window of a size.
  ///
  /// - Throws: `BrowserFailure`.
  init(width: Int, height: Int) async throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "web-\(String(UInt32.random(in: 0...(.max)), radix: 36))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    driver = try RunningProgram(
      [Toolbox.find("chromedriver") ?? "", "--port=0"],
      environment: ["LANG": "C.UTF-8", "HOME": folder.path, "TMPDIR": folder.path])
    var started = ""
    while !started.contains("started successfully on port") { started = try await driver.line() }
    let number = started.split(separator: " ").last?.trimmingCharacters(in: .punctuationCharacters) ?? ""
    port = Int(number) ?? 0
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--autoplay-policy=no-user-gesture-required", "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream", "--window-size=\(width),\(height)",
    ]
    let capabilities: [String: Any] = [
      "browserName": "chrome", "timeouts": ["script": 60_000, "pageLoad": 60_000],
      "goog:chromeOptions": ["args": arguments],
    ]
    let answer = try await Self.ask(port, "", ["capabilities": ["alwaysMatch": capabilities]])
    guard let id = (answer["value"] as? [String: Any])?["sessionId"] as? String else {
      throw BrowserFailure(description: "The browser does not start: \(answer)")
    }
    session = "/\(id)"
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func quit() async {
    _ = try? await Self.ask(port, session, method: "DELETE")
    driver.stop()
  }

  func open(_ address: String) async throws {
    _ = try await Self.ask(port, "\(session)/url", ["url": address])
  }

  func run(_ body: String) async throws -> String {
    let script = """
      const done = arguments[0];
      (async () => { \(body) })().then(value => done(String(value)), error => done(`error: ${error}`));
      """
    let answer = try await Self.ask(port, "\(session)/execute/async", ["script": script, "args": []])
    let value = answer["value"] ?? ""
    return value as? String ?? "\(value)"
  }

  func act(_ sources: Data) async throws {
    let actions = try JSONSerialization.jsonObject(with: sources)
    _ = try await Self.ask(port, "\(session)/actions", ["actions": actions])
  }

  func choose(_ path: String, in identifier: String) async throws {
    let answer = try await Self.ask(
      port, "\(session)/element", ["using": "css selector", "value": "#\(identifier)"])
    guard let element = (answer["value"] as? [String: String])?.values.first else {
      throw BrowserFailure(description: "No field \(identifier).")
    }
    _ = try await Self.ask(port, "\(session)/element/\(element)/value", ["text": path])
  }

  func resize(width: Int, height: Int) async throws {
    _ = try await Self.ask(port, "\(session)/window/rect", ["width": width, "height": height])
  }

  /// Asks the driver for something and gives its answer.
  private static func ask(
    _ port: Int, _ path: String, _ body: [String: Any]? = nil, method: String = "POST"
  ) async throws -> [String: Any] {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let head =
      "\(method) /session\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(content.count)\r\n\r\n"
    let data = try await apart {
      let connection = try Connection(port: port)
      try connection.send(Data(head.utf8) + content)
      let length = try connection.readHead().first { $0.hasPrefix("content-length:") }
      let count = length?.split(separator: ":").last.flatMap {
        Int($0.trimmingCharacters(in: .whitespaces))
      }
      guard let count else { throw BrowserFailure(description: "The driver does not say how much it sends.") }
      return Data(try connection.read(count))
    }
    let answer = try object(data)
    if let error = answer["value"] as? [String: Any], let message = error["message"] as? String,
      error["error"] != nil
    {
      throw BrowserFailure(description: String(message.prefix(2_000)))
    }
    return answer
  }
}
