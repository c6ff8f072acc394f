import Foundation

/// A folder of files that is there for one test.
final class Folder {
  let path: String

  /// Writes files, given by their paths inside the folder.
  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.path + "/earshot-resources-\(UUID().uuidString)"
    for (name, text) in files {
      let url = URL(filePath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
