import DBus
import DesktopSupport
import Foundation
import Testing

/// VoiceOver on a desktop of a test's own, with a keyboard and small applications.
final class DesktopVoiceOver {
  /// What it did not print.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  let desktop: PrivateDesktop
  private let bus: DBusConnection
  private let program: RunningProgram
  /// What it printed so far, without the seconds that words take.
  private(set) var lines: [String] = []

  /// Starts a desktop, and VoiceOver on it.
  ///
  /// - Parameter options: What follows `earshot voiceover --mute`.
  /// - Throws: What keeps it from being started.
  init(_ options: String...) async throws {
    desktop = try await PrivateDesktop(withDisplay: true)
    bus = try await desktop.accessibilityBus()
    program = try desktop.start(
      [try DevelopmentPrefix.path() + "/bin/earshot", "voiceover", "--mute"] + options)
    try await expect("Desktop on macOS")
  }

  /// Starts an application of GTK 3 whose window is as lines of Python say.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - code: Lines that put something into `box`.
  /// - Returns: The application, which prints each key that it gets.
  /// - Throws: What keeps it from being started.
  func startApp(_ title: String, _ code: String) throws -> RunningProgram {
    let file = try desktop.folder.write(Self.code(title, code), to: "\(title).py")
    return try desktop.start(["/usr/bin/python3", file])
  }

  private static func code(_ title: String, _ code: String) -> String {
    """
    import gi
    gi.require_version('Gtk', '3.0')
    from gi.repository import Gdk, Gtk
    window = Gtk.Window(title='\(title)')
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    window.add(box)
    \(code)
    window.connect('destroy', Gtk.main_quit)
    def tell(_, event):
        name = Gdk.keyval_name(event.keyval)
        if not name.endswith('_L') and name != 'Caps_Lock':
            print(name, flush=True)
    window.connect('key-press-event', tell)
    window.show_all()
    Gtk.main()

    """
  }

  /// Presses keys as a hand does: all but the last, which `-` follows, are held meanwhile.
  func press(_ keys: String) async throws {
    let codes = try keys.split(separator: "-").map { try #require(Self.codes[String($0)], "\($0)") }
    for code in codes { try await send(code, 0) }
    for code in codes.reversed() { try await send(code, 1) }
  }

  /// The numbers of keys on a keyboard of X11.
  private static let codes: [String: Int32] = [
    "control": 37, "alt": 64, "shift": 50, "command": 133, "capslock": 66, "right": 114, "left": 113,
    "down": 116, "up": 111, "space": 65, "tab": 23, "escape": 9, "f5": 71, "i": 31, "l": 46, "t": 28, "y": 29,
    "/": 61,
  ]

  /// Waits until a menu of VoiceOver's takes letters, or no longer.
  func expectLetters(areTaken: Bool) async throws {
    while true {
      let answer = try await bus.call(
        DBusMethod(
          "org.a11y.atspi.Registry", "/org/a11y/atspi/registry/deviceeventcontroller",
          "org.a11y.atspi.DeviceEventController", "GetKeystrokeListeners"), timeLimit: .seconds(20))
      // A listener is its name, path, kinds, keys, what is held, and how it is asked.
      let isTaken = (answer[0]?.elements ?? []).contains { listener in
        guard let parts = listener.elements, parts.count > 5, parts[5].integer == 0 else { return false }
        return (parts[4].elements ?? []).contains { $0.elements?[1].integer == 0x79 }
      }
      if isTaken == areTaken { return }
      await Task.yield()
    }
  }

  /// Lets keys go to an object of any application, and its window with it, as soon as it is there.
  ///
  /// - Throws: `Missing` where no application comes to have it.
  func focus(_ name: String) async throws {
    let root = "/org/a11y/atspi/accessible/root"
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      let answer = try await bus.call(
        DBusMethod("org.a11y.atspi.Registry", root, "org.a11y.atspi.Accessible", "GetChildren"))
      for application in answer[0]?.elements ?? [] {
        let client = AccessibilityClient(bus, application.elements?.first?.text ?? "")
        // One that has just come or gone has no cache.
        guard let object = (try? await client.object(named: name)) ?? nil,
          object.states & Self.showing != 0
        else { continue }
        let answer = try await client.call(object.path, "Component", "GrabFocus")
        if answer[0]?.truth == true { return }
      }
      await Task.yield()
    }
    throw Missing(description: "No application has \"\(name)\".")
  }

  /// The bit of AT-SPI's state for what is on the screen.
  private static let showing = UInt64(1) << 25

  private func send(_ code: Int32, _ kind: UInt32) async throws {
    try await bus.call(
      DBusMethod(
        "org.a11y.atspi.Registry", "/org/a11y/atspi/registry/deviceeventcontroller",
        "org.a11y.atspi.DeviceEventController", "GenerateKeyboardEvent",
        [.int32(code), .string(""), .uint32(kind)]), timeLimit: .seconds(20))
  }

  /// Waits until it has printed a line, behind those that were expected before.
  ///
  /// - Throws: `Missing` with what it printed where the line does not come.
  func expect(_ line: String) async throws {
    var met: [String] = []
    while true {
      let next: String
      do {
        next = Self.words(try await program.line())
      } catch {
        throw Missing(description: "No \"\(line)\". It printed: \(met)")
      }
      lines.append(next)
      met.append(next)
      if next == line { return }
    }
  }

  /// Waits until it has ended.
  ///
  /// - Returns: Its exit status.
  func end() async throws -> Int32? { try await program.end() }

  /// Asks it to end, as Control-C does.
  ///
  /// - Returns: Its exit status.
  func interrupt() async throws -> Int32? { try await program.interrupt() }

  /// A line without what surrounds its words.
  private static func words(_ line: String) -> String {
    line.replacing(#/\s{2,}\d+\.\d s$/#, with: "").trimmingCharacters(in: .whitespaces)
  }
}
