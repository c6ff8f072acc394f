import Foundation

/// Where a command's words go.
enum Output {
  /// Writes what a command was asked for.
  static func result(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes a line that is no result on the error output.
  static func error(_ line: String) {
    FileHandle.standardError.write(Data((line.hasSuffix("\n") ? line : line + "\n").utf8))
  }
}
