/// How a phrase is spoken otherwise than it is written.
///
///     Pronunciation("GIF", as: "jif", in: ["en"], apps: ["Notes"])
///
/// - Source: Behaviour 7.1 SC6
public struct Pronunciation: Hashable, Sendable {
  /// What is written.
  public var phrase: String
  /// What is spoken.
  public var substitution: String
  /// BCP 47 tags of the languages in which it holds; empty for all.
  public var languages: [String]
  /// BCP 47 tags of the voices in which it holds; empty for all.
  public var voices: [String]
  /// Names of the apps in which it holds; empty for all.
  public var apps: [String]
  /// True where capitals and small letters are the same.
  public var ignoresCase: Bool

  /// Makes a pronunciation.
  public init(
    _ phrase: String, as substitution: String, in languages: [String] = [], voices: [String] = [],
    apps: [String] = [], ignoresCase: Bool = true
  ) {
    self.phrase = phrase
    self.substitution = substitution
    self.languages = languages
    self.voices = voices
    self.apps = apps
    self.ignoresCase = ignoresCase
  }

  /// True where it holds in a language, in the voice that speaks it, and in an app.
  func holds(in language: String?, voice: String?, app: String?) -> Bool {
    Self.holds(languages, for: language) && Self.holds(voices, for: voice)
      && (apps.isEmpty || apps.contains { $0.lowercased() == app?.lowercased() })
  }

  /// True where a tag is among others, which stand for their regions where they name none; empty for all.
  private static func holds(_ tags: [String], for tag: String?) -> Bool {
    tags.isEmpty || tags.contains { $0 == tag || $0.primary == tag?.primary && $0.primary == $0 }
  }

  /// It as a line of a file: `GIF > jif [en] [voice en-GB] [app Notes] exact`.
  var line: String {
    var groups = languages.isEmpty ? [] : [languages.joined(separator: " ")]
    if !voices.isEmpty { groups.append("voice " + voices.joined(separator: " ")) }
    groups += apps.map { "app " + $0 }
    let places = groups.map { " [\($0)]" }.joined()
    return "\(phrase) > \(substitution)\(places)\(ignoresCase ? "" : " exact")"
  }

  /// Reads a line; `nil` where it is none.
  init?(line: String) {
    guard let arrow = line.firstIndex(of: ">") else { return nil }
    let phrase = Self.trimmed(line[..<arrow])
    var rest = Self.trimmed(line[line.index(after: arrow)...])
    self.init(String(phrase), as: "")
    if rest.hasSuffix(" exact") {
      ignoresCase = false
      rest = Self.trimmed(rest.dropLast(6))
    }
    while rest.hasSuffix("]"), let open = rest.lastIndex(of: "[") {
      add(Self.trimmed(rest[rest.index(after: open)...].dropLast()))
      rest = Self.trimmed(rest[..<open])
    }
    guard !phrase.isEmpty, !rest.isEmpty else { return nil }
    substitution = String(rest)
  }

  /// Adds what stands between brackets, which are read from the last one on.
  private mutating func add(_ group: Substring) {
    let words = group.split(separator: " ").map(String.init)
    switch words.first {
    case "voice" where words.count > 1: voices = Array(words.dropFirst()) + voices
    case "app" where words.count > 1: apps.insert(words.dropFirst().joined(separator: " "), at: 0)
    default: languages = words + languages
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let head = text.drop(while: \.isWhitespace)
    return head.lastIndex { !$0.isWhitespace }.map { head[...$0] } ?? ""
  }
}
