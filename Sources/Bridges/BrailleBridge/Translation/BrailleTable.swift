/// Which braille a person reads: a language, and contracted or not.
public struct BrailleTable: Hashable, Sendable {
  /// Whether letters stand for themselves.
  public enum Grade: String, Hashable, Sendable, CaseIterable {
    /// A sign a letter.
    case uncontracted
    /// Short forms for frequent words and groups of letters.
    case contracted
  }

  /// BCP 47 tag of the language, as far as tables tell languages apart.
  public let language: String
  /// Whether letters stand for themselves.
  public let grade: Grade
  /// The file of liblouis.
  let file: String

  /// Chooses the braille of a language.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag; a region that has no braille of its own falls back to the language.
  ///   - grade: Whether letters stand for themselves.
  /// - Throws: `BrailleError` with code `noLanguage`.
  public init(language: String, grade: Grade = .uncontracted) throws(BrailleError) {
    var tag = Substring(language.lowercased())
    if tag == "no" { tag = "nb" }
    while Self.files[String(tag)] == nil {
      guard let dash = tag.lastIndex(of: "-") else { throw BrailleError(.noLanguage, language) }
      tag = tag[..<dash]
    }
    guard let (uncontracted, contracted) = Self.files[String(tag)] else {
      throw BrailleError(.noLanguage, language)
    }
    self.language = String(tag)
    self.grade = grade
    file = grade == .contracted ? contracted : uncontracted
  }

  /// The languages there is braille of.
  public static var languages: [String] { files.keys.sorted() }

  private static let files: [String: (String, String)] = {
    var files: [String: (String, String)] = [:]
    for line in (GeneratedBrailleTables.byName["tables"] ?? "").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3 { files[words[0]] = (words[1], words[2]) }
    }
    return files
  }()
}
