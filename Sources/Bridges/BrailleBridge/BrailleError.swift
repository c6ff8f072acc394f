/// Why nothing can be written in braille.
public struct BrailleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is no braille of that language.
    case noLanguage
    /// The table of a language is not installed.
    case noTable
  }

  /// What kind of failure it is.
  public let code: Code
  /// What it concerns: a language or a table.
  public let subject: String

  init(_ code: Code, _ subject: String) {
    self.code = code
    self.subject = subject
  }

  /// What is wrong and what to do, in one line.
  public var description: String {
    switch code {
    case .noLanguage:
      let languages = BrailleTable.languages.joined(separator: ", ")
      return "No braille for \"\(subject)\". There is: \(languages)."
    case .noTable:
      return "The braille table \(subject) is missing. Run Scripts/setup, which installs liblouis."
    }
  }
}
