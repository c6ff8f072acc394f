/// A stretch of a text within one sentence, and the language that it is in.
struct LanguageRun: Hashable, Sendable {
  /// What told the language.
  enum Basis: Hashable, Sendable {
    /// The app declared it.
    case declared
    /// No other language is written in the script.
    case script
    /// Letters that other languages lack.
    case letters
    /// An identifier of languages.
    case identified
    /// The person's languages, in their order.
    case person
    /// Nothing: the person can choose among several.
    case undecided
    /// There is nothing to tell languages by: signs and digits alone, or a script that no language is known for.
    case none
  }

  /// Bytes of the text, as UTF-8 offsets.
  var range: Range<Int>
  /// Bytes of the sentence around it.
  var sentence: Range<Int>
  /// The script; `nil` for signs alone.
  var system: WritingSystem?
  /// BCP 47 tag; `nil` where the person's own voice speaks it.
  var language: String?
  /// What told it.
  var basis: Basis
  /// The languages that it may be in, where that is undecided.
  var candidates: [String] = []
}
