import DesktopSupport
import Foundation
import Glibc

/// Chromium without a window, driven over WebDriver.
final class Browser: Sendable {
  /// Why a browser does not do what a test asks.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether a browser and its driver are installed.
  static var isInstalled: Bool { Toolbox.find("chromedriver") != nil && Toolbox.find("chromium") != nil }

  private let driver: RunningProgram
  private let session: String

  /// Starts a browser with a window of a size.
  ///
  /// - Throws: `Failure`.
  init(width: Int = 1440, height: Int = 1000) async throws {
    guard let path = Toolbox.find("chromedriver") else { throw Failure(description: "No chromedriver.") }
    driver = try RunningProgram([path, "--port=0"], environment: ["LANG": "C.UTF-8"])
    var started = ""
    while !started.contains("started successfully on port") { started = try await driver.line() }
    let port =
      started.split(separator: " ").last.map { $0.trimmingCharacters(in: .punctuationCharacters) } ?? ""
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--autoplay-policy=no-user-gesture-required", "--window-size=\(width),\(height)",
    ]
    let capabilities: [String: Any] = [
      "browserName": "chrome", "timeouts": ["script": 60_000, "pageLoad": 60_000],
      "goog:chromeOptions": ["args": arguments],
    ]
    let base = "http://127.0.0.1:\(port)/session"
    let answer = try await Self.ask(base, ["capabilities": ["alwaysMatch": capabilities]])
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
      throw Failure(description: "The browser does not start: \(answer)")
    }
    session = "\(base)/\(id)"
  }

  /// Ends the browser.
  func quit() async {
    _ = try? await Self.ask(session, nil, method: "DELETE")
    driver.stop()
  }

  /// Opens a page.
  func open(_ address: String) async throws { _ = try await Self.ask("\(session)/url", ["url": address]) }

  /// What the body of a function in the page returns, as text; it may await.
  @discardableResult
  func run(_ script: String) async throws -> String {
    let body = """
      const done = arguments[0];
      (async () => { \(script) })().then(value => done(String(value)), error => done(`error: ${error}`));
      """
    let answer = try await Self.ask("\(session)/execute/async", ["script": body, "args": []])
    let text = answer as? String ?? "\(answer)"
    guard !text.hasPrefix("error: ") else { throw Failure(description: text) }
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
      throw Failure(description: "Never: \(condition). The page says:\n\(page)")
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
  /// - Throws: `Failure`.
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
    _ = try await Self.ask(
      "\(session)/actions",
      [
        "actions": [
          ["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions]
        ]
      ])
  }

  /// Types keys into what has the focus.
  func type(_ keys: String) async throws {
    let actions = keys.flatMap {
      [["type": "keyDown", "value": "\($0)"], ["type": "keyUp", "value": "\($0)"]]
    }
    _ = try await Self.ask(
      "\(session)/actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
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
    guard numbers.count == 2 else { throw Failure(description: "No screen: \(text)") }
    return (numbers[0], numbers[1])
  }

  /// Asks the driver for something and gives the value of its answer.
  private static func ask(_ address: String, _ body: [String: Any]?, method: String = "POST") async throws
    -> Any
  {
    guard let url = URL(string: address), let port = url.port else {
      throw Failure(description: "No address \(address).")
    }
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let head =
      "\(method) \(url.path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(content.count)\r\n\r\n"
    let data = try answer(to: Data(head.utf8) + content, port: port)
    guard let start = data.range(of: Data("\r\n\r\n".utf8))?.upperBound else {
      throw Failure(description: "The driver does not answer.")
    }
    let answer = try JSONSerialization.jsonObject(with: Data(data[start...])) as? [String: Any]
    let value = answer?["value"] ?? ""
    if let error = value as? [String: Any], let message = error["message"] as? String, error["error"] != nil {
      throw Failure(description: String(message.prefix(2_000)))
    }
    return value
  }

  /// True where an answer is as long as its head says.
  private static func isWhole(_ data: Data) -> Bool {
    guard let head = data.range(of: Data("\r\n\r\n".utf8)) else { return false }
    let lines = String(decoding: data[..<head.lowerBound], as: UTF8.self).lowercased().split(
      separator: "\r\n")
    let length = lines.first { $0.hasPrefix("content-length:") }?.dropFirst("content-length:".count)
    guard let length, let count = Int(length.trimmingCharacters(in: .whitespaces)) else { return false }
    return data.count - head.upperBound >= count
  }

  /// What comes back over a connection of its own, until it is closed or nothing comes for a minute and a half.
  private static func answer(to request: Data, port: Int) throws -> Data {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(number) }
    var patience = timeval(tv_sec: 90, tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = UInt16(port).bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw Failure(description: "The driver cannot be reached.") }
    var sent = 0
    while sent < request.count {
      let count = request[sent...].withUnsafeBytes {
        send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure(description: "The driver does not listen.") }
      sent += count
    }
    var data = Data()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(number, &bytes, bytes.count, 0)
      guard count > 0 else { return data }
      data += bytes[..<count]
      if isWhole(data) { return data }
    }
  }
}
