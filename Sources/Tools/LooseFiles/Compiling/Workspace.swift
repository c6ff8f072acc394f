import Foundation

/// A folder for what nobody keeps, removed with everything in it when nobody needs it any more.
package final class Workspace: Sendable {
  /// The path of the folder.
  package let path: String

  /// Makes a folder that nobody else knows.
  ///
  /// - Throws: `LooseFileError` with code `system`.
  package init() throws(LooseFileError) {
    let ending = String(repeating: "X", count: 6)
    var template = Array("\(FileManager.default.temporaryDirectory.path)/earshot-\(ending)".utf8CString)
    guard mkdtemp(&template) != nil else { throw LooseFileError.system("No temporary folder could be made") }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    ProcessCleanup.add(folder: path)
  }

  deinit {
    ProcessCleanup.remove(folder: path)
    try? FileManager.default.removeItem(atPath: path)
  }
}
