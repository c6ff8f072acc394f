/// Letters and signs by which languages of one script are told apart.
///
/// - Source: Behaviour 7.1 SC5
enum DecidingLetters {
  /// The languages that use a letter that others of its script lack; `nil` for a letter that decides nothing.
  ///
  /// - Complexity: O(1).
  static func languages(using scalar: Unicode.Scalar) -> Set<String>? {
    switch scalar.value {
    case 0..<0xA1: nil
    case 0x1EA0...0x1EF9: vietnamese
    default: byLetter[scalar.value]
    }
  }

  private static let vietnamese: Set = ["vi"]

  private static let byLetter: [UInt32: Set<String>] = {
    var result: [UInt32: Set<String>] = [:]
    for (letters, languages) in groups {
      let names = Set(languages.split(separator: " ").map(String.init))
      for letter in letters.unicodeScalars {
        result[letter.value] = names
        for large in letter.properties.uppercaseMapping.unicodeScalars where large.value > 0xA0 {
          result[large.value] = names
        }
      }
    }
    return result
  }()

  /// Letters, and the languages that are written with them.
  private static let groups: [(letters: String, languages: String)] = [
    ("ß", "de"), ("ñ", "es gl eu tl"), ("¿¡", "es gl"), ("ã", "pt vi"), ("õ", "pt et vi"), ("œ", "fr"),
    ("ä", "de sv fi et sk"), ("ö", "de sv fi hu tr is et az"), ("ü", "de hu tr et es ca az eu"),
    ("å", "sv nb da fi"), ("ø", "nb da"), ("æ", "nb da is"), ("þð", "is"), ("ł", "pl"), ("ąę", "pl lt"),
    ("żźńś", "pl"), ("ć", "pl hr"), ("řěů", "cs"), ("ťďň", "cs sk"), ("ľĺŕ", "sk"), ("ô", "sk fr pt vi"),
    ("čšž", "cs sk hr sl lt lv et"), ("đ", "hr vi"), ("őű", "hu"), ("ğ", "tr az"), ("ş", "tr az ro"),
    ("ıİ", "tr az"), ("ə", "az"), ("țșţ", "ro"), ("ă", "ro vi"), ("ơư", "vi"), ("ŵŷ", "cy"),
    ("ėįų", "lt"), ("ū", "lt lv"), ("āēīķļņģ", "lv"), ("ŭĉĝĥĵŝ", "eo"), ("ħġċ", "mt"), ("ìò", "it ca vi"),
    ("ù", "fr it vi"), ("è", "fr it ca nl vi"), ("à", "fr it ca pt vi"), ("êâ", "fr pt ro tr cy vi sk"),
    ("îû", "fr ro tr cy"), ("ëï", "fr nl sq ca af"), ("ç", "fr pt ca tr sq az"),
    ("ґєї", "uk"), ("і", "uk be kk"), ("ў", "be"), ("ђћ", "sr"), ("љњџ", "sr mk"), ("ј", "sr mk"),
    ("ѓќѕ", "mk"), ("ыэ", "ru be kk ky mn tg"), ("ё", "ru be kk ky mn tg"), ("ъ", "ru bg kk ky mn tg"),
    ("щ", "ru uk bg kk ky mn"), ("әғқңұһ", "kk"), ("өү", "mn ky kk"), ("ҷҳӯӣ", "tg"),
    ("پچژگ", "fa ur ps ckb ug sd"), ("کی", "fa ur ps ckb sd"), ("ٹڈڑںےھ", "ur sd"), ("ةأإىكي", "ar"),
    ("ځڅښډړې", "ps"), ("ۆێڕڵ", "ckb"), ("ډ", "ps"), ("ळ", "mr"), ("װױײ", "yi"), ("ৰৱ", "as"),
  ]
}
