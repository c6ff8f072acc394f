import AccessibilityModel

/// What a person does on a screen and what should be heard, line by line.
///
///     let script = try Script(reading: "right\nexpect \"Help, button\"")
///     var runner = ScriptRunner(session)
///     for line in script.lines { try await runner.run(line) }
///     runner.finish()
///     runner.failures   // empty where "Help, button" was heard
///
/// The form is described in `Documentation/Formats/drive-script.md`.
public struct Script: Hashable, Sendable {
  /// A line that says something.
  public struct Line: Hashable, Sendable {
    /// Its place in the script, from 1; lines that say nothing count too.
    public let number: Int
    /// What is written there, without indentation and comment.
    public let text: String
    /// What it means.
    public let instruction: Instruction
  }

  /// What messages call the script.
  public let name: String
  /// The lines that say something, in order.
  public let lines: [Line]

  /// Reads a script to its end before anything of it is done.
  ///
  /// - Parameters:
  ///   - text: The whole script.
  ///   - name: What messages call it.
  /// - Throws: `ScriptError` with every line that makes no sense.
  public init(reading text: String, name: String = "script") throws(ScriptError) {
    self.name = name
    var lines: [Line] = []
    var problems: [ScriptProblem] = []
    let source = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    for (index, line) in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      do throws(ScriptProblem) {
        if let line = try Line(reading: line, number: index + 1) { lines.append(line) }
      } catch {
        problems.append(error)
      }
    }
    self.lines = lines
    if !problems.isEmpty { throw ScriptError(name: name, problems: problems) }
  }
}

extension Script.Line {
  /// Reads one line; `nil` where it says nothing.
  ///
  /// - Parameters:
  ///   - text: The line without its end.
  ///   - number: Its place in the script, from 1.
  /// - Throws: `ScriptProblem` where it makes no sense.
  public init?(reading text: some StringProtocol, number: Int) throws(ScriptProblem) {
    let words = try ScriptWord.words(of: Substring(text), line: number)
    guard let first = words.words.first else { return nil }
    self.number = number
    self.text = words.text
    instruction = try Script.Instruction(words.words, first: first, line: number)
  }
}
