import DBus
import DesktopSupport
import Foundation

/// VoiceOver on a desktop of a test's own, with a keyboard and small applications.
final class DesktopVoiceOver {
  let desktop: PrivateDesktop
  private let bus: DBusConnection
  private let program: RunningProgram
  /// What it printed so far, without the seconds that words take.
  private(set) var lines: [String] = []

  /// Starts a desktop, and VoiceOver on it.
  ///
  /// - Parameter options: What follows `earshot voiceover --mute`.
  init(_ options: String...) async throws {
    desktop = try await PrivateDesktop(withDisplay: true)
    bus = try await desktop.accessibilityBus()
    program = try desktop.start([
      try DevelopmentPrefix.path() + "/bin/earshot", "voiceover", "--mute",
    ] + options)
    try await expect("Desktop on macOS")
  }

  /// Starts an application of GTK 3 whose window is as lines of Python say.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - code: Lines that put something into `box`.
  func startApp(_ title: String, _ code: String) throws -> RunningProgram {
    let file = try desktop.folder.write(Self.code(title, code), to: "\(title).py")
    return try desktop.start(["/usr/bin/python3", file])
  }

  private static func code(_ title: String, _ code: String) -> String {
    """
    import gi
    gi.require_version('Gtk', '3.0')
    from gi.repository import Gtk, GLib
    window = Gtk.Window(title='\(title)')
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    window.add(box)
    \(code)
    window.connect('destroy', Gtk.main_quit)
    window.show_all()
    # Without a window manager nobody else lets keys go to it.
    window.connect('map-event', lambda *_: window.present() and False)
    Gtk.main()

    """
  }

  /// Presses keys as a hand does: all but the last are held meanwhile.
  func press(_ keys: Key...) async throws {
    for key in keys { try await send(key.rawValue, 0) }
    for key in keys.reversed() { try await send(key.rawValue, 1) }
  }

  /// Keys by their numbers on a keyboard of X11.
  enum Key: Int32 {
    case control = 37, alt = 64, shift = 50, command = 133, capsLock = 66
    case right = 114, left = 113, up = 111, down = 116, space = 65, tab = 23, escape = 9, enter = 36
    case f2 = 68, f5 = 71, a = 38, i = 31, r = 27, e = 26, y = 29, end = 115, slash = 61
  }

  private func send(_ code: Int32, _ kind: UInt32) async throws {
    try await bus.call(
      DBusMethod(
        "org.a11y.atspi.Registry", "/org/a11y/atspi/registry/deviceeventcontroller",
        "org.a11y.atspi.DeviceEventController", "GenerateKeyboardEvent",
        [.int32(code), .string(""), .uint32(kind)]), timeLimit: .seconds(20))
  }

  /// Waits until it has printed a line, behind those that were expected before.
  ///
  /// - Throws: `RunningProgram.Failure` with what it printed where the line does not come.
  func expect(_ line: String) async throws {
    var met: [String] = []
    while true {
      let next: String
      do {
        next = Self.words(try await program.line())
      } catch {
        throw RunningProgram.Failure(description: "No \"\(line)\". It printed: \(met)")
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
