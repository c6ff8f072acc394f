import Foundation

/// Where code has words in a string, and what near it keeps them from people who listen.
struct CodeSearch {
  /// A place in the code.
  struct Place {
    let file: String
    let line: Int
    /// What keeps the words from being heard, where a line near it says so.
    let note: String?
  }

  /// The places, in the order of the files.
  private(set) var places: [Place] = []

  /// What hides, by its spelling.
  private static let hiding = [
    ".accessibilityHidden(true)", "accessibilityElementsHidden = true", "isAccessibilityElement = false",
    ".isHidden = true", ".hidden()", ".accessibilityElement(children: .ignore)", ".accessibilityLabel(",
  ]
  private static let fileLimit = 5_000
  private static let reach = 8

  /// Looks through Swift files and folders of them.
  init(_ words: String, in paths: [String]) {
    for file in Self.files(in: paths) {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (place, line) in lines.enumerated() where line.contains("\"") {
        guard line.range(of: words, options: .caseInsensitive) != nil else { continue }
        places.append(Place(file: file, line: place + 1, note: Self.note(behind: place, in: lines)))
        if places.count >= 20 { return }
      }
    }
  }

  private static func note(behind place: Int, in lines: [Substring]) -> String? {
    for next in place..<min(place + reach, lines.count) {
      if let found = hiding.first(where: { lines[next].contains($0) }) {
        return "line \(next + 1) has \(found)"
      }
    }
    return nil
  }

  private static func files(in paths: [String]) -> [String] {
    var files: [String] = []
    for path in paths {
      if path.hasSuffix(".swift") {
        files.append(path)
      } else if let all = FileManager.default.enumerator(atPath: path) {
        for case let file as String in all where file.hasSuffix(".swift") && !file.contains(".build/") {
          files.append("\(path)/\(file)")
          if files.count >= fileLimit { return files.sorted() }
        }
      }
    }
    return files.sorted()
  }
}
