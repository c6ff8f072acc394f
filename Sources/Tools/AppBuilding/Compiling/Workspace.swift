import CProcess
import Foundation
import Glibc

/// A folder for what nobody keeps, removed with everything in it when nobody needs it any more.
///
/// Beside it lies a file with the process that owns it, which holds a lock on it as long as it lives: what a killed
/// process left is removed by the next one.
package final class Workspace: Sendable {
  /// The path of the folder.
  package let path: String
  private let lock: FileLock?

  private static let prefix = "earshot-"
  private static let ending = ".owner"

  /// Makes a folder that nobody else knows.
  ///
  /// - Throws: `TargetError` with code `system`.
  package init() throws(TargetError) {
    let parent = FileManager.default.temporaryDirectory.path
    _ = Self.sweep
    var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TargetError.system("No temporary folder could be made") }
    let made = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    path = SandboxPaths.resolved(made) ?? made
    lock = FileLock(path + Self.ending, .exclusive, waits: false)
    let owner = "\(getpid()) \(process_start_time(getpid()))\n"
    try? Data(owner.utf8).write(to: URL(filePath: path + Self.ending))
    ProcessCleanup.add(folder: path)
  }

  deinit {
    ProcessCleanup.remove(folder: path)
    Self.remove(path)
  }

  /// Removes a folder with everything in it, and the file of its owner.
  static func remove(_ path: String) {
    _ = process_remove_folder(path)
    unlink(path + ending)
  }

  /// Done once in a process: removes what killed processes left.
  private static let sweep: Void = sweep(FileManager.default.temporaryDirectory.path)

  /// Removes the folders whose owners are gone.
  ///
  /// - Parameter parent: Where temporary folders are.
  static func sweep(_ parent: String) {
    guard let list = opendir(parent) else { return }
    defer { closedir(list) }
    var left: [String] = []
    for _ in 0..<20_000 {
      guard let entry = readdir(list) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix(prefix), name.hasSuffix(ending) else { continue }
      left.append("\(parent)/\(name)")
    }
    for owner in left { removeIfLeft(owner) }
  }

  private static func removeIfLeft(_ owner: String) {
    var status = stat()
    guard lstat(owner, &status) == 0, status.st_uid == geteuid(), status.st_mode & S_IFMT == S_IFREG,
      let text = try? String(contentsOfFile: owner, encoding: .utf8)
    else { return }
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { UInt64($0) }
    // What is being made just now has no owner in it yet.
    guard numbers.count == 2, let process = pid_t(exactly: numbers[0]) else { return }
    guard process_start_time(process) != numbers[1], FileLock(owner, .exclusive, waits: false) != nil else {
      return
    }
    remove(String(owner.dropLast(ending.count)))
  }
}
