import DBus
import Foundation
import Synchronization
import Testing

@Suite("A connection to a bus", .serialized, .timeLimit(.minutes(10)))
struct DBusConnectionTests {
  /// A bus, someone who asks and someone who answers with what was asked.
  private func pair() throws -> (bus: PrivateBus, asker: DBusConnection, answerer: DBusConnection) {
    let bus = try PrivateBus()
    let answerer = try bus.connect()
    answerer.export("/echo") { call in
      switch call.member {
      case "Never": break
      case "Fail": call.fail("test.Error", "no")
      default: call.reply(call.arguments.values)
      }
      return true
    }
    return (bus, try bus.connect(), answerer)
  }

  @Test("B6: values of every type come back as they were sent")
  func values() async throws {
    let (bus, asker, answerer) = try pair()
    defer { withExtendedLifetime(bus) {} }
    let values: [DBusValue] = [
      .byte(7), .boolean(true), .int16(-2), .uint16(3), .int32(-4), .uint32(5), .int64(-6), .uint64(7),
      .double(0.5), .string("Brötchen"), .objectPath("/a/b"), .signature("a{sv}"), .variant(.int32(1)),
      .array(of: "(so)", []), .array(of: "(so)", [.structure([.string(":1.1"), .objectPath("/a")])]),
      .attributes(["b": "2", "a": "1"]), .structure([.strings(["x"]), .variant(.variant(.boolean(false)))]),
    ]
    let answer = try await asker.call(DBusMethod(answerer.uniqueName, "/echo", "test.Echo", "Say", values))
    #expect(answer.values == values)
    #expect(answer.signature == values.map(\.signature).joined())
  }

  @Test("B6: many calls are under way at once, and their answers are in order")
  func pipelining() async throws {
    let (bus, asker, answerer) = try pair()
    defer { withExtendedLifetime(bus) {} }
    let methods = (0..<2_000).map {
      DBusMethod(answerer.uniqueName, "/echo", "test.Echo", "Say", [.int32(Int32($0))])
    }
    let answers = await asker.calls(methods)
    #expect(answers.map { (try? $0.get())?[0]?.integer } == Array(0..<2_000))
  }

  @Test("B6: a call without an answer ends at its limit, and the connection goes on")
  func timeLimit() async throws {
    let (bus, asker, answerer) = try pair()
    defer { withExtendedLifetime(bus) {} }
    let name = answerer.uniqueName
    let late = await #expect(throws: DBusError.self) {
      try await asker.call(DBusMethod(name, "/echo", "test.Echo", "Never"), timeLimit: .milliseconds(50))
    }
    #expect(late?.code == .timeLimit)
    let failure = await #expect(throws: DBusError.self) {
      try await asker.call(DBusMethod(name, "/echo", "test.Echo", "Fail"))
    }
    #expect(failure == DBusError(.remote, "test.Error", message: "no"))
    let malformed = await #expect(throws: DBusError.self) {
      try await asker.call(DBusMethod(name, "no path", "test.Echo", "Say"))
    }
    #expect(malformed?.code == .malformed)
    #expect(try await asker.call(DBusMethod(name, "/echo/inside", "test.Echo", "Say")).count == 0)
  }

  @Test("B6: signals reach who asked for them, until they are no longer asked for")
  func signals() async throws {
    let (bus, asker, answerer) = try pair()
    defer { withExtendedLifetime(bus) {} }
    let heard = Mutex<[String]>([])
    let number = asker.subscribe(
      DBusMatch(sender: answerer.uniqueName, interface: "test.Signals", member: "One")
    ) {
      signal in
      heard.withLock { $0.append(signal.body[0]?.text ?? "") }
    }
    /// Both sides have taken everything in that was sent before.
    func settle() async throws {
      let get = DBusMethod("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId")
      for side in [asker, answerer, asker] { try await side.call(get) }
    }
    try await settle()
    answerer.emit("/a", "test.Signals", "One", [.string("first")])
    answerer.emit("/a", "test.Signals", "Two", [.string("second")])
    try await settle()
    asker.unsubscribe(number)
    try await settle()
    answerer.emit("/a", "test.Signals", "One", [.string("third")])
    try await settle()
    #expect(heard.withLock { $0 } == ["first"])
  }

  @Test("B6: what waits when the connection is closed fails at once")
  func closing() async throws {
    let (bus, asker, answerer) = try pair()
    defer { withExtendedLifetime(bus) {} }
    let closed = Mutex(0)
    asker.onClose { closed.withLock { $0 += 1 } }
    async let answer = asker.call(DBusMethod(answerer.uniqueName, "/echo", "test.Echo", "Never"))
    try await Task.sleep(for: .milliseconds(50))
    asker.close()
    do {
      _ = try await answer
      Issue.record("an answer came")
    } catch {
      #expect((error as? DBusError)?.code == .closed)
    }
    #expect(asker.isClosed)
    #expect(closed.withLock { $0 } == 1)
  }
}
