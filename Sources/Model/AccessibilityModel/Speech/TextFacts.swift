/// What a stretch of text is, whatever anybody wants to hear of it; `nil` where that is not known.
///
/// - Source: Behaviour 1.12
public struct TextFacts: Hashable, Sendable {
  /// BCP 47 tag of the language it is written in, for example `ja-JP`.
  public var language: String?
  /// Heading level of the stretch, 1 to 6.
  public var headingLevel: Int?
  /// What kind of text the stretch is.
  public var context: TextualContext?

  /// Makes facts; what is left out is not known.
  public init(language: String? = nil, headingLevel: Int? = nil, context: TextualContext? = nil) {
    self.language = language
    self.headingLevel = headingLevel
    self.context = context
  }

  /// These facts where they are known, and the given ones elsewhere.
  public func falling(backTo outer: TextFacts) -> TextFacts {
    TextFacts(
      language: language ?? outer.language, headingLevel: headingLevel ?? outer.headingLevel,
      context: context ?? outer.context)
  }
}
