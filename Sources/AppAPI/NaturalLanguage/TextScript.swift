/// A script, by the blocks of its letters.
enum TextScript: String, CaseIterable {
  case latin = "Latn"
  case cyrillic = "Cyrl"
  case greek = "Grek"
  case armenian = "Armn"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case devanagari = "Deva"
  case bengali = "Beng"
  case gurmukhi = "Guru"
  case gujarati = "Gujr"
  case oriya = "Orya"
  case tamil = "Taml"
  case telugu = "Telu"
  case kannada = "Knda"
  case malayalam = "Mlym"
  case sinhala = "Sinh"
  case thai = "Thai"
  case lao = "Laoo"
  case tibetan = "Tibt"
  case burmese = "Mymr"
  case georgian = "Geor"
  case hangul = "Hang"
  case ethiopic = "Ethi"
  case cherokee = "Cher"
  case khmer = "Khmr"
  case mongolian = "Mong"
  case kana = "Kana"
  case han = "Hani"

  private static let blocks: [(ClosedRange<UInt32>, TextScript)] = [
    (0x41...0x5A, .latin), (0x61...0x7A, .latin), (0xC0...0x24F, .latin), (0x370...0x3FF, .greek),
    (0x400...0x52F, .cyrillic), (0x530...0x58F, .armenian), (0x590...0x5FF, .hebrew),
    (0x600...0x6FF, .arabic), (0x750...0x77F, .arabic), (0x900...0x97F, .devanagari),
    (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi), (0xA80...0xAFF, .gujarati),
    (0xB00...0xB7F, .oriya), (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada),
    (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai), (0xE80...0xEFF, .lao),
    (0xF00...0xFFF, .tibetan), (0x1000...0x109F, .burmese), (0x10A0...0x10FF, .georgian),
    (0x1100...0x11FF, .hangul), (0x1200...0x139F, .ethiopic), (0x13A0...0x13FF, .cherokee),
    (0x1780...0x17FF, .khmer), (0x1800...0x18AF, .mongolian), (0x1E00...0x1EFF, .latin),
    (0x1F00...0x1FFF, .greek), (0x3040...0x30FF, .kana), (0x3400...0x9FFF, .han), (0xAC00...0xD7AF, .hangul),
    (0xF900...0xFAFF, .han), (0x20000...0x323AF, .han),
  ]

  /// The script of a letter; `nil` for digits, punctuation and scripts that are not told apart.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic,
      let block = Self.blocks.first(where: { $0.0.contains(scalar.value) })
    else { return nil }
    self = block.1
  }

  /// The script of most letters of a text; `nil` where it has none.
  ///
  /// - Complexity: O(n) in the length of the text.
  init?(of text: some StringProtocol) {
    var counts: [TextScript: Int] = [:]
    for scalar in text.unicodeScalars {
      if let script = TextScript(scalar) { counts[script, default: 0] += 1 }
    }
    // A Japanese text has more letters of Chinese than of its own.
    if counts[.kana] != nil { counts[.kana, default: 0] += counts[.han] ?? 0 }
    let best = Self.allCases.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    guard let best, counts[best] != nil else { return nil }
    self = best
  }

  /// Its code as a tag.
  var tag: NLTag { NLTag(rawValue) }

  /// The languages that are written in it, where others tell them apart; one where it is the only one.
  var languages: [NLLanguage] {
    switch self {
    case .latin: CommonWords.languages(writtenIn: .latin)
    case .cyrillic: CommonWords.languages(writtenIn: .cyrillic)
    case .arabic: [.arabic, .persian, .urdu]
    case .han: [.simplifiedChinese, .traditionalChinese]
    case .greek: [.greek]
    case .armenian: [.armenian]
    case .hebrew: [.hebrew]
    case .devanagari: [.hindi]
    case .bengali: [.bengali]
    case .gurmukhi: [.punjabi]
    case .gujarati: [.gujarati]
    case .oriya: [.oriya]
    case .tamil: [.tamil]
    case .telugu: [.telugu]
    case .kannada: [.kannada]
    case .malayalam: [.malayalam]
    case .sinhala: [.sinhalese]
    case .thai: [.thai]
    case .lao: [.lao]
    case .tibetan: [.tibetan]
    case .burmese: [.burmese]
    case .georgian: [.georgian]
    case .hangul: [.korean]
    case .ethiopic: [.amharic]
    case .cherokee: [.cherokee]
    case .khmer: [.khmer]
    case .mongolian: [.mongolian]
    case .kana: [.japanese]
    }
  }
}
