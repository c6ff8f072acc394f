import AccessibilityModel
import CLanguages

extension LanguageIdentifier {
  /// The identifier that the library CLD2 gives, which knows more than eighty languages.
  ///
  ///     LanguageIdentifier.library.languages(of: "Das Wetter ist heute schön.").first?.language   // "de"
  ///
  /// It remembers nothing, asks nobody, and may be used from any thread.
  /// - Source: Behaviour 7.1 SC5
  public static let library = LanguageIdentifier(name: "CLD2") { text in
    var text = text
    let found = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // What is longer than this changes nothing about the language.
        earshot_identify_languages(characters.baseAddress, Int32(clamping: characters.prefix(limit).count))
      }
    }
    let guesses = withUnsafeBytes(of: found.guesses) { Array($0.bindMemory(to: earshot_language.self)) }
    return guesses.prefix(Int(found.count)).enumerated().map { place, guess in
      Guess(guess.name, score: Double(guess.percent) / 100, isReliable: place == 0 && found.reliable)
    }
  }

  /// How many bytes are looked at, at most.
  private static let limit = 65_536
}

extension earshot_language {
  /// The BCP 47 tag; the library still has names that have been replaced.
  fileprivate var name: String {
    let tag = withUnsafeBytes(of: tag) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return Self.names[tag] ?? tag
  }

  private static let names = [
    "iw": "he", "no": "nb", "nn": "nb", "jw": "jv", "mo": "ro", "sr-ME": "sr", "bs": "hr",
    "ji": "yi", "in": "id",
  ]
}
