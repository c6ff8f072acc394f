import Foundation
import Testing

/// A text that stands in `Tests/Transcripts`, written anew only where `RECORD=1` asks for it.
struct StoredTranscript {
  private let url: URL

  init(_ name: String, in suite: String, source: String = #filePath) {
    var tests = URL(filePath: source)
    while tests.lastPathComponent != "Tests" && tests.path.count > 1 { tests.deleteLastPathComponent() }
    url = tests.appending(path: "Transcripts/\(suite)/\(name).txt")
  }

  /// Fails unless the stored text is the one that is given.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let stored = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    #expect(stored == text, sourceLocation: sourceLocation)
    guard stored != text, ProcessInfo.processInfo.environment["RECORD"] == "1" else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
