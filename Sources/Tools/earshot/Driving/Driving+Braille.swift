import BrailleDevice
import Foundation

extension Driving {
  /// Does what the keys of the braille display ask for, until something else can be read.
  ///
  /// - Parameters:
  ///   - isTerminal: True where somebody types at a terminal whose line is edited later.
  ///   - prompt: What is printed again behind what a key brought.
  ///   - number: How many lines there were.
  /// - Throws: What the app throws, and `SpeechError`.
  mutating func followBraille(isTerminal: Bool, prompt: String, _ number: inout Int) async throws {
    while let device = display?.device {
      for news in device.news() { try await take(news, prompt: prompt, &number) }
      // A terminal that waits for the end of a line would not tell of its first key.
      let terminal = isTerminal ? RawTerminal(keepsSignals: true) : nil
      defer { if terminal != nil { RawTerminal.restore() } }
      if device.wait(beside: STDIN_FILENO) { return }
    }
  }

  /// Does what the braille display tells, a line of the script for each key, as if it was typed.
  mutating func take(_ news: BrailleNews, prompt: String?, _ number: inout Int) async throws {
    guard let (lines, message) = display?.take(news) else { return }
    if let message {
      if prompt != nil { Output.result("\n") }
      Output.error("earshot: \(message)")
      if let prompt { Output.result(prompt) }
    }
    for line in lines {
      number += 1
      Output.result(prompt == nil ? "> \(line)\n" : "\(line)\n")
      _ = try await take(line, number)
      if let prompt { Output.result(prompt) }
    }
  }
}

/// Lines of the standard input, of which nothing is read before it is asked for.
enum TypedInput {
  /// The next line without its end; `nil` at the end of the input.
  static func line() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}
