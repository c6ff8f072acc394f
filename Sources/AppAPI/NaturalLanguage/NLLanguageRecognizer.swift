import Foundation

/// Finds out in which language a text is, by its script and by words and letters that are frequent in a language.
///
///     NLLanguageRecognizer.dominantLanguage(for: "Wo ist der Hund?")   // .german
///
/// A text without such a word or letter is of no language that is known: nothing is guessed.
open class NLLanguageRecognizer: NSObject {
  private var text = ""
  /// How likely languages are before anything was read.
  open var languageHints: [NLLanguage: Double] = [:]
  /// The only languages that are thought of; all where empty.
  open var languageConstraints: [NLLanguage] = []

  /// Makes one that has read nothing.
  public override init() { super.init() }

  /// Reads a text, after those before.
  open func processString(_ string: String) { text += text.isEmpty ? string : " " + string }

  /// Forgets what was read.
  open func reset() { text = "" }

  /// The language that is most likely; `nil` where none is known.
  open var dominantLanguage: NLLanguage? { languageHypotheses(withMaximum: 1).first?.key }

  /// The languages that are likely, and how much so; the shares of all of them are 1 together.
  ///
  /// - Parameter maxHypotheses: How many languages are wanted.
  /// - Returns: At most so many.
  /// - Complexity: O(n) in the length of what was read.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    let found = scores().filter { $0.value > 0 }
    let whole = found.values.reduce(0, +)
    let best = found.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    return Dictionary(uniqueKeysWithValues: best.prefix(max(maxHypotheses, 0)).map { ($0, $1 / whole) })
  }

  private func scores() -> [NLLanguage: Double] {
    guard let script = TextScript(of: text) else { return [:] }
    var possible = script.languages
    if !languageConstraints.isEmpty { possible = possible.filter(languageConstraints.contains) }
    if script.languages.count == 1 { return Dictionary(uniqueKeysWithValues: possible.map { ($0, 1) }) }
    let words = TextSegment.all(.word, in: text.lowercased(), nil).filter { $0.kind == .word }
    let lower = text.lowercased()
    return Dictionary(
      uniqueKeysWithValues: possible.map { language in
        let known = CommonWords.known[language]
        let hits = words.count { known?.words.contains(String(lower[$0.range])) == true }
        let letters = lower.count { known?.letters.contains($0) == true }
        let hint = languageHints.isEmpty ? 1 : 0.1 + (languageHints[language] ?? 0)
        return (language, (Double(hits) + Double(letters) / 2) * hint)
      })
  }

  /// The language of a text; `nil` where none is known.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }
}

/// Words and letters that tell a language from others in its script.
struct CommonWords {
  let words: Set<String>
  let letters: Set<Character>

  /// Of each language that is told apart.
  static let known: [NLLanguage: CommonWords] = {
    var found: [NLLanguage: CommonWords] = [:]
    for line in GeneratedCommonWords.byName["languages"]?.split(separator: "\n") ?? [] {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").map(String.init)
      }
      guard parts.count == 3, let code = parts[0].first else { continue }
      found[NLLanguage(code)] = CommonWords(
        words: Set(parts[1]), letters: Set(parts[2].compactMap(\.first)))
    }
    return found
  }()

  /// The languages that are told apart in a script.
  static func languages(writtenIn script: TextScript) -> [NLLanguage] {
    known.filter { TextScript(of: $0.value.words.first ?? "") == script }.map(\.key)
  }
}
