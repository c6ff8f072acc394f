import Foundation

/// A folder of an app's texts, colours and pictures that is there for one test.
final class ResourceFolder {
  let path: String

  /// Writes files, given by their paths inside the folder.
  init(_ files: [String: String], pictures: [String: (width: UInt8, height: UInt8)] = [:]) throws {
    path = FileManager.default.temporaryDirectory.path + "/earshot-app-\(UUID().uuidString)"
    for (name, text) in files { try write(Data(text.utf8), name) }
    for (name, size) in pictures {
      // The beginning of a PNG file: nothing more is read.
      let header: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      ]
      try write(Data(header + [0, 0, 0, size.width, 0, 0, 0, size.height]), name)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  private func write(_ data: Data, _ name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
