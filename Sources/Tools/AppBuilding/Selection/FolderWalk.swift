import CProcess
import Glibc

/// What lies below a folder, up to a number of names: a folder may hold a whole machine.
enum FolderWalk {
  /// How many names are met at most.
  static let limit = 50_000

  /// The paths inside a folder of files, and of the folders themselves, sorted; links to folders are not followed, and
  /// pipes and devices are none of them.
  ///
  /// - Parameters:
  ///   - path: The folder; one that is not there is empty.
  ///   - isPassedOver: True for the name of what is left out with everything in it.
  /// - Returns: The paths; `nil` where there are more than the limit.
  /// - Complexity: O(n log n) for n names.
  static func names(below path: String, passingOver isPassedOver: (String) -> Bool) -> [String]? {
    var (found, folders): ([String], [String]) = ([], [""])
    var met = 0
    while let folder = folders.popLast() {
      let entries = entries(of: folder.isEmpty ? path : "\(path)/\(folder)", atMost: limit - met)
      guard let entries else { return nil }
      met += entries.count
      for entry in entries where !isPassedOver(entry.name) {
        let inner = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if entry.kind != .other { found.append(inner) }
        if entry.kind == .folder { folders.append(inner) }
      }
    }
    return found.sorted()
  }

  /// What lies in a folder itself, in no order; a file system of the kernel's own, such as `/proc`, holds no files.
  ///
  /// - Parameters:
  ///   - path: The folder; one that is not there is empty.
  ///   - limit: How many names there may be.
  /// - Returns: The names with what they are of; `nil` where there are more.
  static func entries(of path: String, atMost limit: Int) -> [(name: String, kind: Kind)]? {
    guard let list = opendir(path) else { return [] }
    defer { closedir(list) }
    guard process_is_kernel_folder(dirfd(list)) == 0 else { return [] }
    var found: [(String, Kind)] = []
    while let entry = readdir(list) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      guard found.count < limit else { return nil }
      found.append((name, kind(of: "\(path)/\(name)", hint: Int32(entry.pointee.d_type))))
    }
    return found
  }

  /// What a name is of.
  enum Kind {
    case folder
    case file
    case other
  }

  private static func kind(of path: String, hint: Int32) -> Kind {
    if hint == Int32(DT_REG) { return .file }
    if hint == Int32(DT_DIR) { return .folder }
    var status = stat()
    guard hint == Int32(DT_LNK) || hint == Int32(DT_UNKNOWN), lstat(path, &status) == 0 else { return .other }
    if status.st_mode & S_IFMT == S_IFDIR { return .folder }
    if status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) != 0 { return .other }
    let target = status.st_mode & S_IFMT
    // A link to a folder is named, and not followed.
    return target == S_IFREG || target == S_IFDIR ? .file : .other
  }
}
