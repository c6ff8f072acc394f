import AppBuilding
import ArgumentParser
import Foundation

/// A file in which a project keeps what a run found; `-` is the standard input or output.
struct BaselineFile {
  let path: String
  /// How many bytes it may hold.
  private static let limit = 16 << 20

  /// True where the file is the standard output, so that nothing else may be written there.
  var isStandard: Bool { path == "-" }

  /// What is kept.
  ///
  /// - Throws: `TargetError` where there is no such file or it cannot be read.
  func read() throws -> String {
    guard isStandard else { return try BoundedFile.text(path, limit: Self.limit) }
    do throws(BoundedFile.Problem) {
      return String(decoding: try BoundedFile.standardInput(limit: Self.limit), as: UTF8.self)
    } catch {
      throw error.named("The standard input")
    }
  }

  /// Keeps a text, in place of what was kept.
  ///
  /// - Throws: `ValidationError` where that is impossible.
  func write(_ text: String) throws {
    if isStandard { return Output.document(Data(text.utf8)) }
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ValidationError("Cannot write \(path). Name a file in a folder that exists.")
    }
  }
}
