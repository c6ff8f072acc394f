internal import CMarkdown
import Foundation

/// A stretch of a text with the marks that Markdown gives it.
package struct MarkdownRun: Hashable, Sendable {
  /// The words.
  package var text: String
  /// How it is meant.
  package var intent: InlinePresentationIntent = []
  /// The address it leads to.
  package var destination: String?
  /// Which link of the text it belongs to, from 1; 0 where it leads nowhere.
  package var link = 0

  /// Makes a stretch without marks.
  package init(_ text: String) {
    self.text = text
  }

  /// Reads the marks inside a text; line breaks and spaces stay as they are.
  ///
  ///     MarkdownRun.runs(of: "*Good* dog")   // "Good" emphasized, " dog"
  ///
  /// - Complexity: O(n) in the length of the text.
  package static func runs(of text: String) -> [MarkdownRun] {
    guard hasMarks(text) else { return text.isEmpty ? [] : [MarkdownRun(text)] }
    // One line that begins and ends with a space that nobody writes: no mark of a block is read, and nothing is cut.
    let line = guardSign + " " + text.replacing("\n", with: lineBreak) + " " + guardSign
    let found = earshot_markdown_read(line, line.utf8.count)
    defer { earshot_markdown_release(found) }
    var runs: [MarkdownRun] = []
    for index in 0..<found.count {
      guard let run = found.runs?[index] else { continue }
      var made = MarkdownRun(String(cString: run.text))
      made.intent = InlinePresentationIntent(style: run.style)
      made.destination = run.destination.map { String(cString: $0) }
      made.link = Int(run.link)
      runs.append(made)
    }
    return unguarded(runs)
  }

  private static let guardSign = "\u{1680}"
  private static let lineBreak = " \u{1680} "

  private static func unguarded(_ runs: [MarkdownRun]) -> [MarkdownRun] {
    var runs = runs
    if let first = runs.first, first.text.hasPrefix(guardSign + " ") {
      runs[0].text = String(first.text.dropFirst(2))
    }
    if let last = runs.indices.last, runs[last].text.hasSuffix(" " + guardSign) {
      runs[last].text = String(runs[last].text.dropLast(2))
    }
    for index in runs.indices { runs[index].text = runs[index].text.replacing(lineBreak, with: "\n") }
    return runs.filter { !$0.text.isEmpty }
  }

  /// True where a character stands in the text that Markdown gives a meaning.
  private static func hasMarks(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.contains { marks.contains($0) } || text.contains("://") || text.contains("www.")
  }

  private static let marks: Set<UInt8> = Set("*_`~[<&\\@".utf8)
}

extension InlinePresentationIntent {
  fileprivate init(style: UInt32) {
    self = []
    if style & earshot_markdown_emphasized.rawValue != 0 { insert(.emphasized) }
    if style & earshot_markdown_strong.rawValue != 0 { insert(.stronglyEmphasized) }
    if style & earshot_markdown_code.rawValue != 0 { insert(.code) }
    if style & earshot_markdown_struck.rawValue != 0 { insert(.strikethrough) }
  }
}
