import AccessibilityModel
import LanguageBridge
import Testing

@testable import SpokenContentEngine

@Suite("Languages of everyday sentences")
struct LanguageAccuracyTests {
  /// The languages that a text is taken to be in.
  private func languages(of text: String, person: [String], _ identifier: LanguageIdentifier?) -> Set<String>
  {
    let runs = LanguageFinder(person: person, identifier: identifier).runs(in: text)
    return Set(runs.map { $0.language?.primary ?? "-" })
  }

  /// How many sentences are found to be in their language, and the others.
  private func right(_ identifier: LanguageIdentifier?, person: (String) -> [String])
    -> (count: Int, wrong: [String])
  {
    var count = 0
    var wrong: [String] = []
    for (language, sentences) in EverydaySentences.byLanguage.sorted(by: { $0.key < $1.key }) {
      for sentence in sentences {
        let found = languages(of: sentence, person: person(language), identifier)
        if found == [language] {
          count += 1
        } else {
          wrong.append("\(language): \(sentence) \(found.sorted())")
        }
      }
    }
    return (count, wrong)
  }

  @Test(
    "Z18: of 128 sentences in 32 languages, scripts, letters and the library find nearly all for any person")
  func library() {
    #expect(EverydaySentences.byLanguage.count == 32)
    let foreign = right(.library) { $0 == "en" ? ["de"] : ["en"] }
    #expect(foreign.count >= 118, "\(foreign.count): \(foreign.wrong.joined(separator: "\n"))")
    let own = right(.library) { ["en", $0] }
    #expect(own.count >= 122, "\(own.count): \(own.wrong.joined(separator: "\n"))")
  }

  @Test("Z18: without the library, scripts, letters and the person's language find most")
  func alone() {
    let own = right(nil) { [$0, "en"] }
    #expect(own.count >= 118, "\(own.count): \(own.wrong.joined(separator: "\n"))")
    let foreign = right(nil) { $0 == "en" ? ["de"] : ["en"] }
    #expect(foreign.count >= 60, "\(foreign.count): \(foreign.wrong.joined(separator: "\n"))")
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
