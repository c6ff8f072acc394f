import AccessibilityModel
import LanguageBridge
import Testing

@testable import SpokenContentEngine

@Suite("Languages of everyday sentences")
struct LanguageAccuracyTests {
  /// How the language of a text is found.
  enum Method: String, Sendable, CaseIterable, CustomTestStringConvertible {
    /// Scripts and letters, then the library, for a person who does not read the language.
    case foreign
    /// The same for a person who reads the language beside another.
    case own
    /// Scripts and letters alone, for a person who does not read the language.
    case foreignAlone = "foreign, without the library"
    /// The same for a person who reads the language beside another.
    case ownAlone = "own, without the library"
    /// The library's first guess at the whole text, nothing else.
    case library = "the library alone"

    var testDescription: String { rawValue }

    /// How many of the 256 texts are found to be in their language, as the decision page has it.
    var right: Int {
      switch self {
      case .foreign: 246
      case .own: 252
      case .foreignAlone: 134
      case .ownAlone: 169
      case .library: 245
      }
    }

    /// The languages that a text in a language is taken to be in.
    func languages(of text: String, in language: String) -> Set<String> {
      let other = language == "en" ? "de" : "en"
      switch self {
      case .foreign: return found(in: text, person: [other], .library)
      case .own: return found(in: text, person: [other, language], .library)
      case .foreignAlone: return found(in: text, person: [other], nil)
      case .ownAlone: return found(in: text, person: [other, language], nil)
      case .library:
        return Set(LanguageIdentifier.library.languages(of: text).prefix(1).map(\.language.primary))
      }
    }

    private func found(in text: String, person: [String], _ identifier: LanguageIdentifier?) -> Set<String> {
      let runs = LanguageFinder(person: person, identifier: identifier).runs(in: text)
      return Set(runs.map { $0.language?.primary ?? "-" })
    }
  }

  @Test("Z18: there are eight short texts in each of 32 languages")
  func texts() {
    #expect(EverydaySentences.byLanguage.count == 32)
    for (language, texts) in EverydaySentences.byLanguage {
      #expect(Set(texts).count == 8, "\(language)")
      guard !["zh", "ja", "th"].contains(language) else { continue }
      for text in texts {
        let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }.count
        #expect((3...12).contains(words), "\(text)")
      }
    }
  }

  @Test(
    "Z18: of 256 short texts in 32 languages, as many are found as the decision page says, give or take two",
    arguments: Method.allCases)
  func accuracy(method: Method) {
    var right = 0
    var wrong: [String] = []
    for (language, texts) in EverydaySentences.byLanguage.sorted(by: { $0.key < $1.key }) {
      for text in texts {
        let found = method.languages(of: text, in: language)
        if found == [language] {
          right += 1
        } else {
          wrong.append("\(language): \(text) \(found.sorted())")
        }
      }
    }
    #expect(abs(right - method.right) <= 2, "\(right) right; \(wrong.joined(separator: "\n"))")
  }

  @Test("Z18: the library answers for any bytes, the same each time, and knows today's tags")
  func anyBytes() {
    let identifier = LanguageIdentifier.library
    #expect(identifier.languages(of: "") == [])
    #expect(identifier.languages(of: "שלום לכולם, מה שלומכם היום?").first?.language == "he")
    let text = String(repeating: "Ceci est une phrase française. ", count: 20_000)
    #expect(identifier.languages(of: text).first?.language == "fr")
    #expect(identifier.languages(of: text) == identifier.languages(of: text))
    for odd in ["\0\0\0", "😀", "\u{FFFF}", String(repeating: "a", count: 100_000)] {
      _ = identifier.languages(of: odd)
    }
  }
}
