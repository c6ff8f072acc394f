/// The words in which two texts differ, without what is the same before and after them.
public struct WordDifference: Hashable, Sendable, CustomStringConvertible {
  /// The words that are not heard.
  public let missing: String
  /// The words that are heard in their place.
  public let added: String

  /// Compares two texts that are not the same; `nil` where no word is the same at the start or the end.
  ///
  /// - Complexity: O(length).
  package init?(expected: String, heard: String) {
    let old = Self.parts(of: expected)
    let new = Self.parts(of: heard)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
    let same = old.prefix(start) + old.suffix(end)
    guard same.contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) || old.isEmpty else {
      return nil
    }
    missing = Self.words(old[start..<(old.count - end)])
    added = Self.words(new[start..<(new.count - end)])
  }

  /// Both, as one line.
  public var description: String { "\(Self.shown(missing)) → \(Self.shown(added))" }

  private static func shown(_ words: String) -> String { words.isEmpty ? "(nothing)" : words }

  /// Words, and between them every space and every sign alone.
  private static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let word = isInWord(first) ? rest.prefix(while: isInWord) : rest.prefix(1)
      parts.append(word)
      rest = rest[word.endIndex...]
    }
    return parts
  }

  private static func isInWord(_ character: Character) -> Bool {
    !character.isWhitespace && !character.isPunctuation
  }

  /// Parts as they are shown: without the spaces and signs around words, where there are words.
  private static func words(_ parts: ArraySlice<Substring>) -> String {
    let isWord: (Substring) -> Bool = { $0.contains(where: isInWord) }
    guard let first = parts.firstIndex(where: isWord), let last = parts.lastIndex(where: isWord) else {
      return parts.joined()
    }
    return parts[first...last].joined()
  }
}
