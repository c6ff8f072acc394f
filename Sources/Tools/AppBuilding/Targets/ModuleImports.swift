import Foundation

/// The modules that files import, read from their text: what decides which targets are compiled.
///
/// Imports under conditions count: which of them hold is known only when the modules are.
enum ModuleImports {
  /// The names of the modules.
  ///
  /// - Complexity: O(length of the files).
  static func names(in files: [String]) -> [String] {
    var seen: Set<String> = []
    return files.flatMap(names).filter { seen.insert($0).inserted }
  }

  private static func names(in file: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: file) else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("import") else { return [] }
    return text.split(whereSeparator: { $0.isNewline || $0 == ";" }).compactMap { line in
      guard line.contains("import ") else { return nil }
      return line.prefixMatch(of: Self.line).map { String($0.1) }
    }
  }

  private nonisolated(unsafe) static let line =
    /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/
}
