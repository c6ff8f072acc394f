import AppBuilding
import DBus
import Foundation
import TestSupport

/// A desktop of one test: buses, folders and, where it is wanted, a display of its own; all of it ends with the test.
package final class PrivateDesktop: Sendable {
  /// Where its files lie.
  package let folder: TemporaryFolder
  /// What programs on it find in their environment.
  package let environment: [String: String]
  private let programs: [RunningProgram]

  /// Starts the desktop.
  ///
  /// - Parameter hasDisplay: True where programs find a display of X11.
  /// - Throws: `RunningProgram.Failure` where a part of it does not start.
  package init(withDisplay hasDisplay: Bool = false) async throws {
    folder = try TemporaryFolder(["run/.keep": "", "home/.keep": ""])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: "\(folder.path)/run")
    let home = "\(folder.path)/home"
    var environment = [
      "HOME": home, "XDG_RUNTIME_DIR": "\(folder.path)/run", "XDG_CONFIG_HOME": "\(home)/.config",
      "XDG_DATA_HOME": "\(home)/.local/share", "XDG_CACHE_HOME": "\(home)/.cache",
      "GSETTINGS_BACKEND": "memory", "NO_COLOR": "1", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
      "GDK_BACKEND": "x11",
    ]
    var programs: [RunningProgram] = []
    if hasDisplay {
      let display = try RunningProgram(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
        environment: environment)
      programs.append(display)
      environment["DISPLAY"] = ":" + (try await display.line())
    }
    let bus = try RunningProgram(
      ["dbus-daemon", "--session", "--nofork", "--print-address=1"], environment: environment)
    programs.append(bus)
    environment["DBUS_SESSION_BUS_ADDRESS"] = try await bus.line()
    self.environment = environment
    self.programs = programs
  }

  /// Starts a program on it.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked for as a shell does, and its arguments.
  ///   - more: Variables beside those of the desktop.
  /// - Returns: The program.
  /// - Throws: `TargetError` where it cannot be started.
  package func start(_ arguments: [String], _ more: [String: String] = [:]) throws -> RunningProgram {
    try RunningProgram(arguments, environment: environment.merging(more) { $1 })
  }

  /// Connects to its accessibility bus, which begins with that.
  package func accessibilityBus() async throws -> DBusConnection {
    let session = try DBusConnection(to: environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    defer { session.close() }
    let answer = try await session.call(
      DBusMethod("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"), timeLimit: .seconds(20))
    return try DBusConnection(to: answer[0]?.text ?? "")
  }
}
