/// A file of the repository, with its path from the root.
struct SourceFile {
  /// The path from the repository's root, with slashes.
  let path: String
  /// The whole text.
  let text: String

  /// The path's parts; the last one is the file's name.
  var parts: [String] { path.split(separator: "/").map(String.init) }

  /// The folders the file lies in, outermost first.
  var folders: [String] { parts.dropLast() }

  /// The file's own name, with its ending.
  var name: String { parts.last ?? "" }

  /// The target a file under `Sources/<group>/<target>/` belongs to.
  var target: String? {
    let parts = parts
    return parts.count > 3 && parts[0] == "Sources" ? parts[2] : nil
  }

  /// The group of targets a file under `Sources/<group>/` belongs to.
  var group: String? {
    let parts = parts
    return parts.count > 2 && parts[0] == "Sources" ? parts[1] : nil
  }

  /// Whether a script writes this file.
  var isGenerated: Bool { folders.contains("Generated") }

  /// Whether the file is Swift source.
  var isSwift: Bool { name.hasSuffix(".swift") }

  /// Whether the file is C source or a C header.
  var isC: Bool { name.hasSuffix(".c") || name.hasSuffix(".h") }

  /// How many lines the file has.
  var lineCount: Int {
    let newlines = text.utf8.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? newlines : newlines + 1
  }
}
