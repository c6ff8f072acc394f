import Foundation
import Glibc
import TestSupport

/// A braille display as BRLTTY's virtual driver knows it: what it shows is read, and its keys are pressed, by a test.
///
/// BRLTTY connects to its socket, and both speak lines of text.
///
/// - Source: BRLTTY 6.5, the README of its virtual driver
package final class VirtualBrailleDisplay: @unchecked Sendable {
  /// The socket at which BRLTTY finds it.
  package let path: String
  private let folder: TemporaryFolder
  private let cells: Int
  private let shown = Condition()
  private let lock = NSLock()
  private var listening: Int32 = -1
  private var connection: Int32 = -1

  /// What a socket has sent that nobody has read yet.
  private static let unread = UInt(0x5411)

  /// Makes a display that waits for BRLTTY.
  ///
  /// - Parameter cells: How many cells it has.
  /// - Throws: `RunningProgram.Failure` where there is no socket for it.
  package init(cells: Int = 40) throws {
    self.cells = cells
    folder = try TemporaryFolder()
    path = "\(folder.path)/display"
    try bringBack()
  }

  deinit { takeAway() }

  /// How many times something else was shown so far.
  package var count: Int { shown.lines.count }

  /// Presses a key: a command of BRLTTY such as `FWINRT`, `ROUTE 4` or `PASSDOTS 3`; numbers are above 0.
  ///
  /// - Throws: `RunningProgram.Failure` where BRLTTY is not there.
  package func press(_ key: String) throws {
    let isTaken = lock.withLock { connection >= 0 && Self.send(key, to: connection) }
    guard isTaken else { throw RunningProgram.Failure(description: "BRLTTY does not take \(key).") }
  }

  /// Sends a line, and waits until it was read: of lines that come at once the driver takes one alone.
  private static func send(_ line: String, to connection: Int32) -> Bool {
    let line = line + "\r\n"
    guard Glibc.send(connection, line, line.utf8.count, Int32(MSG_NOSIGNAL)) > 0 else { return false }
    let deadline = ContinuousClock.now + .seconds(60)
    var count: Int32 = 0
    while ioctl(connection, unread, &count) == 0, count > 0 {
      guard .now < deadline else { return false }
      poll(nil, 0, 5)
    }
    return true
  }

  /// Waits until it shows what is wanted.
  ///
  /// - Parameters:
  ///   - count: How many times something else was shown before.
  ///   - seconds: How long it is waited for.
  ///   - isWanted: Whether cells are those, as braille patterns without the blanks at their end.
  /// - Returns: The cells; `nil` where they were not shown.
  /// - Throws: Nothing of its own.
  package func wait(
    after count: Int = 0, within seconds: Double = 180, for isWanted: @escaping @Sendable (String) -> Bool
  ) async throws -> String? {
    let shown = shown
    return try await apart {
      shown.wait(until: Date().addingTimeInterval(seconds)) { $0.dropFirst(count).first(where: isWanted) }
    }
  }

  /// What it shows, for whoever tells why something was not shown.
  package var last: String { shown.lines.last ?? "" }

  /// Takes it away: BRLTTY finds it no more.
  package func takeAway() {
    lock.withLock {
      for descriptor in [connection, listening] where descriptor >= 0 {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
      }
      (connection, listening) = (-1, -1)
      unlink(path)
    }
  }

  /// Brings it back where it was.
  ///
  /// - Throws: `RunningProgram.Failure` where there is no socket for it.
  package func bringBack() throws {
    let listening = try LocalSocket.listen(at: path)
    lock.withLock { self.listening = listening }
    accept(from: listening)
  }

  private func accept(from listening: Int32) {
    let (cells, shown) = (cells, shown)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = Glibc.accept(listening, nil, nil)
        guard connection >= 0 else { return }
        let isKept = self.map { display in
          display.lock.withLock {
            guard display.listening == listening else { return false }
            display.connection = connection
            return Self.send("cells \(cells)", to: connection)
          }
        }
        guard isKept == true else {
          close(connection)
          return
        }
        Self.read(connection, into: shown)
      }
    }
  }

  private static func read(_ connection: Int32, into shown: Condition) {
    var bytes: [UInt8] = []
    var more = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = recv(connection, &more, more.count, 0)
      guard count > 0 else { return }
      bytes += more[..<count]
      while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeFirst(end + 1)
        if line.hasPrefix("Braille \"") { shown.append(patterns(line)) }
      }
    }
  }

  /// The cells of a line such as `Braille "12|1| |24"`.
  private static func patterns(_ line: String) -> String {
    let text = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first ?? ""
    var patterns = text.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      let dots = cell.compactMap(\.wholeNumberValue).reduce(UInt32(0)) { $0 | 1 << UInt32($1 - 1) }
      return Character(Unicode.Scalar(0x2800 + dots) ?? "\u{2800}")
    }
    while patterns.last == "\u{2800}" { patterns.removeLast() }
    return String(patterns)
  }
}
