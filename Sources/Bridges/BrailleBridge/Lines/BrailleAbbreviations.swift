/// Short forms of VoiceOver's own words, for a line on which space is short.
struct BrailleAbbreviations: Hashable, Sendable {
  private let forms: [String: String]

  /// Takes the short forms of a language; none where they are not known.
  init(language: String) {
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    forms = Self.byLanguage[primary] ?? [:]
  }

  /// The short form of a phrase, with the numbers of its words; `nil` where it is written out.
  func form(of key: String, saying words: String) -> String? {
    guard var form = forms[key] else { return nil }
    var numbers = words.split { !$0.isNumber }.makeIterator()
    while let place = form.range(of: "{n}") {
      guard let number = numbers.next() else { return nil }
      form.replaceSubrange(place, with: number)
    }
    return form
  }

  private static let byLanguage = GeneratedBrailleAbbreviations.byLanguage.mapValues(\.phraseTable)
}

extension String {
  /// Where another text stands for the first time.
  fileprivate func range(of other: String) -> Range<String.Index>? { ranges(of: other).first }
}
