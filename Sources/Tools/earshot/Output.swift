import Foundation

/// Where a command's own words go that are not its result.
enum Output {
  /// Writes a line on the error output.
  static func error(_ line: String) {
    FileHandle.standardError.write(Data((line.hasSuffix("\n") ? line : line + "\n").utf8))
  }
}
