import Foundation
import Glibc
import Synchronization

/// The terminal, sending every key at once and showing none of them.
struct RawTerminal {
  private static let original = Mutex<termios?>(nil)

  /// Begins; `nil` where the standard input is no terminal.
  ///
  /// - Parameter keepsSignals: True where Control-C ends the program and keys are otherwise left as they are, for
  ///   whoever reads them when the terminal is given back.
  init?(keepsSignals: Bool = false) {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    Self.original.withLock { $0 = settings }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    if !keepsSignals {
      settings.c_lflag &= ~tcflag_t(ISIG)
      settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Remembers how the terminal is while somebody else changes it, for `restore`.
  static func keep() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    original.withLock { $0 = settings }
  }

  /// Forgets what was kept: whoever changed the terminal has given it back.
  static func forget() { original.withLock { $0 = nil } }

  /// Gives the terminal back as it was.
  static func restore() {
    original.withLock { settings in
      guard var kept = settings else { return }
      tcsetattr(STDIN_FILENO, TCSANOW, &kept)
      settings = nil
    }
  }

  /// What was pressed, waiting for it at most so long.
  ///
  /// - Returns: no bytes where nothing was pressed, `nil` at the end of the input.
  func read(within duration: Duration) -> [UInt8]? {
    let (seconds, attoseconds) = max(duration, .zero).components
    let milliseconds = Int32(clamping: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = bytes.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
