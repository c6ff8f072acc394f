internal import CSegments
import Foundation

/// What a text is divided into.
public enum NLTokenUnit: Int, Sendable {
  /// Words, sentences, paragraphs, or all of it.
  case word, sentence, paragraph, document
}

/// Divides a text into words, sentences or paragraphs, by the boundaries of the Unicode standard.
///
///     let tokenizer = NLTokenizer(unit: .word)
///     tokenizer.string = "Three walks, twice."
///     tokenizer.tokens(for: text.startIndex..<text.endIndex).count   // 3
open class NLTokenizer: NSObject {
  /// What is known of a word.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has digits.
    public static let numeric = Attributes(rawValue: 1 << 0)
    /// It has symbols.
    public static let symbolic = Attributes(rawValue: 1 << 1)
    /// It has emoji.
    public static let emoji = Attributes(rawValue: 1 << 2)
  }

  /// What the text is divided into.
  public let unit: NLTokenUnit
  /// The text.
  open var string: String? { didSet { segments = nil } }
  private var language: NLLanguage?
  private var segments: [TextSegment]?

  /// Makes one without a text.
  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Says in which language the text is.
  open func setLanguage(_ language: NLLanguage) {
    self.language = language
    segments = nil
  }

  /// Everything the text is divided into, made when it is first asked for.
  private var all: [TextSegment] {
    if let segments { return segments }
    let made = TextSegment.all(unit, in: string ?? "", language).filter { unit != .word || $0.isToken }
    segments = made
    return made
  }

  /// The piece around a place; empty where there is none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    all.first { $0.range.contains(index) }?.range ?? index..<index
  }

  /// The least stretch of whole pieces around a range.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let touched = tokens(for: range)
    guard let first = touched.first, let last = touched.last else { return range }
    return min(first.lowerBound, range.lowerBound)..<max(last.upperBound, range.upperBound)
  }

  /// The pieces that lie in a range, or partly so.
  ///
  /// - Complexity: O(n) in the length of the text.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    all.map(\.range).filter { $0.overlaps(range) }
  }

  /// Hands over the pieces that lie in a range, or partly so, until the closure answers false.
  ///
  /// - Complexity: O(n) in the length of the text.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for segment in all where segment.range.overlaps(range) {
      guard block(segment.range, segment.attributes) else { return }
    }
  }
}

/// A piece of a text.
struct TextSegment {
  /// What a piece between two boundaries of words is.
  enum Kind {
    case blank, punctuation, symbol, emoji, number, word
  }

  let range: Range<String.Index>
  let kind: Kind

  /// True for what counts as a word.
  var isToken: Bool { kind == .word || kind == .number || kind == .emoji }

  var attributes: NLTokenizer.Attributes {
    switch kind {
    case .number: .numeric
    case .emoji: .emoji
    case .symbol: .symbolic
    default: []
    }
  }

  /// All pieces of a text, in order, blanks and punctuation among them.
  static func all(_ unit: NLTokenUnit, in text: String, _ language: NLLanguage?) -> [TextSegment] {
    guard !text.isEmpty else { return [] }
    switch unit {
    case .document: return [TextSegment(range: text.startIndex..<text.endIndex, kind: .word)]
    case .paragraph: return paragraphs(of: text)
    case .word: return divided(Int32(EARSHOT_WORDS), text, language)
    case .sentence: return divided(Int32(EARSHOT_SENTENCES), text, language)
    }
  }

  private static func paragraphs(of text: String) -> [TextSegment] {
    var found: [TextSegment] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
      if text[start..<end].contains(where: { !$0.isWhitespace }) {
        found.append(TextSegment(range: start..<end, kind: .word))
      }
      start = end
    }
    return found
  }

  private static func divided(_ boundaries: Int32, _ text: String, _ language: NLLanguage?) -> [TextSegment] {
    let units = Array(text.utf16)
    guard units.count < Int(Int32.max) else { return [] }
    var pieces = [earshot_segment](repeating: earshot_segment(), count: units.count)
    let count = earshot_segments(
      boundaries, language?.rawValue ?? "", units, Int32(units.count), &pieces, Int32(pieces.count))
    guard count > 0 else { return [] }
    var start = text.startIndex
    var offset = 0
    return pieces.prefix(Int(count)).compactMap { piece in
      let end = text.utf16.index(start, offsetBy: Int(piece.end) - offset)
      defer { (start, offset) = (end, Int(piece.end)) }
      guard start < end else { return nil }
      let kind = boundaries == Int32(EARSHOT_WORDS) ? kind(of: text[start..<end], piece.status) : .word
      return TextSegment(range: start..<end, kind: kind)
    }
  }

  private static func kind(of text: Substring, _ status: Int32) -> Kind {
    if status >= 200 { return .word }
    if status >= 100 { return .number }
    let scalars = text.unicodeScalars
    if scalars.allSatisfy(\.properties.isWhitespace) { return .blank }
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) { return .emoji }
    let isSymbol = text.contains { $0.isSymbol || $0.isCurrencySymbol || $0.isMathSymbol }
    return isSymbol ? .symbol : .punctuation
  }
}
