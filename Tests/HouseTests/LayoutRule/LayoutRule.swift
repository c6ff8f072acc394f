/// Keeps files short, folders small, and names telling.
enum LayoutRule {
  /// The most lines a file written by hand may have.
  static let lineLimit = 500
  /// The most Swift files a folder may hold.
  static let folderLimit = 18
  /// Names that say nothing about what is inside.
  static let emptyNames: Set = [
    "utils", "util", "utilities", "helpers", "helper", "common", "misc", "shared",
  ]

  /// Files that are too long and folders that are too full.
  static func sizes(of files: [SourceFile]) -> [Violation] {
    let long = files.filter { !$0.isGenerated && $0.lineCount > lineLimit }.map {
      Violation($0.path, "has \($0.lineCount) lines; split it into aspects of at most \(lineLimit)")
    }
    let folders = Dictionary(grouping: files.filter(\.isSwift), by: { $0.folders.joined(separator: "/") })
    let full = folders.filter { $0.value.count > folderLimit && !$0.key.isEmpty }.map { folder, files in
      Violation(folder, "holds \(files.count) Swift files; divide it by noun, \(folderLimit) at most")
    }
    return long + full.sorted { $0.path < $1.path }
  }

  /// Paths with a space, or with a file or folder name that says nothing.
  static func names(of paths: [String]) -> [Violation] {
    paths.flatMap { path -> [Violation] in
      let parts = path.split(separator: "/").map { $0.prefix { $0 != "." && $0 != "+" }.lowercased() }
      let empty = parts.filter(emptyNames.contains).map {
        Violation(path, "\"\($0)\" says nothing about what is inside; name the noun it is about")
      }
      return empty + (path.contains(" ") ? [Violation(path, "has a space in its path; join the words")] : [])
    }
  }
}
