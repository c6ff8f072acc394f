import AppBuilding
import Foundation
import Glibc

extension Output {
  /// What a shell tells of a program whose reader has gone: 128, and the number of the signal.
  private static let statusOfClosedPipe: Int32 = 128 + SIGPIPE

  /// Lets a reader that goes, such as `head`, be met as an error of writing rather than as the end of the program, and
  /// lets no file take the number of an output that was closed from the beginning.
  static func survivesClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // To be read alone: what is written to it fails, as to a closed one.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes to the standard output; where that is impossible, nothing that was made is left behind, and the program
  /// ends: without a word where nobody reads any more, and with a line where the disk is full.
  static func write(_ bytes: some Collection<UInt8>) {
    guard let error = write(Array(bytes), to: STDOUT_FILENO) else { return }
    if error == EPIPE { leave(with: statusOfClosedPipe) }
    let reason = String(cString: strerror(error))
    let line = "earshot: The output cannot be written: \(reason). Make room, or send it elsewhere.\n"
    _ = write(Array(line.utf8), to: STDERR_FILENO)
    leave(with: 2)
  }

  /// Writes to the error output, as far as anybody reads it.
  static func writeError(_ text: String) {
    _ = write(Array(text.utf8), to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0, errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
        continue
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      written += count
    }
    return nil
  }

  private static func leave(with status: Int32) -> Never {
    RawTerminal.restore()
    ProcessCleanup.giveBack()
    _exit(status)
  }
}
