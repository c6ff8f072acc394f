import AppBuilding
import Dispatch
import Foundation
import Synchronization

/// Leaves nothing behind when the person, or the system, ends the program early.
struct Interruption {
  /// What a command does at the first signal in place of ending at once; a second one ends it.
  private static let reaction = Mutex<(@Sendable () -> Void)?>(nil)
  private let sources: [any DispatchSourceSignal]

  /// Lets a command end by itself at the first signal, with what it has by then.
  static func answer(with reaction: @escaping @Sendable () -> Void) {
    self.reaction.withLock { $0 = reaction }
  }

  /// Waits for the signals that ask a program to end.
  init() {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        let reaction = Self.reaction.withLock { reaction in
          defer { reaction = nil }
          return reaction
        }
        if let reaction { return reaction() }
        RawTerminal.restore()
        ProcessCleanup.giveBack()
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// Stops waiting.
  func end() {
    for source in sources { source.cancel() }
  }
}
