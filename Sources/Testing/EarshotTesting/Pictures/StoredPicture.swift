import Foundation

/// A picture in a file of its own, found by the test that compares with it.
struct StoredPicture {
  private let file: URL

  /// Finds the place of a picture.
  ///
  /// - Parameters:
  ///   - name: The name without `.png`.
  ///   - test: The path of the test's file.
  init(name: String, test: String) {
    file = StoredTranscript.folder("Pictures", ofTest: test).appending(path: "\(name).png")
  }

  /// The path as a message shows it.
  var place: String { file.path.relativeToCurrentFolder }

  /// The bytes of what is stored; `nil` where nothing is.
  var png: [UInt8]? { (try? Data(contentsOf: file)).map { [UInt8]($0) } }

  /// Stores a picture and tells so.
  func record(_ png: [UInt8]) throws -> String {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(png).write(to: file, options: .atomic)
    return "Recorded \(place). Look at it, then run again without RECORD=1."
  }

  /// Writes what should be seen, what is seen and where they differ to a temporary folder.
  ///
  /// - Returns: The folder; `nil` where nothing can be written there.
  func write(_ pictures: [(name: String, png: [UInt8])]) -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "earshot-pictures/\(file.deletingLastPathComponent().lastPathComponent)")
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
    else { return nil }
    for (name, png) in pictures {
      guard (try? Data(png).write(to: folder.appending(path: name), options: .atomic)) != nil else {
        return nil
      }
    }
    return folder.path
  }
}
