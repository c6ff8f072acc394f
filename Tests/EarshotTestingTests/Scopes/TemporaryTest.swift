import Foundation

/// The file of a test in a temporary folder, beside which transcripts are stored.
final class TemporaryTest {
  private let folder: URL
  /// The path of the file.
  var path: String { folder.appending(path: "Tests/Some.swift").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "earshot-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Tests"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A stored transcript.
  func stored(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "Tests/Transcripts/Some/\(name).txt"), encoding: .utf8)
  }
}
