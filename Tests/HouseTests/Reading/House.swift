import Foundation

/// The repository these tests stand in.
enum House {
  /// The repository's root folder.
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// Every file below `Sources`.
  static let sources = files(below: "Sources")

  /// Every Swift file that people write: sources, tests, examples, macros, benchmarks, the manifest.
  static let handwritten: [SourceFile] = {
    let all = sources + ["Tests", "Examples", "Macros", "Benchmarks"].flatMap { files(below: $0) }
    return all.filter { $0.isSwift && !$0.isGenerated && !$0.folders.contains("Fixtures") }
  }()

  /// Every text people read: sources, tests, documentation, scripts and what lies at the root.
  static let published: [SourceFile] = {
    let folders = ["Sources", "Tests", "Examples", "Macros", "Benchmarks", "Documentation", "Scripts", ".ci"]
    let root = ["Package.swift", "Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    return folders.flatMap { files(below: $0) } + root.compactMap(file)
  }()

  /// One file, or nil where there is none.
  static func file(_ path: String) -> SourceFile? {
    guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else {
      return nil
    }
    return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
  }

  /// The files below a folder, in the order of their paths; build folders and hidden files are left out.
  static func files(below folder: String) -> [SourceFile] {
    paths(below: folder).compactMap(file)
  }

  /// The paths of the files below a folder, in order; build folders and hidden files are left out.
  static func paths(below folder: String) -> [String] {
    let start = root.appending(path: folder).path
    guard let enumerator = FileManager.default.enumerator(atPath: start) else { return [] }
    var found: [String] = []
    for case let path as String in enumerator {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") {
        enumerator.skipDescendants()
      } else if enumerator.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        found.append("\(folder)/\(path)")
      }
    }
    return found.sorted()
  }
}
