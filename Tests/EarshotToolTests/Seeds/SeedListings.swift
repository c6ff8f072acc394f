import Foundation

/// The SwiftUI listings of a talk's notes that lie beside the repository, where they do.
enum SeedListings {
  private static let file = DevelopmentPrefix.root.deletingLastPathComponent()
    .appending(path: "shared/seeds/001_3b9aac424af6f16b.txt")

  /// Whether the notes can be read here.
  static let areThere = FileManager.default.fileExists(atPath: file.path)

  /// A view of two texts whose names are declared nowhere, and which imports nothing.
  static func sample() throws -> String { try listing { $0.contains("struct SampleView") } }

  /// The cell that gives its facts under labels.
  static func labels() throws -> String {
    try listing { $0.contains("struct DogCell") && $0.contains("Content(\"Age\"") }
  }

  /// The cell that gives one of its facts under a key.
  static func key() throws -> String {
    try listing { $0.contains("struct DogCell") && $0.contains("Content(.age") }
  }

  /// The table's cell of UIKit, whose outlets have to be filled.
  static func tableCell() throws -> String { try listing { $0.contains("class DogTableViewCell") } }

  /// The one listing in Swift that fits.
  private static func listing(where fits: (String) -> Bool) throws -> String {
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: "```swift\n").dropFirst()
    let found = parts.compactMap { $0.components(separatedBy: "```").first }.filter(fits)
    guard let listing = found.first, found.count == 1 else { throw Unexpected(count: found.count) }
    return listing
  }

  /// Why a listing cannot be told from the others.
  struct Unexpected: Error, CustomStringConvertible {
    let count: Int

    var description: String {
      "\(count) listings fit where one was expected. Look at \(SeedListings.file.path)."
    }
  }
}
