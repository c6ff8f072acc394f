import Foundation

extension Phrases {
  /// Tags of the languages there are phrases for.
  package static var languages: [String] { GeneratedPhrases.byLanguage.keys.sorted() }

  /// The tag of the phrases that serve somebody who asks for a language; `nil` where there are none.
  ///
  /// A region falls back to its language, and a language that is written in several scripts to the one
  /// that the region reads.
  /// - Parameter tag: BCP 47 tag, or a locale's name as `LANG` has it.
  /// - Returns: One of `languages`.
  package static func language(for tag: String) -> String? {
    if GeneratedPhrases.byLanguage[tag] != nil { return tag }
    return script(of: tag).flatMap { byScript[otherNames[$0] ?? $0] }
  }

  /// The phrases by their language and its script, both written out.
  private static let byScript: [String: String] = {
    var result: [String: String] = [:]
    for tag in languages {
      if let script = script(of: tag) { result[script] = tag }
    }
    return result
  }()

  /// Norwegian without its form, and the form there are no phrases for, are read as the other form.
  private static let otherNames = ["no-Latn": "nb-Latn", "nn-Latn": "nb-Latn"]

  /// A language with the script it is written in, where the region leaves it open.
  private static func script(of tag: String) -> String? {
    let whole = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
    guard let language = whole.languageCode?.identifier, let script = whole.script?.identifier else {
      return nil
    }
    return "\(language)-\(script)"
  }
}
