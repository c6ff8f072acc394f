/// A line of a script that is not as it should be.
public struct ScriptFailure: Hashable, Sendable {
  /// What is wrong with it.
  public enum Reason: Hashable, Sendable {
    /// Other words or sounds were heard.
    case otherwise(expected: [String], heard: [String], WordDifference?)
    /// The words were cut off, or left out, before they were heard to their end.
    case unheard(expected: String, String, heard: [String])
    /// The cursor is on something else.
    case elsewhere(expected: String, cursor: String, WordDifference?)
    /// The command cannot be carried out; the text says why and what to do.
    case impossible(String)
  }

  /// What the script says there.
  public let line: Script.Line
  /// What is wrong with it.
  public let reason: Reason

  init(_ line: Script.Line, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// What is wrong, in lines: what was expected, what was heard, and the words in which the two differ.
  public var lines: [String] {
    switch reason {
    case .impossible(let message): [message]
    case .otherwise(let expected, let heard, let difference):
      Self.column("expected", expected) + Self.column("heard", heard.isEmpty ? ["(nothing)"] : heard)
        + Self.column("difference", difference.map { ["\($0)"] } ?? [])
    case .unheard(let expected, let reason, let heard):
      Self.column("expected", [expected]) + Self.column("heard", heard.isEmpty ? ["(nothing)"] : heard)
        + Self.column("not heard", ["\(expected); \(reason)"])
    case .elsewhere(let expected, let cursor, let difference):
      Self.column("expected", [expected]) + Self.column("cursor on", [cursor])
        + Self.column("difference", difference.map { ["\($0)"] } ?? [])
    }
  }

  private static func column(_ title: String, _ texts: [String]) -> [String] {
    texts.enumerated().map { ($0.offset == 0 ? title : "").filled(to: 12) + $0.element }
  }
}
