import Foundation
import Testing

/// A text that a program is expected to print, kept below `Tests/Transcripts`.
struct StoredText {
  private let url: URL
  private let name: String

  /// Names a text by its path without `.txt`.
  init(_ name: String) {
    self.name = "Tests/Transcripts/\(name).txt"
    url = DevelopmentPrefix.root.appending(path: self.name)
  }

  /// The lines of the stored text; `nil` where there is none.
  var lines: [String]? {
    try? String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Compares with what was printed; `RECORD=1` stores it anew and fails the test.
  func expect(_ printed: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let stored = try? String(contentsOf: url, encoding: .utf8)
    if stored == printed { return }
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      #expect(
        printed == stored, "\(name) is another text; RECORD=1 stores it anew.", sourceLocation: sourceLocation
      )
      return
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try printed.write(to: url, atomically: true, encoding: .utf8)
    Issue.record(
      "Recorded \(name). Read the difference, then run without RECORD=1.", sourceLocation: sourceLocation)
  }
}
