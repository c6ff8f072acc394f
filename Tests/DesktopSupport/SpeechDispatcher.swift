import Foundation
import Glibc
import Synchronization

/// Stands for speech-dispatcher: takes what a screen reader has it say, and says nothing.
///
/// It speaks the protocol SSIP over a socket; every message ends as soon as it was begun.
package final class SpeechDispatcher: Sendable {
  private let listening: Int32
  private let spoken = Condition()
  /// The address that clients of speech-dispatcher find in `SPEECHD_ADDRESS`.
  package let address: String

  /// Listens on a socket.
  ///
  /// - Parameter path: Where the socket is made.
  /// - Throws: `RunningProgram.Failure` where that is impossible.
  package init(at path: String) throws {
    address = "unix_socket:\(path)"
    let listening = try LocalSocket.listen(at: path)
    self.listening = listening
    let spoken = spoken
    Thread.detachNewThread {
      while true {
        let client = accept(listening, nil, nil)
        guard client >= 0 else { return }
        Thread.detachNewThread { SpeechClient(client, spoken).serve() }
      }
    }
  }

  deinit {
    shutdown(listening, Int32(SHUT_RDWR))
    close(listening)
  }

  /// How much was said so far.
  package var count: Int { spoken.lines.count }

  /// What was said since so much had been said.
  package func lines(after count: Int) -> [String] { Array(spoken.lines.dropFirst(count)) }

  /// Waits until something is said.
  ///
  /// - Parameters:
  ///   - line: What is to be said.
  ///   - count: How much was said before.
  ///   - seconds: How long it is waited for.
  /// - Returns: Everything that was said after that, up to the line; `nil` where it was not said.
  /// - Throws: Nothing of its own.
  package func wait(for line: String, after count: Int, within seconds: Double = 20) async throws -> [String]?
  {
    let spoken = spoken
    return try await apart {
      spoken.wait(until: Date().addingTimeInterval(seconds)) { lines in
        let later = lines.dropFirst(count)
        return later.firstIndex(of: line).map { Array(later[...$0]) }
      }
    }
  }
}

/// Lines that grow, and threads that wait for some of them.
final class Condition: @unchecked Sendable {
  private let condition = NSCondition()
  private var all: [String] = []

  var lines: [String] {
    condition.lock()
    defer { condition.unlock() }
    return all
  }

  func append(_ line: String) {
    condition.lock()
    all.append(line)
    condition.broadcast()
    condition.unlock()
  }

  func wait<Result>(until date: Date, _ find: ([String]) -> Result?) -> Result? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = find(all) { return result }
      guard condition.wait(until: date) else { return find(all) }
    }
  }
}
