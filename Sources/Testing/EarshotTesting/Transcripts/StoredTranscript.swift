import Foundation

/// A transcript in a file of its own, found by the test that compares with it.
struct StoredTranscript {
  private let file: URL

  /// Finds the place of a transcript.
  ///
  /// - Parameters:
  ///   - name: The name without `.txt`.
  ///   - test: The path of the test's file.
  init(name: String, test: String) {
    file = Self.folder("Transcripts", ofTest: test).appending(path: "\(name).txt")
  }

  /// The folder of a test among what is stored of one kind, below the folder `Tests` where there is one.
  static func folder(_ kind: String, ofTest test: String) -> URL {
    let test = URL(filePath: test)
    var folder = test.deletingLastPathComponent()
    let components = folder.pathComponents
    if let depth = components.lastIndex(of: "Tests") {
      for _ in components[(depth + 1)...] { folder.deleteLastPathComponent() }
    }
    return folder.appending(path: "\(kind)/\(test.deletingPathExtension().lastPathComponent)")
  }

  /// The path as a message shows it.
  var place: String { file.path.relativeToCurrentFolder }

  /// What is stored; `nil` where nothing is.
  var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// What to do where nothing is stored yet.
  func missing(_ heard: String) -> String {
    "There is no \(place) yet. Run once with RECORD=1 and read what it writes. Heard was:\n\(heard)"
  }

  /// Stores a transcript and tells so.
  func record(_ heard: String) throws -> String {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try heard.write(to: file, atomically: true, encoding: .utf8)
    return "Recorded \(place). Read the difference, then run again without RECORD=1."
  }
}

extension String {
  /// A path below the current folder without that folder's own path.
  var relativeToCurrentFolder: String {
    let current = FileManager.default.currentDirectoryPath + "/"
    return hasPrefix(current) ? String(dropFirst(current.count)) : self
  }
}
