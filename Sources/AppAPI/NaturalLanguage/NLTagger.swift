import Foundation

/// Tells what the words of a text are, as far as that is known without a trained model.
///
/// Words, punctuation, blanks, languages and scripts are told apart. There is no model of a language's grammar and of
/// names: every word is `otherWord`, as on a device where a language has no model, and has no lemma and no score.
open class NLTagger: NSObject {
  /// Which pieces are left out.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is spelled with letters or digits.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Commas, quotes and the like.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Blanks.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// Symbols.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// Names of several words are one piece; no name is known here.
    public static let joinNames = Options(rawValue: 1 << 4)
    /// Contracted words are one piece; they always are.
    public static let joinContractions = Options(rawValue: 1 << 5)
  }

  /// Whether the model of a language is there.
  public enum AssetsResult: Int, Sendable {
    /// It is, it is not, or that could not be found out.
    case available, notAvailable, error
  }

  /// What may be asked for.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  open var string: String?
  private var languages: [(language: NLLanguage, range: Range<String.Index>)] = []

  /// Makes one without a text.
  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  /// What can be told of a language here.
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    unit == .word ? [.tokenType, .language, .script] : [.language, .script]
  }

  /// Hands over whether the model of a language is there.
  open class func requestAssets(
    for language: NLLanguage, tagScheme: NLTagScheme,
    completionHandler: @escaping @Sendable (AssetsResult, (any Error)?) -> Void
  ) {
    let isThere = availableTagSchemes(for: .word, language: language).contains(tagScheme)
    completionHandler(isThere ? .available : .notAvailable, nil)
  }

  /// Says in which language a part of the text is.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {
    languages.append((language, range))
  }

  /// The language of most of the text; `nil` where it is not known.
  open var dominantLanguage: NLLanguage? { string.flatMap(NLLanguageRecognizer.dominantLanguage(for:)) }

  /// The piece around a place.
  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    segments(unit).first { $0.range.contains(index) }?.range ?? index..<index
  }

  /// What the piece around a place is, and that piece.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let segment = segments(unit).first(where: { $0.range.contains(index) }) else {
      return (nil, index..<index)
    }
    return (tag(of: segment, scheme), segment.range)
  }

  /// What the pieces of a range are.
  ///
  /// - Complexity: O(n) in the length of the text.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    segments(unit).filter { $0.range.overlaps(range) && !isLeftOut($0, options) }.map {
      (tag(of: $0, scheme), $0.range)
    }
  }

  /// Hands over what the pieces of a range are, until the closure answers false.
  ///
  /// - Complexity: O(n) in the length of the text.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) {
      guard block(tag, range) else { return }
    }
  }

  private func segments(_ unit: NLTokenUnit) -> [TextSegment] {
    TextSegment.all(unit, in: string ?? "", languages.first?.language)
  }

  private func isLeftOut(_ segment: TextSegment, _ options: Options) -> Bool {
    switch segment.kind {
    case .word, .number: options.contains(.omitWords)
    case .punctuation: options.contains(.omitPunctuation)
    case .blank: options.contains(.omitWhitespace)
    case .symbol, .emoji: options.contains(.omitOther)
    }
  }

  private func tag(of segment: TextSegment, _ scheme: NLTagScheme) -> NLTag? {
    guard tagSchemes.contains(scheme), let string else { return nil }
    switch scheme {
    case .tokenType, .lexicalClass, .nameType, .nameTypeOrLexicalClass:
      switch segment.kind {
      case .word, .number: return scheme == .tokenType ? .word : .otherWord
      case .punctuation: return .punctuation
      case .blank: return .whitespace
      case .symbol, .emoji: return .other
      }
    case .language:
      if let set = languages.last(where: { $0.range.overlaps(segment.range) }) {
        return NLTag(set.language.rawValue)
      }
      // A single word tells too little of its language.
      let around = TextSegment.all(.sentence, in: string, nil).first { $0.range.overlaps(segment.range) }
      let text = string[around?.range ?? segment.range]
      return NLLanguageRecognizer.dominantLanguage(for: String(text)).map { NLTag($0.rawValue) }
    case .script:
      return TextScript(of: string[segment.range])?.tag
    default: return nil
    }
  }
}
