import Foundation

/// A folder for one test, gone afterwards.
final class ScratchFolder {
  /// Where it is.
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "house-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and the folders above it.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file, or nil where there is none.
  func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: url.appending(path: path).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
