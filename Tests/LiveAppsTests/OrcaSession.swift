import DBus
import DesktopSupport
import Foundation
import Testing

/// An example that runs on a private desktop, with Orca and a client of ours.
final class OrcaSession {
  let desktop: PrivateDesktop
  let orca: Orca
  let program: RunningProgram
  let client: AccessibilityClient
  /// How much of what Orca said was expected.
  private var heard = 1

  /// Starts the desktop, Orca and the example, and waits until the example is on the bus.
  init(_ example: String, _ options: String...) async throws {
    desktop = try await PrivateDesktop(withDisplay: true)
    let bus = try await desktop.accessibilityBus()
    orca = try await Orca(on: desktop)
    // What was compiled is kept for the next test.
    program = try desktop.start(
      [EarshotProgram.path, "run", "--atspi", "--example", example] + options,
      ["XDG_CACHE_HOME": EarshotProgram.cache])
    let line = try await program.line()
    let name = line.split(separator: " ").last { $0.hasPrefix(":") }.map { String($0.dropLast()) }
    client = AccessibilityClient(bus, try #require(name, "\(line)"))
  }

  /// Lets keys go to an object.
  func focus(_ name: String) async throws {
    let object = try #require(await client.object(named: name), "No \(name)")
    let answer = try await client.call(object.path, "Component", "GrabFocus")
    #expect(answer[0]?.truth == true)
  }

  /// Does the usual action of an object.
  func click(_ name: String) async throws {
    let object = try #require(await client.object(named: name), "No \(name)")
    let answer = try await client.call(object.path, "Action", "DoAction", [.int32(0)])
    #expect(answer[0]?.truth == true)
  }

  /// Keys by their symbols.
  enum Key: Int32 {
    case tab = 0xff09
    case whereAmI = 0xff8d
  }

  /// Presses a key of the keyboard, as though a hand did.
  func press(_ key: Key) async throws {
    try await devices("GenerateKeyboardEvent", [.int32(key.rawValue), .string(""), .uint32(3)])
  }

  /// Taps the middle of an object with the pointer, as though a hand did.
  func tap(_ name: String) async throws {
    let object = try #require(await client.object(named: name), "No \(name)")
    let extents = try await client.call(object.path, "Component", "GetExtents", [.uint32(0)])
    let numbers = (extents[0]?.elements ?? []).compactMap(\.integer)
    try #require(numbers.count == 4)
    let place = (numbers[0] + numbers[2] / 2, numbers[1] + numbers[3] / 2)
    try await devices("GenerateMouseEvent", [.int32(Int32(place.0)), .int32(Int32(place.1)), .string("b1c")])
  }

  private func devices(_ member: String, _ arguments: [DBusValue]) async throws {
    try await client.bus.call(
      DBusMethod(
        "org.a11y.atspi.Registry", "/org/a11y/atspi/registry/deviceeventcontroller",
        "org.a11y.atspi.DeviceEventController", member, arguments))
  }

  /// Expects that Orca says just some lines because of something.
  func expect(_ lines: String..., when body: () async throws -> Void) async throws {
    try await body()
    let said = try await orca.speech.wait(for: lines.last ?? "", after: heard)
    #expect(said == lines, "It says \(orca.speech.lines(after: heard)).")
    heard += lines.count
  }
}
