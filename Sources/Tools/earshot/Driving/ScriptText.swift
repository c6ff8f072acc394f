import EarshotSession
import Foundation
import LooseFiles

/// A script as it lies in a file or comes from another program.
struct ScriptText {
  /// The script, read to its end.
  let script: Script

  /// Reads the script; `nil` where a person types the commands.
  ///
  /// - Parameter path: The file; `nil` or `-` for the standard input.
  /// - Throws: `LooseFileError` where there is no such file or it cannot be read, and `ScriptError`.
  init?(path: String?) throws {
    guard let path, path != "-" else {
      guard isatty(STDIN_FILENO) == 0 else { return nil }
      let data = FileHandle.standardInput.readDataToEndOfFile()
      script = try Script(reading: String(decoding: data, as: UTF8.self), name: "standard input")
      return
    }
    guard FileManager.default.fileExists(atPath: path) else { throw LooseFileError(.noSuchFile, path) }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw LooseFileError(.unreadable, path)
    }
    script = try Script(reading: text, name: path)
  }
}
