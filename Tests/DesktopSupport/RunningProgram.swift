import AppBuilding
import Glibc
import Synchronization

/// A program of a test, which ends with it and, unless it is said otherwise, at the latest after four minutes.
package final class RunningProgram: Sendable {
  /// Why a program is of no use.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let child: Child
  private let output: Descriptor
  private let buffer = Mutex<[UInt8]>([])
  private let hasEnded = Mutex(false)
  private let name: String

  private static let mostMemory = "--data=2147483648"

  /// Starts a program, with none of the signals blocked that threads of a test block.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked for as a shell does, and its arguments.
  ///   - environment: Its variables, beside the search path and the folder for temporary files.
  ///   - longest: Seconds after which it is ended.
  /// - Throws: `TargetError` where it cannot be started.
  package init(_ arguments: [String], environment: [String: String], longest: Int = 240) throws {
    let pipe = try Pipe()
    let nothing = Descriptor(open("/dev/null", O_RDWR | O_CLOEXEC))
    name = arguments.joined(separator: " ")
    child = try Child(
      ["/usr/bin/timeout", "-k", "2", "\(longest)", "/usr/bin/prlimit", Self.mostMemory] + arguments,
      environment: environment, inheriting: ["PATH", "TMPDIR"],
      descriptors: [nothing.number, pipe.writing.number, nothing.number])
    output = pipe.reading
  }

  deinit { stop() }

  /// Ends it and what it started.
  package func stop() {
    let isEnded = hasEnded.withLock { ended in
      defer { ended = true }
      return ended
    }
    guard !isEnded else { return }
    child.kill()
    _ = child.wait()
  }

  /// Asks it to end by itself, as Control-C does, and waits until it has.
  ///
  /// - Returns: Its exit status; `nil` where a signal ended it.
  package func interrupt() async throws -> Int32? {
    // What limits its time would pass the signal on twice.
    let path = "/proc/\(child.process)/task/\(child.process)/children"
    guard let file = fopen(path, "r") else { return nil }
    var number: pid_t = 0
    withUnsafeMutablePointer(to: &number) { pointer in
      _ = withVaList([pointer]) { vfscanf(file, "%d", $0) }
    }
    fclose(file)
    guard number > 0 else { return nil }
    kill(number, SIGINT)
    return try await end()
  }

  /// Waits until it ends by itself.
  ///
  /// - Returns: Its exit status; `nil` where a signal ended it.
  package func end() async throws -> Int32? {
    let isEnded = hasEnded.withLock { ended in
      defer { ended = true }
      return ended
    }
    guard !isEnded else { return nil }
    let child = child
    let status = try await apart { child.wait().status }
    guard case .exited(let number) = status else { return nil }
    return number
  }

  /// The next line that it prints.
  ///
  /// - Parameter seconds: How long it is waited for.
  /// - Returns: The line without its end.
  /// - Throws: `Failure` where none comes.
  package func line(within seconds: Double = 60) async throws -> String {
    try await apart { [self] in try nextLine(within: seconds) }
  }

  private func nextLine(within seconds: Double) throws -> String {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      let line = buffer.withLock { bytes -> String? in
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { bytes.removeFirst(end + 1) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      if let line { return line }
      var waiting = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
      let rest = Int32(max(0, (deadline - .now) / .milliseconds(1)).rounded(.up))
      guard poll(&waiting, 1, rest) > 0 else { throw Failure(description: "\(name) prints no line.") }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(output.number, &bytes, bytes.count)
      guard count > 0 else { throw Failure(description: "\(name) ended.") }
      buffer.withLock { $0 += bytes[..<count] }
    }
  }
}
