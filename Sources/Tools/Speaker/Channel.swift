import Glibc
import SpeechMessages

/// The pipe to the program that this process works for.
struct Channel: Sendable {
  /// Sends a reply; one thread alone does that.
  func send(_ reply: SpeechReply) {
    let bytes = reply.frame
    var sent = 0
    bytes.withUnsafeBytes { buffer in
      while sent < buffer.count {
        let count = write(STDOUT_FILENO, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
        if count > 0 {
          sent += count
        } else if errno != EINTR {
          _exit(0)
        }
      }
    }
  }

  /// Hands over every command, on a thread of its own, and ends the process where there are no more.
  func read(_ take: @escaping @Sendable (SpeechCommand) -> Void) {
    Worker.start {
      var buffer = FrameBuffer<SpeechCommand>()
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = bytes.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { _exit(0) }
        for command in buffer.messages(adding: bytes[..<count]) { take(command) }
        if buffer.isBroken { _exit(2) }
      }
    }
  }
}
