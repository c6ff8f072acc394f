import Foundation

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

  /// A path as the disk spells it, since the systems on which projects are made do not tell upper from lower case.
  ///
  /// - Returns: The path itself where something lies there, or where nothing lies there in any spelling.
  /// - Complexity: One look for a path that exists; otherwise O(entries of the folders on the way).
  static func onDisk(_ path: String) -> String {
    guard !path.isEmpty, !FileManager.default.fileExists(atPath: path) else { return path }
    let folder = onDisk(folder(of: path))
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let name = name(of: path).lowercased()
    guard let entry = entries.sorted().first(where: { $0.lowercased() == name }) else { return path }
    return join(folder, entry)
  }
}
