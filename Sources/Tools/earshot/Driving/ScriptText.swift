import AppBuilding
import EarshotSession
import Foundation

/// A script as it lies in a file or comes from another program.
struct ScriptText {
  /// The script, read to its end.
  let script: Script

  /// Reads the script; `nil` where a person types the commands.
  ///
  /// - Parameter path: The file; `nil` or `-` for the standard input.
  /// - Throws: `TargetError` where there is no such file or it cannot be read, and `ScriptError`.
  init?(path: String?) throws {
    guard let path, path != "-" else {
      guard isatty(STDIN_FILENO) == 0 else { return nil }
      let text: String
      do throws(BoundedFile.Problem) {
        text = String(decoding: try BoundedFile.standardInput(limit: Self.limit), as: UTF8.self)
      } catch {
        throw error.named("The standard input")
      }
      script = try Self.script(text, name: "standard input")
      return
    }
    script = try Self.script(try BoundedFile.text(path, limit: Self.limit), name: path)
  }

  /// How many bytes a script may hold, and a line of it.
  private static let limit = 16 << 20
  private static let longestLine = 64 << 10

  private static func script(_ text: String, name: String) throws -> Script {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let long = lines.firstIndex(where: { $0.count > longestLine }) {
      throw TargetError(
        .tooLarge, "\(name):\(long + 1)",
        details: [BoundedFile.words(of: longestLine), "Write it as several lines."])
    }
    return try Script(reading: text, name: name)
  }
}
