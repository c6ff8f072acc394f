import AccessibilityModel
import Foundation

/// What VoiceOver itself says in one language on one platform.
///
///     Phrases(language: "en", platform: .iOS).words(.position, ["index": "1", "count": "2"])   // "1 of 2"
package struct Phrases: Sendable {
  private let table: PhraseTable

  /// Reads the phrases of a language; English where nothing is known of the language.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag; regions the phrases do not know fall back to the language.
  ///   - platform: whose words to prefer.
  package init(language: String, platform: Dialect.Platform) {
    table = PhraseTable.kept(for: language, platform)
  }

  /// The rule that these words rest on, in languages whose speakers have not read them.
  var rules: [UncertainRule] { table.rules }

  /// The words for a key with the arguments filled in; empty where nothing is said.
  ///
  /// An argument named `count` chooses among the plurals of the language.
  package func words(_ key: PhraseKey, _ arguments: [String: String] = [:]) -> String {
    var template = table.words[key.rawValue]
    if let count = arguments["count"].flatMap({ Int($0) }), table.words["\(key.rawValue).other"] != nil {
      let forms = PluralForm.allCases.filter { table.words["\(key.rawValue).\($0)"] != nil }
      template = table.words["\(key.rawValue).\(table.numbers.form(of: count, among: forms))"]
    }
    guard let template else { return key.rawValue }
    return filled(template, arguments)
  }

  /// The words for a key that is made from a name, as those of commands and gestures; `nil` where unknown.
  package func words(named key: String, _ arguments: [String: String] = [:]) -> String? {
    table.words[key].map { filled($0, arguments) }
  }

  /// The word that stands for a letter where letters sound alike; `nil` where none does.
  package func word(for letter: Character) -> String? { table.letters(letter) }

  /// What stands before an argument that is spoken in a way of its own, and what stands behind it.
  package func words(_ key: PhraseKey, around argument: String) -> (before: String, after: String) {
    let template = table.words[key.rawValue] ?? ""
    guard let place = template.range(of: "{\(argument)}") else { return (template, "") }
    return (String(template[..<place.lowerBound]), String(template[place.upperBound...]))
  }

  /// A share of a hundred as the language writes it.
  package func percent(_ value: Int) -> String { words(.percent, ["value": table.numbers.percent(value)]) }

  /// A time of day as the language writes it.
  ///
  /// - Parameter minutes: Minutes since midnight.
  /// - Returns: The words, such as "9:41 AM".
  package func time(minutes: Int) -> String {
    let style = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: table.numbers.locale, timeZone: .gmt)
    return Date(timeIntervalSince1970: Double(minutes * 60)).formatted(style)
  }

  /// What a language with a BCP 47 tag is called, its region left out; the tag where nobody knows it.
  package func languageName(_ tag: String) -> String {
    let primary = tag.split(separator: "-").first.map(String.init) ?? tag
    return table.numbers.locale.localizedString(forLanguageCode: primary) ?? tag
  }

  /// The text with a capital at its beginning; runs keep their place where the capital is as long.
  package func capitalizing(_ text: SpokenText) -> SpokenText {
    guard let first = text.string.first, first.isLowercase else { return text }
    let capital = String(first).capitalized(with: table.numbers.locale)
    return SpokenText(capital + text.string.dropFirst(), runs: text.runs)
  }

  /// True where there are words for the key, or where it is said on purpose that there are none.
  package func knows(_ key: PhraseKey) -> Bool {
    table.words[key.rawValue] != nil || table.words["\(key.rawValue).other"] != nil
  }

  private func filled(_ template: String, _ arguments: [String: String]) -> String {
    guard !arguments.isEmpty else { return template }
    var result = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      result += argument(name, in: arguments)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// An argument as it is said: whole numbers in the digits of the language.
  private func argument(_ name: String, in arguments: [String: String]) -> String {
    guard let text = arguments[name] else { return "" }
    guard ["count", "index", "level"].contains(name), let number = Int(text) else { return text }
    return table.numbers.whole(number)
  }
}
