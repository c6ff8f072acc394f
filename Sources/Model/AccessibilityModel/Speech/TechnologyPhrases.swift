/// What a technology itself shows or says in one language, by its keys.
package struct TechnologyPhrases<Key: RawRepresentable & Sendable>: Hashable, Sendable
where Key.RawValue == String {
  private let words: [String: String]

  /// Chooses the phrases that serve a language; English where none do.
  package init(language: String, among tables: [String: [String: String]]) {
    words = tables[phrasesOf: language] ?? tables["en"] ?? [:]
  }

  /// The words for a key with the arguments filled in; a count of one has words of its own where there are any.
  package func callAsFunction(_ key: Key, _ arguments: [String: String] = [:]) -> String {
    var template = words[key.rawValue] ?? key.rawValue
    if arguments["count"] == "1", let single = words["\(key.rawValue).one"] { template = single }
    var result = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += arguments[String(rest[rest.index(after: open)..<close])] ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// True where there are words for the key.
  package func knows(_ key: Key) -> Bool { words[key.rawValue] != nil }
}

extension StringProtocol where SubSequence == Substring {
  /// The lines with a key and words on either side of an equals sign, without white space around them.
  package var keyedLines: [(key: Substring, words: Substring)] {
    split(separator: "\n").compactMap { line in
      guard let equals = line.firstIndex(of: "=") else { return nil }
      return (line[..<equals].trimmed, line[line.index(after: equals)...].trimmed)
    }
  }

  /// The words of the lines by their keys; the last one counts where a key stands twice.
  package var phraseTable: [String: String] {
    Dictionary(keyedLines.map { (String($0.key), String($0.words)) }, uniquingKeysWith: { $1 })
  }

  /// The text without white space at either end.
  package var trimmed: Substring {
    let head = drop(while: \.isWhitespace)
    return head.lastIndex { !$0.isWhitespace }.map { head[...$0] } ?? ""
  }
}
