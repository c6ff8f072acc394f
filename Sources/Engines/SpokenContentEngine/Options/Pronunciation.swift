/// How a phrase is spoken otherwise than it is written.
///
///     Pronunciation("GIF", as: "jif", in: ["en"])
///
/// - Source: Behaviour 7.1 SC6
public struct Pronunciation: Hashable, Sendable {
  /// What is written.
  public var phrase: String
  /// What is spoken.
  public var substitution: String
  /// BCP 47 tags of the languages in which it holds; empty for all.
  public var languages: [String]
  /// True where capitals and small letters are the same.
  public var ignoresCase: Bool

  /// Makes a pronunciation.
  public init(
    _ phrase: String, as substitution: String, in languages: [String] = [], ignoresCase: Bool = true
  ) {
    self.phrase = phrase
    self.substitution = substitution
    self.languages = languages
    self.ignoresCase = ignoresCase
  }

  /// True where it holds in a language.
  func holds(in language: String?) -> Bool {
    languages.isEmpty
      || languages.contains { $0 == language || $0.primary == language?.primary && $0.primary == $0 }
  }

  /// It as a line of a file: `GIF > jif [en] exact`.
  var line: String {
    let places = languages.isEmpty ? "" : " [\(languages.joined(separator: " "))]"
    return "\(phrase) > \(substitution)\(places)\(ignoresCase ? "" : " exact")"
  }

  /// Reads a line; `nil` where it is none.
  init?(line: String) {
    guard let arrow = line.firstIndex(of: ">") else { return nil }
    let phrase = Self.trimmed(line[..<arrow])
    var rest = Self.trimmed(line[line.index(after: arrow)...])
    var ignoresCase = true
    if rest.hasSuffix(" exact") {
      ignoresCase = false
      rest = Self.trimmed(rest.dropLast(6))
    }
    var languages: [String] = []
    if rest.hasSuffix("]"), let open = rest.lastIndex(of: "[") {
      languages = rest[rest.index(after: open)...].dropLast().split(separator: " ").map(String.init)
      rest = Self.trimmed(rest[..<open])
    }
    guard !phrase.isEmpty, !rest.isEmpty else { return nil }
    self.init(String(phrase), as: String(rest), in: languages, ignoresCase: ignoresCase)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let head = text.drop(while: \.isWhitespace)
    return head.lastIndex { !$0.isWhitespace }.map { head[...$0] } ?? ""
  }
}
