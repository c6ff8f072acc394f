/// Words that stand for letters where these sound alike, in one language.
///
///     SpellingAlphabet(language: "de-AT")("b")   // "Berta"
package struct SpellingAlphabet: Hashable, Sendable {
  private let words: [String: String]

  /// Reads the words of a language; English where there are none of it.
  ///
  /// - Parameter language: BCP 47 tag.
  /// - Complexity: O(n) for an alphabet of n letters.
  package init(language: String) {
    let texts = GeneratedAlphabets.byLanguage
    words = (texts[phrasesOf: language] ?? texts["en"])?.phraseTable ?? [:]
  }

  /// Tags of the languages there are words of.
  package static var languages: [String] { GeneratedAlphabets.byLanguage.keys.sorted() }

  /// The letters there are words for.
  package var letters: [String] { words.keys.sorted() }

  /// The word that stands for a letter, large or small; `nil` where none does.
  package func callAsFunction(_ letter: Character) -> String? { words[letter.lowercased()] }
}
