/// A way to write a command or an expectation of a script, for help and for messages about wrong lines.
public struct ScriptForm: Hashable, Sendable {
  /// How it is written.
  public let form: String
  /// What it does.
  public let summary: String

  /// Makes a form; words in capitals stand for what the author of a script writes.
  ///
  /// - Parameters:
  ///   - form: How it is written: `tap X Y`.
  ///   - summary: What it does, in a few words.
  public init(_ form: String, does summary: String) {
    self.form = form
    self.summary = summary
  }

  /// The words that are written as they stand, without what takes their place.
  package var literal: String {
    let words = form.split(separator: " ").prefix { $0.first?.isLowercase ?? false }
    return words.joined(separator: " ")
  }
}
