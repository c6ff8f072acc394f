/// What is told of the words of a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Makes a scheme of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a scheme of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Whether it is a word.
  public static let tokenType = NLTagScheme("TokenType")
  /// Which kind of word it is.
  public static let lexicalClass = NLTagScheme("LexicalClass")
  /// Whether it is a name.
  public static let nameType = NLTagScheme("NameType")
  /// Whether it is a name, and else which kind of word.
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  /// Its form in a dictionary.
  public static let lemma = NLTagScheme("Lemma")
  /// What it is written in, such as `en`.
  public static let language = NLTagScheme("Language")
  /// Which letters it has, such as `Latn`.
  public static let script = NLTagScheme("Script")
  /// How much it is meant well, from -1 to 1.
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

/// What a word is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Makes a tag of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a tag of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// What is told by `NLTagScheme.tokenType`.
  public static let word = NLTag("Word"), punctuation = NLTag("Punctuation")
  /// What is told by `NLTagScheme.tokenType`.
  public static let whitespace = NLTag("Whitespace"), other = NLTag("Other")
  /// Kinds of words.
  public static let noun = NLTag("Noun"), verb = NLTag("Verb"), adjective = NLTag("Adjective")
  /// Kinds of words.
  public static let adverb = NLTag("Adverb"), pronoun = NLTag("Pronoun"), determiner = NLTag("Determiner")
  /// Kinds of words.
  public static let particle = NLTag("Particle"), preposition = NLTag("Preposition"), number = NLTag("Number")
  /// Kinds of words.
  public static let conjunction = NLTag("Conjunction"), interjection = NLTag("Interjection")
  /// Kinds of words.
  public static let classifier = NLTag("Classifier"), idiom = NLTag("Idiom")
  /// A word of no kind that is known.
  public static let otherWord = NLTag("OtherWord")
  /// Kinds of punctuation.
  public static let sentenceTerminator = NLTag("SentenceTerminator"), dash = NLTag("Dash")
  /// Kinds of punctuation.
  public static let openQuote = NLTag("OpenQuote"), closeQuote = NLTag("CloseQuote")
  /// Kinds of punctuation.
  public static let openParenthesis = NLTag("OpenParenthesis"), closeParenthesis = NLTag("CloseParenthesis")
  /// Kinds of punctuation.
  public static let wordJoiner = NLTag("WordJoiner"), otherPunctuation = NLTag("OtherPunctuation")
  /// Kinds of blanks.
  public static let paragraphBreak = NLTag("ParagraphBreak"), otherWhitespace = NLTag("OtherWhitespace")
  /// Kinds of names.
  public static let personalName = NLTag("PersonalName"), placeName = NLTag("PlaceName")
  /// Kinds of names.
  public static let organizationName = NLTag("OrganizationName")
}
