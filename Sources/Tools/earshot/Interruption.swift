import Dispatch
import Foundation
import LooseFiles

/// Leaves nothing behind when the person, or the system, ends the program early.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Waits for the signals that ask a program to end.
  init() {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
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
