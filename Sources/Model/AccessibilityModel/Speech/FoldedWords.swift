/// The words of a text as names are compared: without case, diacritics and punctuation.
///
///     FoldedWords("Take Survey!") == FoldedWords("take survey")   // true
///
/// A name of signs alone keeps its signs. In scripts that are written without spaces every character counts as
/// a word, so that names in them can be said in part too.
/// - Source: Behaviour 4.1 V5
public struct FoldedWords: Hashable, Sendable {
  /// The words in their order.
  public let words: [String]

  /// Takes a text apart.
  ///
  /// - Complexity: O(length).
  public init(_ text: some StringProtocol) {
    let words = Self.words(of: text, keepsSigns: false)
    self.words = words.isEmpty ? Self.words(of: text, keepsSigns: true) : words
  }

  /// Words that were taken apart before.
  public init(words: [String]) {
    self.words = words
  }

  /// True where nothing can be said.
  public var isEmpty: Bool { words.isEmpty }

  /// The words with a space between them.
  public var text: String { words.joined(separator: " ") }

  private static func words(of text: some StringProtocol, keepsSigns: Bool) -> [String] {
    var words: [String] = []
    var current = ""
    func flush() {
      if !current.isEmpty { words.append(current) }
      current = ""
    }
    for character in text {
      if let ascii = character.asciiValue {
        switch ascii {
        case 0x61...0x7A, 0x30...0x39: current.append(character)
        case 0x41...0x5A: current.unicodeScalars.append(Unicode.Scalar(ascii + 32))
        case 0x27 where !keepsSigns: break
        default:
          flush()
          if keepsSigns, ascii > 0x20 { words.append(String(character)) }
        }
      } else if character == "’" {
        continue
      } else if isWordAlone(character) || character.isSymbol || keepsSigns && !character.isWhitespace {
        flush()
        words.append(folded(character))
      } else if character.isLetter || character.isNumber {
        current += folded(character)
      } else {
        flush()
      }
    }
    flush()
    return words
  }

  /// True for characters of scripts that leave no space between words.
  private static func isWordAlone(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  private static func folded(_ character: Character) -> String {
    let lower = character.lowercased()
    guard lower.count == 1, let single = lower.first else { return lower }
    if let plain = plain[single] { return plain }
    let kept = single.unicodeScalars.filter { !isMark($0.value) }
    return kept.isEmpty ? lower : String(String.UnicodeScalarView(kept))
  }

  /// True for marks above and below letters that people leave out; vowel signs of other scripts stay.
  private static func isMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x0591...0x05C7, 0x064B...0x065F, 0x0670: true
    default: false
    }
  }

  /// Letters with marks by what is left of them; letters that are equal by Unicode have one entry.
  private static let plain: [Character: String] = {
    var result: [Character: String] = [
      "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ı": "i",
    ]
    let marks = (UInt32(0x0300)...0x036F).compactMap(Unicode.Scalar.init)
    for base in "abcdefghijklmnopqrstuvwxyzαεηιουωρабвгежзиклноруцчшыэ" {
      for mark in marks {
        let once = String(base) + String(mark)
        guard let marked = once.first, once.count == 1 else { continue }
        result[marked] = String(base)
      }
    }
    let inner = ["\u{302}", "\u{306}", "\u{31B}", "\u{308}", "\u{313}", "\u{314}"]
    let outer = ["\u{300}", "\u{301}", "\u{303}", "\u{309}", "\u{323}", "\u{304}", "\u{342}"]
    for base in "aeiouyαεηιουω" {
      for first in inner {
        for second in outer {
          let twice = String(base) + first + second
          if let marked = twice.first, twice.count == 1 { result[marked] = String(base) }
        }
      }
    }
    return result
  }()
}
