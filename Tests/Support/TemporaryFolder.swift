import Foundation

/// A folder for one test, removed after it.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String

  /// Makes a folder with files, given by their paths inside it.
  package init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "earshot-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders it lies in; answers its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file of bytes, with the folders it lies in; answers its path.
  @discardableResult
  package func write(_ data: Data, to name: String) throws -> String {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return url.path
  }

  /// The text of a file, or nil where there is none.
  package func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }
}
