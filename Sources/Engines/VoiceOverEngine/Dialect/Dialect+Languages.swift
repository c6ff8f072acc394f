extension Dialect {
  /// BCP 47 tags of the languages VoiceOver has words of its own in, sorted.
  public static var languages: [String] { Phrases.languages }

  /// Which language VoiceOver speaks to somebody who asks for one; English has to be asked for too.
  ///
  ///     Dialect.language(for: "de-AT")   // "de"
  ///     Dialect.language(for: "zh-TW")   // "zh-Hant"
  ///
  /// - Parameter tag: BCP 47 tag, or a locale's name as the variable `LANG` has it.
  /// - Returns: One of `languages`; `nil` where VoiceOver has no words in the language.
  public static func language(for tag: String) -> String? { Phrases.language(for: tag) }
}
