/// A script of Unicode, with the languages that are written in it.
///
/// - Source: Behaviour 7.1 SC5
enum WritingSystem: UInt8, Hashable, Sendable, CaseIterable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, syriac, thaana, devanagari, bengali, gurmukhi
  case gujarati, odia, tamil, telugu, kannada, malayalam, sinhala, thai, lao, tibetan, burmese, georgian
  case hangul, ethiopic, cherokee, canadian, khmer, mongolian, eastAsian, yi

  /// BCP 47 tags of the languages that are written in it, the most spoken first.
  var languages: [String] {
    switch self {
    case .latin:
      [
        "en", "es", "fr", "de", "pt", "it", "id", "vi", "tr", "pl", "nl", "ro", "hu", "cs", "sv", "ms", "da",
        "fi", "nb", "sk", "hr", "ca", "sl", "lt", "lv", "et", "sq", "is", "ga", "cy", "eu", "gl", "af", "sw",
        "tl", "az", "eo", "mt",
      ]
    case .greek: ["el"]
    case .cyrillic: ["ru", "uk", "bg", "sr", "kk", "be", "mk", "mn", "ky", "tg"]
    case .armenian: ["hy"]
    case .hebrew: ["he", "yi"]
    case .arabic: ["ar", "fa", "ur", "ps", "ckb", "sd", "ug"]
    case .syriac: ["syr"]
    case .thaana: ["dv"]
    case .devanagari: ["hi", "mr", "ne"]
    case .bengali: ["bn", "as"]
    case .gurmukhi: ["pa"]
    case .gujarati: ["gu"]
    case .odia: ["or"]
    case .tamil: ["ta"]
    case .telugu: ["te"]
    case .kannada: ["kn"]
    case .malayalam: ["ml"]
    case .sinhala: ["si"]
    case .thai: ["th"]
    case .lao: ["lo"]
    case .tibetan: ["bo"]
    case .burmese: ["my"]
    case .georgian: ["ka"]
    case .hangul: ["ko"]
    case .ethiopic: ["am", "ti"]
    case .cherokee: ["chr"]
    case .canadian: ["iu", "cr"]
    case .khmer: ["km"]
    case .mongolian: ["mn"]
    // Characters from China and the syllables between them stand in one run; the syllables make it Japanese.
    case .eastAsian: ["zh", "ja"]
    case .yi: ["ii"]
    }
  }

  /// The language that a text is in where nothing tells another one; `nil` where too many are as likely.
  var usualLanguage: String? {
    switch self {
    case .latin, .cyrillic: nil
    default: languages.first
    }
  }

  /// True where letters tell several languages apart.
  var isShared: Bool {
    switch self {
    case .latin, .cyrillic, .arabic, .hebrew, .bengali, .devanagari: true
    default: false
    }
  }

  /// True where letters run from right to left.
  var runsRightToLeft: Bool {
    switch self {
    case .arabic, .hebrew, .syriac, .thaana: true
    default: false
    }
  }

  /// True where no space stands between words.
  var joinsWords: Bool {
    switch self {
    case .eastAsian, .thai, .lao, .khmer, .burmese, .tibetan, .yi: true
    default: false
    }
  }

  /// The script of a character; `nil` for signs, digits and marks that belong to none.
  ///
  /// - Complexity: O(log n) for n ranges, O(1) for ASCII.
  init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      guard (value | 0x20) >= 0x61, (value | 0x20) <= 0x7A else { return nil }
      self = .latin
      return
    }
    var (low, high) = (0, Self.ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.ranges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    guard low < Self.ranges.count, Self.ranges[low].first <= value else { return nil }
    self = Self.ranges[low].system
  }
}
