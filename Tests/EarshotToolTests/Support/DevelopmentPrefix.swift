import Foundation
@_exported import TestSupport

/// The prefix that `make build` installs into, and copies of it elsewhere.
enum DevelopmentPrefix {
  /// Why a test cannot run.
  struct Missing: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path) is missing. Run make build first; make test does it by itself." }
  }

  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that SwiftPM builds in.
  static let buildFolder = root.appending(path: ".build").path

  /// Where the program keeps what it compiles for tests.
  static let cache = "\(buildFolder)/test-cache"

  /// The path of the prefix.
  static func path() throws -> String {
    let path = ProcessInfo.processInfo.environment["EARSHOT_PREFIX"] ?? "\(buildFolder)/earshot-prefix"
    guard FileManager.default.fileExists(atPath: "\(path)/bin/earshot") else { throw Missing(path: path) }
    return path
  }
}
