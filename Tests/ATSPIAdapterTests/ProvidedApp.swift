import ATSPIAdapter
import ATSPIProvider
import AccessibilityModel
import DBus
import DesktopSupport
import Foundation
import Synchronization

/// A screen on a private bus, and a client that reads it; what clients want is noted and done.
final class ProvidedApp: Sendable {
  let client: AccessibilityClient
  let adapter: ATSPIAdapter
  private let desktop: PrivateDesktop
  private let requests: Requests

  private final class Requests: Sendable {
    let all = Mutex<[ClientRequest]>([])
  }

  var asked: [ClientRequest] { requests.all.withLock(\.self) }

  init(_ nodes: [AccessibilityNode]) async throws {
    let root = AccessibilityNode.container(
      .none, order: .given, frame: Rect(x: 0, y: 0, width: 393, height: 852), nodes)
    var screen = ProvidedScreen(application: "App", title: "Screen", tree: AccessibilityTree(root))
    screen.origin = Point(x: 100, y: 200)
    let requests = Requests()
    desktop = try await PrivateDesktop()
    let bus = try await desktop.accessibilityBus()
    adapter = ATSPIAdapter(bus, screen) { request in
      requests.all.withLock { $0.append(request) }
      return true
    }
    self.requests = requests
    client = AccessibilityClient(try await desktop.accessibilityBus(), bus.uniqueName)
    try await adapter.embed()
  }

  /// A connection beside that of the client.
  func otherBus() async throws -> DBusConnection { try await desktop.accessibilityBus() }

  /// Waits until the registry tells that somebody listens for an event; the adapter was told before.
  func waitUntilHeard(_ event: String) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      let events = try await client.bus.call(
        DBusMethod(
          "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
          "GetRegisteredEvents"))
      let names = (events[0]?.elements ?? []).compactMap { $0.elements?.dropFirst().first?.text }
      // The adapter hears of it on the same connection as of our next call.
      guard !names.isEmpty else { continue }
      _ = try await client.objects()
      return
    }
  }
}

/// What a client was told, in a line each.
final class Told: @unchecked Sendable {
  private let condition = NSCondition()
  private var lines: [String] = []

  func take(_ signal: DBusSignal) {
    var words = [signal.member]
    if signal.interface.contains("Event") {
      words += [signal.body[0]?.text ?? "", signal.body[1]?.integer.map(String.init) ?? ""]
    }
    condition.lock()
    lines.append(words.filter { !$0.isEmpty }.joined(separator: " "))
    condition.broadcast()
    condition.unlock()
  }

  func wait(for line: String) async throws -> [String]? { try await apart { [self] in find(line) } }

  private func find(_ line: String) -> [String]? {
    condition.lock()
    defer { condition.unlock() }
    let deadline = Date().addingTimeInterval(20)
    while !lines.contains(line) {
      guard condition.wait(until: deadline) else { return nil }
    }
    return lines
  }
}
