import Foundation
import Glibc
import TestSupport

/// BRLTTY for one test: with a display of the test's, a port and a key of its own, and nothing of the machine's.
package final class BRLTTY: Sendable {
  /// Where it listens, as BrlAPI writes it.
  package let host: String
  /// The file of its key.
  package let keyFile: String
  private let folder: TemporaryFolder
  private let display: String
  private let port: UInt16
  private let running: Running

  private final class Running: @unchecked Sendable {
    var program: RunningProgram?
  }

  /// The port of BrlAPI's number 0.
  private static let firstPort: UInt16 = 4_101

  /// Starts it, and waits until it listens.
  ///
  /// - Parameter display: The display that it looks for.
  /// - Throws: `RunningProgram.Failure` where it does not start; `Scripts/setup --for-tests` installs it.
  package init(_ display: VirtualBrailleDisplay) async throws {
    folder = try TemporaryFolder(["key": "a key of this test\n", "conf": "", "w/.keep": "", "u/.keep": ""])
    keyFile = "\(folder.path)/key"
    self.display = display.path
    port = try LoopbackPort.free()
    host = "127.0.0.1:\(port - Self.firstPort)"
    running = Running()
    try await start()
  }

  /// Starts it again after it was ended.
  ///
  /// - Throws: `RunningProgram.Failure` where it does not listen within a minute.
  package func start() async throws {
    running.program = try RunningProgram(
      [
        "brltty", "-n", "-q", "-e", "-l", "critical", "-f", "\(folder.path)/conf", "-b", "vr", "-d",
        "client:\(display)", "-x", "no", "-s", "no", "-A", "auth=keyfile:\(keyFile),host=\(host)",
        "-W", "\(folder.path)/w", "-U", "\(folder.path)/u",
      ], environment: ["LC_ALL": "C.UTF-8", "HOME": folder.path], longest: 900)
    let port = port
    let isThere = try await apart {
      let deadline = ContinuousClock.now + .seconds(60)
      while .now < deadline {
        if Self.answers(port) { return true }
        poll(nil, 0, 20)
      }
      return false
    }
    guard isThere else {
      throw RunningProgram.Failure(
        description: "brltty does not start. Run Scripts/setup --for-tests, which installs it.")
    }
  }

  /// Ends it, as a machine does that has no display any more.
  package func stop() { running.program?.stop() }

  private static func answers(_ port: UInt16) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
