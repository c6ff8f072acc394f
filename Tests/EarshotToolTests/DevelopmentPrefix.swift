import Foundation
import Testing

/// The prefix that `make build` installs into, and copies of it elsewhere.
enum DevelopmentPrefix {
  /// Why a test cannot run.
  struct Missing: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path) is missing. Run make build first; make test does it by itself." }
  }

  /// The path of the prefix.
  static func path() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path =
      ProcessInfo.processInfo.environment["EARSHOT_PREFIX"]
      ?? root.appending(path: ".build/earshot-prefix").path
    guard FileManager.default.fileExists(atPath: "\(path)/bin/earshot") else { throw Missing(path: path) }
    return path
  }
}

/// A folder for one test, removed after it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "earshot-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders it lies in.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }
}

extension Tag {
  /// Starts real child processes.
  @Tag static var live: Self
}
