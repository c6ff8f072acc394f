/// The words of utterances, without capitals and marks between them, as two people write down the same.
struct SpokenWords: Hashable, Sendable {
  /// Each word, in order: letters, digits and percent signs.
  let words: [String]

  /// Takes utterances apart.
  init(_ utterances: [String]) {
    words = utterances.flatMap { utterance in
      utterance.lowercased().filter { !Self.apostrophes.contains($0) }
        .split { !($0.isLetter || $0.isNumber || $0 == "%") }.map(String.init)
    }
  }

  /// True where these words stand in it one behind the other.
  func contains(_ other: SpokenWords) -> Bool {
    guard !other.words.isEmpty, words.count >= other.words.count else { return false }
    return (0...words.count - other.words.count).contains { place in
      words[place...].starts(with: other.words)
    }
  }

  private static let apostrophes: Set<Character> = ["'", "’"]
}
