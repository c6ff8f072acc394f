import Foundation

/// Finds words of a language that are the English ones.
enum SameWordsRule {
  /// The folders in which every language has a file of phrases.
  static let sets = ["Phrases", "SystemPhrases", "SpokenContentPhrases", "AssistiveTouchPhrases"]

  /// A file of phrases that may be English where it should not.
  struct Place: Hashable, Comparable, CustomStringConvertible {
    let set: String
    let key: String
    let language: String

    var description: String { "\(set) \(key) \(language)" }

    static func < (left: Place, right: Place) -> Bool { left.description < right.description }
  }

  /// The keys whose words are English ones, in any form of a plural and on any platform.
  ///
  /// Words that are nothing but arguments and marks are in no language.
  static func keys(in text: String, equalTo english: String) -> Set<String> {
    let known = Dictionary(grouping: lines(of: english), by: \.key).mapValues { Set($0.map(\.words)) }
    let equal = lines(of: text).filter { line in
      let words = line.words.replacing(#/\{[^}]*\}/#, with: "")
      return words.contains(where: \.isLetter) && known[line.key]?.contains(line.words) == true
    }
    return Set(equal.map(\.key))
  }

  /// Every place of the language files that is as English has it.
  static func places(in files: [SourceFile]) -> Set<Place> {
    var places: Set<Place> = []
    for set in sets {
      let own = files.filter { $0.path.hasPrefix("Resources/\(set)/") && $0.name.hasSuffix(".phrases") }
      guard let english = own.first(where: { $0.name == "en.phrases" }) else { continue }
      for file in own where file.name != english.name {
        let language = String(file.name.dropLast(".phrases".count))
        for key in keys(in: file.text, equalTo: english.text) {
          places.insert(Place(set: set, key: key, language: language))
        }
      }
    }
    return places
  }

  private static let forms: Set<Substring> = ["zero", "one", "two", "few", "many", "other"]

  /// Words and their keys, without the form of a plural and without the platform.
  private static func lines(of text: String) -> [(key: String, words: String)] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard !line.hasPrefix("#"), parts.count == 2 else { return nil }
      let key = (parts[0].split(separator: "@").first ?? "").trimmingCharacters(in: .whitespaces)
      let names = key.split(separator: ".")
      let isForm = names.last.map(forms.contains) == true
      return (
        key: isForm ? names.dropLast().joined(separator: ".") : key,
        words: parts[1].trimmingCharacters(in: .whitespaces)
      )
    }
  }
}
