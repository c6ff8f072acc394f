import CProcess
import Glibc

/// An open file descriptor, closed when it goes.
package final class Descriptor: Sendable {
  /// The number the system knows it by.
  package let number: Int32

  /// Takes over an open descriptor.
  package init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// What can be read at once, or waited for; empty at the end.
  func readSome() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var got = read(number, buffer.baseAddress, buffer.count)
      while got < 0, errno == EINTR { got = read(number, buffer.baseAddress, buffer.count) }
      count = max(0, got)
    }
  }

  /// Everything up to the end, as text.
  ///
  /// - Parameters:
  ///   - instant: Until when it is waited for; `nil` where it may take its time.
  ///   - limit: How many bytes are taken at most.
  /// - Returns: The text, and whether the end was met.
  func readToEnd(until instant: ContinuousClock.Instant?, atMost limit: Int) -> (text: String, isWhole: Bool)
  {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      if let instant {
        var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        let rest = max(0, (instant - .now) / .milliseconds(1))
        let ready = poll(&waiting, 1, Int32(min(rest.rounded(.up), 1e9)))
        if ready < 0, errno == EINTR { continue }
        guard ready > 0, rest > 0 else { break }
      }
      let more = readSome()
      guard !more.isEmpty else { return (String(decoding: bytes, as: UTF8.self), true) }
      bytes += more
    }
    return (String(decoding: bytes, as: UTF8.self), false)
  }

  /// Whether there is something to read right now.
  var hasMore: Bool {
    var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0 && waiting.revents & Int16(POLLIN) != 0
  }
}

/// The two ends of a pipe, neither of which a child inherits by accident.
package struct Pipe: Sendable {
  /// The end that reads.
  package let reading: Descriptor
  /// The end that writes.
  package let writing: Descriptor

  /// Opens a pipe.
  ///
  /// - Throws: `TargetError` with code `system`.
  package init() throws(TargetError) {
    var ends: [Int32] = [0, 0]
    guard process_pipe(&ends) == 0 else { throw TargetError.system("No pipe could be opened") }
    reading = Descriptor(ends[0])
    writing = Descriptor(ends[1])
  }
}

extension TargetError {
  /// A call that failed, with the system's reason.
  static func system(_ what: String) -> TargetError {
    TargetError(.system, "\(what): \(String(cString: strerror(errno)))")
  }
}
