/// Turns the International Phonetic Alphabet into the names that espeak-ng has for sounds.
enum Phonetics {
  /// The sounds of a pronunciation; `nil` where no sign of it is known.
  static func mnemonics(for phonetic: String) -> String? {
    var rest = Substring(String(String.UnicodeScalarView(phonetic.unicodeScalars.filter(isSounded))))
    var result = ""
    var sounds = 0
    while !rest.isEmpty {
      if let (sign, name) = table.first(where: { rest.unicodeScalars.starts(with: $0.sign.unicodeScalars) }) {
        result += name
        if !stresses.contains(name) { sounds += 1 }
        rest = Substring(rest.unicodeScalars.dropFirst(sign.unicodeScalars.count))
      } else {
        if rest.first?.isWhitespace == true { result += "||" }
        rest = Substring(rest.unicodeScalars.dropFirst())
      }
    }
    return sounds > 0 ? result : nil
  }

  /// Signs that only join others say nothing.
  private static func isSounded(_ scalar: Unicode.Scalar) -> Bool {
    ![0x200D, 0x0361, 0x035C, 0x2E].contains(scalar.value) && !"/[]".unicodeScalars.contains(scalar)
  }

  private static let stresses = ["'", ","]

  /// Longer signs come first.
  private static let table: [(sign: String, name: String)] = [
    ("aɪə", "aI@"), ("aɪɚ", "aI3"), ("aʊɚ", "aU3"),
    ("ɔːɹ", "o@"), ("oːɹ", "o@"), ("ɑːɹ", "A@"), ("tʃ", "tS"), ("dʒ", "dZ"), ("aɪ", "aI"), ("aʊ", "aU"),
    ("eɪ", "eI"), ("oʊ", "oU"), ("əʊ", "oU"), ("ɔɪ", "OI"), ("iə", "i@"), ("ɪə", "i@"), ("eə", "e@"),
    ("ɛə", "e@"), ("ʊə", "U@"), ("iː", "i:"), ("uː", "u:"), ("ɑː", "A:"), ("ɔː", "O:"), ("ɜː", "3:"),
    ("ɝː", "3:"), ("ɛː", "e@"), ("oː", "o@"), ("n̩", "n-"), ("əl", "@L"), ("ɛɹ", "e@"), ("ɪɹ", "i@3"),
    ("ʊɹ", "U@"),
    ("ˈ", "'"), ("ˌ", ","), ("ə", "@"), ("ɚ", "3"), ("ɝ", "3:"), ("ɜ", "3:"), ("ɐ", "a#"), ("ʌ", "V"),
    ("æ", "a"), ("a", "a"), ("ɑ", "A:"), ("ɒ", "0"), ("ɔ", "O:"), ("o", "oU"), ("e", "E"), ("ɛ", "E"),
    ("ɪ", "I"), ("ᵻ", "I2"), ("ɨ", "I2"), ("i", "i"), ("ʊ", "U"), ("u", "u:"), ("y", "u:"), ("ø", "3:"),
    ("œ", "3:"),
    ("ɾ", "t#"), ("ʔ", "?"), ("θ", "T"), ("ð", "D"), ("ʃ", "S"), ("ʒ", "Z"), ("ŋ", "N"), ("ɡ", "g"),
    ("g", "g"), ("j", "j"), ("ʍ", "w"), ("ɹ", "r"), ("r", "r"), ("ɻ", "r"), ("ʁ", "r"), ("ɫ", "l"),
    ("ɬ", "l"), ("x", "x"), ("ç", "h"), ("h", "h"), ("ɦ", "h"), ("ɲ", "nj"), ("β", "v"), ("ɸ", "f"),
    ("p", "p"), ("b", "b"), ("t", "t"), ("d", "d"), ("k", "k"), ("f", "f"), ("v", "v"), ("s", "s"),
    ("z", "z"), ("m", "m"), ("n", "n"), ("l", "l"), ("w", "w"), ("c", "k"), ("q", "k"),
  ]
}
