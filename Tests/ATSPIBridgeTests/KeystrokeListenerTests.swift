import ATSPIBridge
import DBus
import Synchronization
import Testing

@Suite("Keys of the keyboard", .serialized, .timeLimit(.minutes(10)))
struct KeystrokeListenerTests {
  /// A registry that notes who wants which keys.
  private final class Registry: Sendable {
    let connection: DBusConnection
    let wishes = Mutex<[String]>([])
    let modes = Mutex<[[Bool]]>([])
    let listener = Mutex<(name: String, path: String)?>(nil)

    init(on bus: PrivateBus, refuses: Bool = false) throws {
      connection = try bus.connect()
      connection.export("/org/a11y/atspi/registry/deviceeventcontroller") { [weak self] call in
        if refuses {
          call.fail("org.freedesktop.DBus.Error.NotSupported", "no keyboard here")
          return true
        }
        let keys = (call.arguments[1]?.elements ?? []).compactMap { $0.elements?[1].integer }
        let held = call.arguments[2]?.integer ?? -1
        self?.wishes.withLock {
          $0.append("\(call.member.prefix(3)) \(keys) \(held) \(call.arguments.signature)")
        }
        if let mode = call.arguments[4]?.elements {
          self?.modes.withLock { $0.append(mode.compactMap(\.truth)) }
        }
        self?.listener.withLock { $0 = (call.sender, call.arguments[0]?.text ?? "") }
        call.reply(call.member.hasPrefix("Register") ? [.boolean(false)] : [])
        return true
      }
      try connection.callAndWait(
        DBusMethod(
          "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
          [.string("org.a11y.atspi.Registry"), .uint32(4)]))
    }

    /// Tells of a key.
    ///
    /// - Returns: Whether it is taken.
    func press(_ symbol: Int32, held: Int32, isDown: Bool = true) async throws -> Bool? {
      let (name, path) = try #require(listener.withLock { $0 })
      let key = DBusValue.structure([
        .uint32(isDown ? 0 : 1), .int32(symbol), .int32(114), .int32(held), .int32(5), .string("Right"),
        .boolean(false),
      ])
      return try await connection.call(
        DBusMethod(name, path, "org.a11y.atspi.DeviceEventListener", "NotifyEvent", [key]))[0]?.truth
    }
  }

  @Test("B6: the registry is asked for keys whatever locks are on, and answered about each at once")
  func taking() async throws {
    let bus = try PrivateBus()
    let registry = try Registry(on: bus)
    let seen = Mutex<[PressedKey]>([])
    let listener = KeystrokeListener(on: AccessibilityBus(try bus.connect())) { key in
      seen.withLock { $0.append(key) }
      return key.isDown
    }
    let right = KeystrokeListener.KeySet(keys: ["right", "a"], modifiers: [.control, .alt])
    try await listener.register([right])
    let wanted = registry.wishes.withLock { $0 }
    #expect(wanted == [12, 14, 28, 30].map { "Reg [65363, 97, 65] \($0) oa(iisi)uu(bbb)" })
    #expect(try await registry.press(65363, held: 12) == true)
    #expect(try await registry.press(65363, held: 12, isDown: false) == false)
    let control: PressedKey.Modifiers = [.control, .alt]
    #expect(
      seen.withLock { $0 } == [
        PressedKey(isDown: true, symbol: 65363, modifiers: control),
        PressedKey(isDown: false, symbol: 65363, modifiers: control),
      ])
    // What is wanted already is not asked for again; what is no longer wanted is given back.
    try await listener.register([right])
    #expect(registry.wishes.withLock { $0.count } == 4)
    try await listener.register([])
    #expect(
      registry.wishes.withLock { $0.suffix(4) }
        == [12, 14, 28, 30].map { "Der [65363, 97, 65] \($0) oa(iisi)uu" })
  }

  @Test("B6: applications ask about keys as well where that is wanted")
  func askedByApplications() async throws {
    let bus = try PrivateBus()
    let registry = try Registry(on: bus)
    let listener = KeystrokeListener(on: AccessibilityBus(try bus.connect())) { _ in false }
    try await listener.register([
      KeystrokeListener.KeySet(keys: ["right"], modifiers: .control, isAskedByApplications: true)
    ])
    let modes = registry.modes.withLock { $0 }
    #expect(modes == (0..<4).flatMap { _ in [[true, true, true], [true, true, false]] })
  }

  @Test("B6: a registry that lets nobody take keys is told of in one line")
  func refused() async throws {
    let bus = try PrivateBus()
    let registry = try Registry(on: bus, refuses: true)
    defer { withExtendedLifetime(registry) {} }
    let listener = KeystrokeListener(on: AccessibilityBus(try bus.connect())) { _ in false }
    let error = await #expect(throws: ATSPIError.self) {
      try await listener.register([KeystrokeListener.KeySet(keys: ["right"], modifiers: [])])
    }
    #expect(
      error?.description
        == "Keys cannot be taken (no keyboard here). They can on X11, with the registry of at-spi2-core running."
    )
  }

  @Test(
    "B6: keys have the names that VoiceOver knows",
    arguments: [
      ("right", 0xff53), ("a", 0x61), ("space", 0x20), ("/", 0x2f), ("tab", 0xff09), ("control", 0xffe3),
      ("ż", 0x0100_017c), ("é", 0xe9),
    ] as [(String, UInt32)])
  func names(key: String, symbol: UInt32) {
    #expect(KeySymbol.symbol(of: key) == symbol)
    #expect(KeySymbol.key(of: symbol) == key)
  }

  @Test(
    "B6: capitals, and the same key elsewhere on the keyboard, have the name of the key; modifiers have none")
  func otherNames() {
    #expect(KeySymbol.key(of: 0x41) == "a")
    #expect(KeySymbol.key(of: 0xfe20) == "tab")
    #expect(KeySymbol.key(of: 0xff8d) == "return")
    #expect(KeySymbol.key(of: 0xffe1) == nil)
    #expect(KeySymbol.symbol(of: "no such key") == nil)
  }
}
