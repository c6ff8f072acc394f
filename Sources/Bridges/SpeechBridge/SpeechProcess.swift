import Foundation
import Glibc
import SpeechMessages
import Synchronization

/// The process that speaks or plays, at the other end of a socket.
final class SpeechProcess: Sendable {
  /// How long the process may take to begin, in milliseconds.
  private static let patience: Int32 = 10_000

  private let socket: Int32
  private let process: Mutex<Process>
  private let isClosed = Mutex(false)

  /// Starts the program and waits until it can be told something.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: What it is started with.
  ///   - limits: What it may use.
  /// - Throws: `SpeechError` with code `noProgram` or `notReady`.
  init(
    _ path: String, _ arguments: [String] = [], limits: SpeechLimits
  ) throws(SpeechError) {
    guard access(path, X_OK) == 0 else { throw SpeechError(.noProgram, path) }
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw SpeechError(.notReady, path, details: [String(cString: strerror(errno))])
    }
    socket = ends[0]
    let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments =
      arguments + ["--seconds", String(limits.seconds), "--megabytes", String(limits.megabytes)]
    process.standardInput = theirs
    process.standardOutput = theirs
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      close(ends[0])
      throw SpeechError(.notReady, path, details: ["\(error.localizedDescription)"])
    }
    try? theirs.close()
    self.process = Mutex(process)
  }

  deinit { end() }

  /// Sends a command; nothing happens where the process has ended.
  func send(_ command: SpeechCommand) {
    let bytes = command.frame
    isClosed.withLock { isClosed in
      guard !isClosed else { return }
      var sent = 0
      bytes.withUnsafeBytes { buffer in
        while sent < buffer.count {
          let flags = Int32(MSG_NOSIGNAL)
          let count = Glibc.send(
            socket, buffer.baseAddress?.advanced(by: sent), buffer.count - sent, flags)
          if count > 0 { sent += count } else if errno != EINTR { return }
        }
      }
    }
  }

  /// Waits for the first reply, which says that the process can begin.
  ///
  /// - Returns: the reply, and what came behind it; `nil` where none comes in time.
  func firstReplies() -> (first: SpeechReply, buffer: FrameBuffer<SpeechReply>, more: [SpeechReply])? {
    var buffer = FrameBuffer<SpeechReply>()
    while true {
      var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience) > 0, let bytes = receive() else { return nil }
      let replies = buffer.messages(adding: bytes)
      if let first = replies.first { return (first, buffer, Array(replies.dropFirst())) }
      if buffer.isBroken { return nil }
    }
  }

  /// Hands over every reply, on a thread of its own.
  ///
  /// - Parameters:
  ///   - buffer: What was read before.
  ///   - take: Gets each reply, and `nil` once the process has ended.
  func read(_ buffer: FrameBuffer<SpeechReply>, _ take: @escaping @Sendable (SpeechReply?) -> Void) {
    let number = dup(socket)
    let thread = Thread {
      var buffer = buffer
      while let bytes = Self.receive(from: number) {
        for reply in buffer.messages(adding: bytes) { take(reply) }
        if buffer.isBroken { break }
      }
      close(number)
      take(nil)
    }
    thread.name = "speech"
    thread.start()
  }

  /// Ends the process; without its input it has nothing to do.
  func end() {
    isClosed.withLock { isClosed in
      guard !isClosed else { return }
      isClosed = true
      shutdown(socket, Int32(SHUT_RDWR))
      close(socket)
    }
  }

  /// Ends the process at once.
  func kill() {
    process.withLock { process in
      if process.isRunning { _ = Glibc.kill(process.processIdentifier, SIGKILL) }
    }
    end()
  }

  private func receive() -> [UInt8]? { Self.receive(from: socket) }

  private static func receive(from number: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var count = bytes.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) }
    while count < 0, errno == EINTR {
      count = bytes.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) }
    }
    guard count > 0 else { return nil }
    bytes.removeSubrange(count...)
    return bytes
  }
}
