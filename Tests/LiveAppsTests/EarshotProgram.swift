import Foundation

/// The program that the tests run, as `make build` installs it.
enum EarshotProgram {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: ".build").path

  /// Where it is.
  static let path =
    (ProcessInfo.processInfo.environment["EARSHOT_PREFIX"] ?? "\(folder)/earshot-prefix") + "/bin/earshot"

  /// Where it keeps what it compiles for tests.
  static let cache = "\(folder)/test-cache"
}
