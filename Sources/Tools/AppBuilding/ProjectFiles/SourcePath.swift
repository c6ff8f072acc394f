/// Paths as a person reads them: below the folder that was written, without detours.
enum SourcePath {
  /// The path of something inside a folder.
  ///
  /// - Parameters:
  ///   - folder: A path; an empty one is the current folder.
  ///   - path: A path inside it, or an absolute one.
  /// - Returns: Both together, without "." and, as far as that is possible, without "..".
  static func join(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : folder.isEmpty ? path : "\(folder)/\(path)"
    let isAbsolute = whole.hasPrefix("/")
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folder that something lies in; empty for the current one.
  static func folder(of path: String) -> String { join(path, "..") }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
