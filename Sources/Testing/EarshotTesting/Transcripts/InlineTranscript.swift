import Foundation
import Synchronization

/// A transcript between three quotation marks in the source of a test.
struct InlineTranscript {
  private let file: String
  /// The line of the call, from 1, as it was when the test was compiled.
  private let line: Int

  /// By how many lines each literal that was written anew moved what follows it, by file.
  private static let moves = Mutex<[String: [(line: Int, count: Int)]]>([:])

  init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Writes the literal anew and tells so, or tells why it cannot.
  func record(_ heard: String) -> String {
    Self.moves.withLock { moves in
      let known = moves[file, default: []]
      let present = line + known.filter { $0.line < line }.reduce(0) { $0 + $1.count }
      guard
        let source = try? String(contentsOfFile: file, encoding: .utf8),
        let (rewritten, added) = Self.replacingLiteral(in: source, after: present, with: heard),
        (try? rewritten.write(toFile: file, atomically: true, encoding: .utf8)) != nil
      else {
        return """
          The transcript in \(file.relativeToCurrentFolder):\(present) cannot be written. Put it between \
          lines of three quotation marks, or store it with expectTranscript(named:).
          """
      }
      moves[file] = known + [(line, added)]
      return """
        Recorded \(file.relativeToCurrentFolder):\(present). Read the difference, then run again without \
        RECORD=1.
        """
    }
  }

  /// Replaces the literal of a call.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - line: The line on which the call begins, from 1.
  ///   - text: What the literal will say.
  /// - Returns: The new text of the file and how many lines it gained; `nil` where the call has no literal
  ///   of lines of its own.
  static func replacingLiteral(
    in source: String, after line: Int, with text: String
  ) -> (text: String, added: Int)? {
    let marks = "\"\"\""
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard
      lines.indices.contains(line - 1),
      let opening = lines[(line - 1)...].firstIndex(where: { $0.hasSuffix(marks) }),
      !lines[line..<max(line, opening + 1)].contains(where: { $0.contains("expectTranscript(") }),
      let closing = lines[(opening + 1)...].firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(marks) })
    else { return nil }
    let indent = lines[closing].prefix { $0 == " " }
    let parts = text.trimmingLineEnds.split(separator: "\n", omittingEmptySubsequences: false)
    let content = parts.map { part -> String in
      let escaped = part.replacing("\\", with: "\\\\").replacing(marks, with: "\\\"\\\"\\\"")
      return escaped.isEmpty ? "" : "\(indent)\(escaped)"
    }
    let former = closing - opening - 1
    lines.replaceSubrange((opening + 1)..<closing, with: content)
    return (lines.joined(separator: "\n"), content.count - former)
  }
}

extension String {
  /// The text without line ends behind it.
  var trimmingLineEnds: String {
    var text = self[...]
    while text.hasSuffix("\n") { text.removeLast() }
    return String(text)
  }
}
