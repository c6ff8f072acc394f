/// One thing that the compiler says, with everything it shows for it.
struct CompilerMessage: Hashable, Sendable {
  /// The file it is about; of code that a macro wrote, the file that uses the macro.
  private(set) var file: String
  private(set) var line: Int
  /// The column in the copy that is compiled.
  private(set) var column: Int
  /// The column in the user's file, where the copy has the line otherwise.
  private(set) var columnInFile: Int
  let isError: Bool
  let text: String
  /// All of it as it was printed, with its notes, and with the file's own text where it quotes the copy.
  var printed: String

  /// Reads what a compiler printed; what stands before the first message belongs to none.
  static func messages(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let message = CompilerMessage(line: line) {
        messages.append(message)
      } else if !messages.isEmpty {
        messages[messages.count - 1].printed += "\n\(line)"
        messages[messages.count - 1].takeExpansionPlace(from: line)
      }
    }
    for index in messages.indices { messages[index].showFile() }
    return messages
  }

  /// Shows the user's text where the copy is quoted.
  private mutating func showFile() {
    columnInFile = column
    let shown = MarkedSource.shown(printed)
    guard shown != printed else { return }
    printed = shown
    let heading = shown.split(separator: "\n", maxSplits: 1).first ?? ""
    if let place = CompilerMessage(line: heading) { columnInFile = place.column }
  }

  /// The errors that something has to be done about: without those that only follow from others.
  ///
  /// Where a function has an error of control flow, the compiler optimizes no constant, and says at each preview
  /// record of the module that its value is none.
  static func causes(of messages: [CompilerMessage]) -> [CompilerMessage] {
    let errors = messages.filter(\.isError)
    let causes = errors.filter { !$0.isAboutConstantValue }
    // Where the parser goes wrong, what else is said of the file follows from it.
    let unparsed = Set(causes.filter(\.isAboutSyntax).map(\.file))
    let first = causes.filter { $0.isAboutSyntax || !unparsed.contains($0.file) }
    // Once an override in an extension has gone, nobody has to choose between it and what it overrides.
    let hasOverride = first.contains { $0.text.contains("cannot be overridden from extension") }
    let rest = hasOverride ? first.filter { !$0.isAboutTwoOverridden } : first
    return rest.isEmpty ? errors : rest
  }

  private var isAboutTwoOverridden: Bool {
    text.contains("cannot override more than one superclass declaration")
  }

  /// True for what the parser says about words that do not fit together.
  private var isAboutSyntax: Bool {
    text.hasPrefix("expected '") || text.hasPrefix("expected expression")
      || text.hasPrefix("expected declaration") || text.hasPrefix("unterminated string literal")
  }

  /// True for what the compiler says about a static variable whose value it has not computed.
  private var isAboutConstantValue: Bool {
    text.hasPrefix("'@const' value should be initialized")
      || text.hasPrefix("global variable must be a compile-time constant to use @section")
  }

  /// Takes over the place where a macro is used, where the message is about code that the macro wrote.
  ///
  /// Code that the macro took over from the file, such as the observers of a property, is told by its line there and
  /// by the module; its column is that of the macro's code.
  private mutating func takeExpansionPlace(from line: Substring) {
    let isWritten = file.hasPrefix("macro expansion ")
    guard isWritten || !file.hasPrefix("/"),
      let match = Self.withoutColors(line).wholeMatch(
        of: /[` |-]*(.+?):(\d+):(\d+): note: expanded code originates here/)
    else { return }
    let user = String(match.1)
    guard isWritten || user.split(separator: "/").last == file.split(separator: "/").last else { return }
    file = user
    if isWritten { self.line = Int(match.2) ?? 0 }
    column = isWritten ? Int(match.3) ?? 0 : 1
  }

  /// The message that a line begins; nothing where it belongs to the one before.
  private init?(line: Substring) {
    let plain = Self.withoutColors(line)
    guard let match = plain.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning): (.*)/) else { return nil }
    file = String(match.1)
    self.line = Int(match.2) ?? 0
    column = Int(match.3) ?? 0
    columnInFile = column
    isError = match.4 == "error"
    text = String(match.5)
    printed = String(line)
  }

  /// A line without what makes a terminal show colours.
  private static func withoutColors(_ line: Substring) -> String {
    String(line).replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
