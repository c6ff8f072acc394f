extension UncertainRule {
  private static let phrasePrefix = "phrases."

  /// The rule that words of VoiceOver and of the system rest on in a language whose speakers have not read them yet.
  ///
  /// - Source: Documentation/Languages.md
  package static func phrases(of language: String) -> UncertainRule {
    let choice = "as written here"
    return UncertainRule(
      name: phrasePrefix + language, choice: choice, choices: [choice],
      summary:
        "the words of VoiceOver and of the system in \(language), which nobody has read whose first language it is",
      source: "Documentation/Languages.md")
  }

  /// True where it is about the words of a language, which leave no choice.
  package var isOfPhrases: Bool { name.hasPrefix(Self.phrasePrefix) }
}
