import AccessibilityModel

/// Why a line of a script makes no sense.
public struct ScriptProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing is wrong.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// No command begins like this.
    case unknownCommand
    /// No sound has the name.
    case unknownSound
    /// No text size has the name.
    case unknownTextSize
    /// The command is known, and what follows it does not fit.
    case wrongForm
    /// A quotation mark opens a text and none closes it.
    case unclosedQuotation
  }

  /// What kind of thing is wrong.
  public let code: Code
  /// The line, from 1.
  public let line: Int
  /// What is written there.
  public let subject: String
  private let details: [String]

  init(_ code: Code, _ subject: String, details: [String] = [], line: Int) {
    self.code = code
    self.subject = subject
    self.details = details
    self.line = line
  }

  /// No command begins with these words.
  init(unknown words: [ScriptWord], line: Int) {
    let written = words.prefix { !$0.isQuoted }.map(\.text)
    var near = ScriptForm.nearest(to: written.joined(separator: " "))
    if near.isEmpty { near = ScriptForm.nearest(to: written.first ?? "") }
    self.init(.unknownCommand, words.map(\.written).joined(separator: " "), details: near, line: line)
  }

  /// What follows the command does not fit it.
  init(wrongForm words: [ScriptWord], of keyword: String, line: Int) {
    let written = words.map(\.written).joined(separator: " ")
    let near = words.count > 1 ? ScriptForm.nearest(to: written, keyword: keyword) : []
    self.init(.wrongForm, written, details: near.isEmpty ? ScriptForm.forms(keyword) : near, line: line)
  }

  /// What is wrong and what to do next, in one line.
  public var description: String {
    let rest = details.dropFirst()
    switch code {
    case .unknownCommand:
      return details.isEmpty
        ? "No command \(marked). earshot help drive lists all of them."
        : "No command \(marked). Nearest: \(details.joined(separator: ", "))."
    case .unknownSound:
      return "No sound \(marked). \(details.first ?? ""): \(rest.joined(separator: ", "))."
    case .unknownTextSize:
      return "No text size \(marked). \(details.first ?? ""): \(rest.joined(separator: ", "))."
    case .wrongForm:
      let last = details.last ?? ""
      let forms = rest.isEmpty ? last : details.dropLast().joined(separator: ", ") + " or " + last
      return "\(marked) cannot be read. Write \(forms)."
    case .unclosedQuotation:
      return "No quotation mark closes \(subject). Add one; inside a text write \\\" for it."
    }
  }

  private var marked: String { subject.contains("\"") ? subject : "\"\(subject)\"" }
}

extension ScriptWord {
  /// The word as it may be written in a script.
  var written: String {
    guard isQuoted else { return text }
    return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
