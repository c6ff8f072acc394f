import AccessibilityModel
import EarshotSession
import Foundation

extension Driving {
  /// Lets a person press keys; time is real, and the screen's own time goes with it.
  mutating func takeKeys(from terminal: RawTerminal) async throws {
    Output.result("\nArrow keys flick, space double taps, ? lists the keys, q leaves.\n")
    var keys = TerminalKeys()
    let began = ContinuousClock.now
    let start = await session.now
    var number = 0
    while true {
      let now = await session.now
      let due = await session.nextDeadline.map { now.duration(to: $0) }
      let limit = min(due ?? .seconds(1), .seconds(1))
      display?.device.wait(beside: STDIN_FILENO, within: limit)
      guard let bytes = terminal.read(within: display == nil ? limit : .zero) else { return }
      try await pass(to: start.advanced(by: ContinuousClock.now - began))
      for news in display?.device.news() ?? [] { try await take(news, prompt: nil, &number) }
      for key in keys.read(bytes) {
        number += 1
        switch key {
        case .command(let text):
          Output.result("> \(text)\n")
          if try await take(text, number)?.isEnd == true { return }
        case .line:
          RawTerminal.restore()
          Output.result(": ")
          let text = readLine()
          guard RawTerminal() != nil, let text else { return }
          if try await take(text, number)?.isEnd == true { return }
        case .help: Output.result(DrivingHelp.keys + "\n")
        case .quit: return
        case .nothing: break
        }
      }
    }
  }

  /// Lets the time pass that has passed, and tells what happened meanwhile.
  ///
  /// - Parameters:
  ///   - instant: The present moment.
  ///   - always: True where the screen is asked even if no millisecond has passed.
  /// - Throws: What the app throws, and `SpeechError`.
  mutating func pass(to instant: VirtualInstant, always: Bool = false) async throws {
    let duration = await session.now.duration(to: instant)
    let (seconds, attoseconds) = duration.components
    let milliseconds = max(seconds * 1_000 + attoseconds / 1_000_000_000_000_000, always ? 1 : 0)
    guard milliseconds > 0, let line = try Script.Line(reading: "wait \(milliseconds)ms", number: 1) else {
      return
    }
    try await perform(line)
  }
}
