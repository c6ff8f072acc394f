import AccessibilityModel

/// How many words are too few to identify their language.
public enum ShortText: String, UncertainOption {
  /// Fewer than three words.
  case three = "fewer than three"
  /// A single word.
  case two = "fewer than two"

  /// The option's name.
  public static let ruleName = "spokenContent.shortText"
  /// What it decides.
  public static let summary =
    "how many words are too few to identify their language, so that the person's languages decide"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC5"

  /// The fewest words that are identified.
  var words: Int { self == .three ? 3 : 2 }
}

/// What the entry of the menu does that tells the languages.
public enum LanguageEntry: String, UncertainOption {
  /// It opens the languages to choose among.
  case opens = "opens the choices"
  /// It speaks everything, each language in its voice.
  case speaks = "speaks all"

  /// The option's name.
  public static let ruleName = "spokenContent.languageEntry"
  /// What it decides.
  public static let summary = "what the entry does that tells the languages of a selection"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC5"
}

/// Which language of a selection its menu names.
public enum LeadingLanguage: String, UncertainOption {
  /// The one that the selection begins with.
  case first = "the first of the selection"
  /// The first of the person's languages that is in it.
  case person = "the person's first"

  /// The option's name.
  public static let ruleName = "spokenContent.leadingLanguage"
  /// What it decides.
  public static let summary = "which language of a selection its menu names"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC5"
}

/// What is spoken where one language is chosen.
public enum OneLanguage: String, UncertainOption {
  /// All of it, in the voice of that language.
  case everything
  /// What is in that language, and nothing else.
  case parts = "its parts alone"

  /// The option's name.
  public static let ruleName = "spokenContent.oneLanguage"
  /// What it decides.
  public static let summary = "what is spoken where one language of a selection is chosen"
  /// Where it is discussed.
  public static let source = "Behaviour 7.1 SC5"
}
