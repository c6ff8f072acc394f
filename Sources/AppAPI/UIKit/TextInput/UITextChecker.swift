import Foundation

/// Tells which words of a text are not spelled as a language has them.
///
/// There is no dictionary here: every word counts as one of the language.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  private var ignored: [String] = []

  /// Makes a checker.
  public nonisolated override init() { super.init() }

  /// The languages that words are looked up in: that of the device.
  open class var availableLanguages: [String] { [Locale.current.identifier] }

  /// The place of the first word that no dictionary has: none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Words in place of one that no dictionary has: none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Words that begin with letters: none.
  open func completions(forPartialWordRange range: NSRange, in string: String?, language: String) -> [String]?
  { nil }

  /// Takes a word into the person's own dictionary.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a word is in the person's own dictionary.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Takes a word out of the person's own dictionary.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  /// Leaves a word alone from now on.
  open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }
  /// The words that are left alone.
  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }
}
