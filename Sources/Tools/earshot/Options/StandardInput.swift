import AppBuilding
import Foundation

/// Swift code that comes through the standard input, as a file for the compiler.
struct StandardInput {
  /// What is compiled: the names that were given, with the file in the place of `-`.
  let files: [String]
  private let folder: Workspace?

  /// Reads the standard input to its end where a name is `-`.
  ///
  /// - Throws: `TargetError` where no file can be made of it.
  init(_ names: [String]) throws(TargetError) {
    guard names.contains("-") else {
      (files, folder) = (names, nil)
      return
    }
    let folder = try Workspace()
    let path = "\(folder.path)/input.swift"
    let code: Data
    do throws(BoundedFile.Problem) {
      code = try BoundedFile.standardInput(limit: 256 << 20)
    } catch {
      throw error.named("The standard input")
    }
    do { try code.write(to: URL(filePath: path)) } catch { throw TargetError(.unwritable, path) }
    files = names.map { $0 == "-" ? path : $0 }
    self.folder = folder
  }
}
