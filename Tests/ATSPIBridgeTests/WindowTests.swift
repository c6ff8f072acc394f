import ATSPIBridge
import AccessibilityModel
import DBus
import Testing

@Suite("The window that keys go to", .serialized, .timeLimit(.minutes(10)))
struct WindowTests {
  typealias Object = FakeApplication.Object

  /// Enabled, sensitive, showing, visible; then the number of `active`.
  private static let shown = [8, 24, 25, 30]
  private static let active = 1
  private static let focused = 12

  private static let windows: [String: Object] = [
    "window": Object(role: 23, name: "", children: ["send", "help"], states: shown + [active]),
    "send": Object(role: 43, name: "Send"),
    "help": Object(role: 43, name: "Help", states: shown + [focused]),
    "dialog": Object(role: 16, name: "Really?", children: ["yes", "no"]),
    "yes": Object(role: 43, name: "Yes"), "no": Object(role: 43, name: "No"),
    "popup": Object(role: 69, children: ["item"]), "item": Object(role: 35, name: "Copy"),
  ]

  private struct Session {
    let screen: RunningScreen
    let application: FakeApplication
    let accessibility: AccessibilityBus
    let bus: PrivateBus

    init() async throws {
      bus = try PrivateBus()
      application = try FakeApplication(windows, on: bus)
      application.change("root") { $0.children = ["window", "dialog", "popup"] }
      accessibility = AccessibilityBus(try bus.connect())
      let found = try await accessibility.application("fake")
      screen = RunningScreen(found, on: accessibility, scope: .activeWindow, number: 3)
    }

    func labels() async -> [String] {
      let tree = await screen.tree
      return tree.stops.map { tree[$0]?.label?.string ?? "" }
    }

    func element(_ label: String) async throws -> ElementID {
      let tree = await screen.tree
      return try #require(tree.stops.first { tree[$0]?.label?.string == label })
    }

    /// What is told, once there is something.
    func told() async throws -> [Event] {
      let deadline = ContinuousClock.now + .seconds(60)
      while ContinuousClock.now < deadline {
        let events = try await screen.update()
        if !events.isEmpty { return events }
        await Task.yield()
      }
      return []
    }

    /// Lets keys go from one window to another.
    func activate(_ name: String, from other: String) {
      application.change(other) { $0.states.removeAll { $0 == active } }
      application.change(name) { $0.states.append(active) }
      application.emit(other, "StateChanged", "active", 0)
      application.emit(name, "StateChanged", "active", 1)
    }
  }

  @Test(
    "B6: the window that keys go to is the screen, with what it opened, under the name of its application")
  func scope() async throws {
    let session = try await Session()
    defer { withExtendedLifetime(session.bus) {} }
    _ = try await session.screen.start()
    #expect(await session.labels() == ["Send", "Help", "Copy"])
    #expect(await session.screen.title == "Fake")
    let tree = await session.screen.tree
    let send = try await session.element("Send")
    #expect(tree.ancestors(of: send).contains { tree[$0]?.label?.string == "Fake" })
    #expect(send.generation >> 16 == 3)
  }

  @Test("B6: the cursor goes to what keys go to, also in another window of the application")
  func arrival() async throws {
    let session = try await Session()
    defer { withExtendedLifetime(session.bus) {} }
    _ = try await session.screen.start()
    let help = try await session.element("Help")
    #expect(try await session.screen.arrivalEvents() == [.notification(.screenChanged(.element(help)))])
    session.application.change("no") { $0.states.append(Self.focused) }
    session.application.emit("no", "StateChanged", "focused", 1)
    session.activate("dialog", from: "window")
    let events = try await session.told()
    #expect(await session.labels() == ["Yes", "No", "Copy"])
    let no = try await session.element("No")
    #expect(events.last == .notification(.screenChanged(.element(no))))
    #expect(await session.screen.title == "Really?")
  }

  @Test("B6: an object that tells again that keys go to it moves the cursor once")
  func focusTwice() async throws {
    let session = try await Session()
    defer { withExtendedLifetime(session.bus) {} }
    _ = try await session.screen.start()
    _ = try await session.screen.arrivalEvents()
    session.application.change("help") { $0.states.removeAll { $0 == Self.focused } }
    session.application.change("send") { $0.states.append(Self.focused) }
    session.application.emit("send", "StateChanged", "focused", 1)
    let send = try await session.element("Send")
    #expect(try await session.told() == [.notification(.layoutChanged(.element(send)))])
    session.application.emit("send", "StateChanged", "focused", 0)
    session.application.emit("send", "StateChanged", "focused", 1)
    session.application.change("help") { $0.name = "More" }
    session.application.emit("help", "PropertyChange", "accessible-name", 0, .string("More"))
    let later = try await session.told()
    #expect(later.count == 1)
    #expect(await session.labels() == ["Send", "More", "Copy"])
  }

  @Test("B6: keys that go to a part that is no one's child are with the control around it")
  func unknownFocus() async throws {
    let session = try await Session()
    defer { withExtendedLifetime(session.bus) {} }
    session.application.change("part") { $0 = Object(role: 62, parent: "filler") }
    session.application.change("filler") { $0 = Object(role: 21, parent: "send") }
    _ = try await session.screen.start()
    _ = try await session.screen.arrivalEvents()
    session.application.emit("part", "StateChanged", "focused", 1)
    let send = try await session.element("Send")
    #expect(try await session.told() == [.notification(.layoutChanged(.element(send)))])
  }

  @Test("B6: the desktop is watched for windows and keys of all applications, and for those that end")
  func watching() async throws {
    let session = try await Session()
    defer { withExtendedLifetime(session.bus) {} }
    let (signals, signal) = AsyncStream<Void>.makeStream()
    let watch = DesktopWatch(on: session.accessibility) { signal.yield() }
    await watch.start()
    #expect(try await session.accessibility.activeWindow()?.path == FakeApplication.path("window"))
    session.activate("dialog", from: "window")
    session.application.emit("yes", "StateChanged", "focused", 1)
    session.application.emit("no", "StateChanged", "focused", 0)
    let name = session.application.connection.uniqueName
    Task.detached { [connection = session.application.connection] in connection.close() }
    var events: [DesktopWatch.Event] = []
    for await _ in signals {
      events += watch.drain()
      if events.contains(.left(name)) { break }
    }
    func reference(_ name: String) -> ObjectReference {
      ObjectReference(bus: session.application.connection.uniqueName, path: FakeApplication.path(name))
    }
    #expect(events == [.activated(reference("dialog")), .focused(reference("yes")), .left(name)])
  }
}
