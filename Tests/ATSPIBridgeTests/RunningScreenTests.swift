import ATSPIBridge
import AccessibilityModel
import DBus
import Foundation
import Testing

@Suite("The screen of a running application", .serialized, .timeLimit(.minutes(10)))
struct RunningScreenTests {
  typealias Object = FakeApplication.Object

  static let form: [String: Object] = [
    "window": Object(role: 23, name: "Order", children: ["head", "name", "gift", "size", "send", "status"]),
    "head": Object(role: 83, name: "Bread", attributes: ["level": "2"]),
    "name": Object(
      role: 79, name: "Name", states: [7, 8, 11, 24, 25, 30, 33],
      attributes: ["placeholder-text": "First and last"]),
    "gift": Object(
      role: 7, name: "Gift wrap", states: [8, 11, 24, 25, 30, 41], interfaces: ["Accessible", "Action"],
      actions: ["click"]),
    "size": Object(role: 51, name: "Loaves", interfaces: ["Accessible", "Value"], number: 3),
    "send": Object(
      role: 43, name: "Send", description: "We deliver on weekdays.", interfaces: ["Accessible", "Action"],
      actions: ["press", "showContextMenu"]),
    "status": Object(role: 73, children: ["words"], attributes: ["live": "polite"]),
    "words": Object(role: 116, name: "", states: [8, 24, 25, 30]),
  ]

  /// A screen on a bus of its own.
  private func screen(
    _ objects: [String: Object] = form, fault: FakeApplication.Fault = .none, objects limit: Int = 10_000,
    answer: Duration = .milliseconds(400)
  ) async throws -> (screen: RunningScreen, application: FakeApplication, bus: PrivateBus) {
    let bus = try PrivateBus()
    let application = try FakeApplication(objects, on: bus, fault: fault)
    let accessibility = AccessibilityBus(try bus.connect())
    var limits = ApplicationReader.Limits()
    limits.objects = limit
    limits.answer = answer
    let found = try await accessibility.application("fake")
    return (RunningScreen(found, on: accessibility, limits: limits), application, bus)
  }

  private func words(_ screen: RunningScreen) async -> [String] {
    let tree = await screen.tree
    return tree.stops.map { id in
      let element = tree[id]
      return [element?.label?.string, element?.value?.string].compactMap(\.self).joined(separator: " = ")
    }
  }

  @Test("B6: roles, states and values become elements, traits and values")
  func mapping() async throws {
    let (screen, application, bus) = try await screen()
    defer { withExtendedLifetime((bus, application)) {} }
    _ = try await screen.start()
    #expect(
      await words(screen) == ["Bread", "Name = First and last", "Gift wrap = 0", "Loaves = 3", "Send"])
    let tree = await screen.tree
    let stops = tree.stops.compactMap { tree[$0] }
    try #require(stops.count == 5)
    #expect(stops[0].traits == .header)
    #expect(stops[0].headingLevel == 2)
    #expect(stops[1].traits.contains(.textEntry))
    #expect(stops[1].customContent.map(\.value.string) == ["required"])
    #expect(stops[2].traits == [.button, .toggleButton])
    #expect(stops[3].traits == .adjustable)
    #expect(stops[4].hint?.string == "We deliver on weekdays.")
    #expect(stops[4].actions.map(\.name.string) == ["Show menu"])
  }

  @Test(
    "B6: a long description waits in More Content, a short one is a hint",
    arguments: [(100, true), (101, false)])
  func descriptions(length: Int, isHint: Bool) async throws {
    var objects = Self.form
    let description = String(repeating: "a", count: length)
    objects["send"]?.description = description
    let (screen, application, bus) = try await screen(objects)
    defer { withExtendedLifetime((bus, application)) {} }
    _ = try await screen.start()
    let tree = await screen.tree
    let send = try #require(tree.stops.compactMap { tree[$0] }.last)
    #expect(send.hint?.string == (isHint ? description : nil))
    #expect(send.customContent.map(\.label.string) == (isHint ? [] : ["Description"]))
  }

  @Test("B6: activating does the usual action, and what came of it is told before the answer")
  func activating() async throws {
    let (screen, application, bus) = try await screen()
    defer { withExtendedLifetime((bus, application)) {} }
    _ = try await screen.start()
    let tree = await screen.tree
    let gift = try #require(tree.stops.first { tree[$0]?.label?.string == "Gift wrap" })
    let events = try await screen.perform(
      Request(id: Request.ID(rawValue: 1), version: .initial, kind: .activate(gift)))
    #expect(application.state.withLock(\.done) == ["gift 0"])
    #expect(events.last == .answered(Request.ID(rawValue: 1), .handled(by: gift)))
    #expect(await words(screen)[2] == "Gift wrap = 1")
  }

  @Test("B6: a value goes by its step and not beyond its end")
  func adjusting() async throws {
    let (screen, application, bus) = try await screen()
    defer { withExtendedLifetime((bus, application)) {} }
    application.change("size") { $0.number = 9.5 }
    _ = try await screen.start()
    let tree = await screen.tree
    let size = try #require(tree.stops.first { tree[$0]?.label?.string == "Loaves" })
    func raise(_ number: UInt64) async throws -> Event? {
      try await screen.perform(
        Request(id: Request.ID(rawValue: number), version: .initial, kind: .increment(size))
      ).last
    }
    #expect(try await raise(1) == .answered(Request.ID(rawValue: 1), .handled(by: size)))
    #expect(await words(screen)[3] == "Loaves = 10")
    #expect(try await raise(2) == .answered(Request.ID(rawValue: 2), .declined))
  }

  @Test("B6: names, focus and live regions follow the application's events")
  func events() async throws {
    let (screen, application, bus) = try await screen()
    defer { withExtendedLifetime((bus, application)) {} }
    _ = try await screen.start()
    application.change("head") { $0.name = "Rolls" }
    application.emit("head", "PropertyChange", "accessible-name", 0, .string("Rolls"))
    application.change("words") { $0.name = "Thank you." }
    application.emit("words", "PropertyChange", "accessible-name", 0, .string("Thank you."))
    application.change("send") { $0.states.append(12) }
    application.emit("send", "StateChanged", "focused", 1)
    let events = try await told(screen, count: 3)
    #expect(await words(screen).first == "Rolls")
    let tree = await screen.tree
    let send = try #require(tree.stops.first { tree[$0]?.label?.string == "Send" })
    #expect(events.contains(.notification(.layoutChanged(.element(send)))))
    #expect(
      events.contains(.notification(.announcement("Thank you.", priority: .high, queued: true))))
  }

  @Test("B6: what comes and goes is in the tree and out of it, under its own identity")
  func children() async throws {
    let (screen, application, bus) = try await screen()
    defer { withExtendedLifetime((bus, application)) {} }
    _ = try await screen.start()
    let before = await screen.tree
    let send = before.stops.first { before[$0]?.label?.string == "Send" }
    application.change("new") { $0 = Object(role: 43, name: "Help") }
    application.change("window") { $0.children = ["head", "new", "name", "send"] }
    application.emit("window", "ChildrenChanged", "add", 1)
    _ = try await told(screen, count: 1)
    #expect(await words(screen) == ["Bread", "Help", "Name = First and last", "Send"])
    let after = await screen.tree
    #expect(after.stops.first { after[$0]?.label?.string == "Send" } == send)
  }

  /// What is told until there are so many events, or none for two seconds.
  private func told(_ screen: RunningScreen, count: Int) async throws -> [Event] {
    var events: [Event] = []
    for _ in 0..<200 where events.count < count {
      events += try await screen.update()
      try await Task.sleep(for: .milliseconds(10))
    }
    return events
  }
}

extension RunningScreenTests {
  @Test("B6: an object inside itself is told once, and the screen says that it is not whole")
  func circle() async throws {
    var objects = Self.form
    objects["send"]?.children = ["window", "send", "head"]
    let (screen, application, bus) = try await screen(objects)
    defer { withExtendedLifetime((bus, application)) {} }
    _ = try await screen.start()
    #expect(await words(screen).count == 5)
    #expect(await screen.remark?.contains("in two places") == true)
  }

  @Test("B6: of hundreds of thousands of children that are claimed, as many are read as the limit allows")
  func million() async throws {
    var objects = Self.form
    objects["status"]?.claimedChildren = 200_000
    let (screen, application, bus) = try await screen(objects, objects: 500, answer: .seconds(30))
    defer { withExtendedLifetime((bus, application)) {} }
    _ = try await screen.start()
    #expect(await words(screen).first == "Bread")
    #expect(await screen.remark == "The screen is not whole: there are more objects than 500.")
  }

  @Test("B6: an application that never answers is said not to")
  func silent() async throws {
    await #expect(throws: ATSPIError.self) { _ = try await screen(fault: .silent) }
  }

  @Test("B6: of an application that stops answering for one object the others are read")
  func partlySilent() async throws {
    let (screen, application, bus) = try await screen(fault: .silentFor("head"))
    defer { withExtendedLifetime((bus, application)) {} }
    _ = try await screen.start()
    #expect(await words(screen) == ["Name = First and last", "Gift wrap = 0", "Loaves = 3", "Send"])
    #expect(await screen.remark == "The screen is not whole: some objects did not answer in time.")
  }

  @Test(
    "B6: an application that ends while it is read is said to have ended",
    arguments: ["window", "head", "words"])
  func ends(at object: String) async throws {
    let (screen, application, bus) = try await screen(fault: .endsAt(object))
    defer { withExtendedLifetime((bus, application)) {} }
    let error = await #expect(throws: ATSPIError.self) { _ = try await screen.start() }
    #expect(error?.code == .ended)
    #expect(error?.description == "Fake has ended. Start it again.")
  }

  @Test("B6: an application that ended answers nothing more")
  func ended() async throws {
    let (screen, application, bus) = try await screen()
    defer { withExtendedLifetime((bus, application)) {} }
    _ = try await screen.start()
    application.connection.close()
    await #expect(throws: ATSPIError.self) {
      for _ in 0..<300 {
        _ = try await screen.update()
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  @Test("B6: more events than are kept end in the right screen")
  func flood() async throws {
    let (screen, application, bus) = try await screen()
    defer { withExtendedLifetime((bus, application)) {} }
    _ = try await screen.start()
    for number in 0..<25_000 {
      application.emit("head", "PropertyChange", "accessible-name", 0, .string("Bread \(number)"))
    }
    application.change("head") { $0.name = "Last" }
    application.emit("head", "PropertyChange", "accessible-name", 0, .string("Last"))
    for _ in 0..<500 {
      _ = try await screen.update()
      if await words(screen).first == "Last" { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(await words(screen).first == "Last")
  }

  @Test("B6: without a registry or a bus the message says which is missing")
  func missing() async throws {
    let bus = try PrivateBus()
    let error = await #expect(throws: ATSPIError.self) {
      _ = try await AccessibilityBus(try bus.connect()).applications()
    }
    #expect(error?.code == .noRegistry)
    #expect(throws: DBusError.self) { _ = try DBusConnection(to: "unix:path=/nowhere/bus") }
  }
}
