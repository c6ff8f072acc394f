/// One thing that the compiler says, with everything it shows for it.
struct CompilerMessage: Hashable, Sendable {
  let file: String
  let line: Int
  let column: Int
  let isError: Bool
  let text: String
  /// All of it as it was printed, with its notes.
  var printed: String

  /// Reads what a compiler printed; what stands before the first message belongs to none.
  static func messages(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let message = CompilerMessage(line: line) {
        messages.append(message)
      } else if !messages.isEmpty {
        messages[messages.count - 1].printed += "\n\(line)"
      }
    }
    return messages
  }

  /// The message that a line begins; nothing where it belongs to the one before.
  private init?(line: Substring) {
    let plain = Self.withoutColors(line)
    guard let match = plain.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning): (.*)/) else { return nil }
    file = String(match.1)
    self.line = Int(match.2) ?? 0
    column = Int(match.3) ?? 0
    isError = match.4 == "error"
    text = String(match.5)
    printed = String(line)
  }

  /// A line without what makes a terminal show colours.
  private static func withoutColors(_ line: Substring) -> String {
    String(line).replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
