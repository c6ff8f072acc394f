import Foundation

/// The files of a page, read once.
package struct PageFiles: Sendable {
  /// A file as it is sent.
  package struct File: Hashable, Sendable {
    /// What it is, as browsers are told.
    package let type: String
    /// Its bytes.
    package let contents: Data
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]

  private let files: [String: File]

  /// Reads the files of a folder that a page is made of, none below it.
  ///
  /// - Parameter folder: Its path.
  /// - Throws: Errors of the file system.
  package init(folder: String) throws {
    var files: [String: File] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      guard let type = Self.types[URL(filePath: name).pathExtension] else { continue }
      files[name] = File(type: type, contents: try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
    }
    self.init(files)
  }

  /// Takes files by their names.
  init(_ files: [String: File]) {
    self.files = files
  }

  /// The file of a path behind the secret; the page itself where it is empty, `nil` where there is none.
  package subscript(path: String) -> File? { files[path.isEmpty ? "index.html" : path] }
}
