import Foundation
import Testing

/// A text that is kept below `Tests/Transcripts`.
package struct StoredText {
  private let url: URL
  private let name: String

  /// Names a text by its path without `.txt`.
  package init(_ name: String, source: String = #filePath) {
    var tests = URL(filePath: source)
    while tests.lastPathComponent != "Tests", tests.path.count > 1 { tests.deleteLastPathComponent() }
    self.name = "Tests/Transcripts/\(name).txt"
    url = tests.appending(path: "Transcripts/\(name).txt")
  }

  /// The lines of the stored text; `nil` where there is none.
  package var lines: [String]? {
    try? String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Compares with another text; `RECORD=1` stores that one and fails the test.
  package func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let stored = try? String(contentsOf: url, encoding: .utf8)
    if stored == text { return }
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      #expect(
        text == stored, "\(name) is another text; RECORD=1 stores it anew.", sourceLocation: sourceLocation)
      return
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    Issue.record(
      "Recorded \(name). Read the difference, then run without RECORD=1.", sourceLocation: sourceLocation)
  }
}
