import DBus
import Foundation
import Testing

/// A bus of a test's own, with a registry that knows the applications of the test.
final class PrivateBus: @unchecked Sendable {
  /// What keeps a bus from beginning.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  // Written by the initialiser alone.
  let address: String
  private let process = Process()

  init() throws {
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "timeout", "--kill-after=5", "120", "dbus-daemon", "--session", "--nofork", "--print-address=1",
    ]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1), let first = byte.first, first != 10 {
      line.append(first)
    }
    address = String(decoding: line, as: UTF8.self)
    guard address.hasPrefix("unix:") else { throw Missing(description: "dbus-daemon told no address") }
  }

  deinit {
    // The group of timeout; what it would pass on is blocked in what threads of a test begin.
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func connect() throws -> DBusConnection { try DBusConnection(to: address) }
}
