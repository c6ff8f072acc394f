import Foundation

/// Turns loose files into a library that the host can open.
struct Compilation {
  let installation: Installation
  let toolchain: Toolchain
  let options: CompilerOptions

  /// Starts the compiler on files, some of which are read from copies.
  ///
  /// - Returns: The compiler under way; its output is its messages.
  func start(
    _ files: [String], copies: [Int: String], into folder: String
  ) throws(LooseFileError) -> Command.Running {
    var arguments = [toolchain.swiftc, "-parse-as-library", "-wmo", "-Onone", "-emit-library"]
    arguments += ["-module-name", "HeardFiles", "-D", "DEBUG", "-suppress-warnings"]
    arguments += options.arguments
    arguments += ["-I", installation.modules, "-L", installation.libraryFolder, "-lEarshotUI"]
    for map in installation.moduleMaps {
      arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    arguments += ["-load-plugin-library", installation.plugin]
    if !copies.isEmpty {
      let overlay = "\(folder)/overlay.json"
      try Overlay(files: files, copies: copies).write(to: overlay)
      arguments += ["-vfsoverlay", overlay]
    }
    arguments += ["-o", Self.library(in: folder)] + files
    return try Command(arguments: arguments, environment: ["TMPDIR": folder]).start(keepsErrors: true)
  }

  /// Where the library of a workspace is.
  static func library(in folder: String) -> String { "\(folder)/libHeardFiles.so" }
}

/// Makes the compiler read copies in place of files, under the files' own names.
struct Overlay: Encodable {
  private struct Root: Encodable {
    let type = "file"
    let name: String
    let contents: String

    enum CodingKeys: String, CodingKey {
      case type
      case name
      case contents = "external-contents"
    }
  }

  private let version = 0
  private let caseSensitive = "true"
  private let useExternalNames = "false"
  private let roots: [Root]

  private enum CodingKeys: String, CodingKey {
    case version
    case roots
    case caseSensitive = "case-sensitive"
    case useExternalNames = "use-external-names"
  }

  init(files: [String], copies: [Int: String]) {
    roots = copies.sorted { $0.key < $1.key }.map { index, copy in
      Root(name: URL(filePath: files[index]).standardizedFileURL.path, contents: copy)
    }
  }

  /// Writes the overlay as a file for the compiler.
  func write(to path: String) throws(LooseFileError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      try encoder.encode(self).write(to: URL(filePath: path))
    } catch {
      throw LooseFileError(.system, "\(path) could not be written", details: ["Make room on the disk."])
    }
  }
}
