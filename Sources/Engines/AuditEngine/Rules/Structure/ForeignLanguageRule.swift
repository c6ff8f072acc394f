import AccessibilityModel

/// Words in a script that the language of the screen is not written in, and no language beside them.
///
/// Latin letters pass everywhere: names and brands are written in them.
/// - Source: Behaviour 8.3, 1.12
struct ForeignLanguageRule: AuditRule {
  let id = "foreign-language"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    let own = Script.scripts(of: screen.language)
    return screen.stops.compactMap { stop in
      let element = stop.element
      guard element.language == nil else { return nil }
      let texts: [(Attribute, SpokenText?)] = [
        (.label, element.label), (.value, element.value), (.hint, element.hint),
      ]
      for (attribute, text) in texts {
        // Most text is plain ASCII, which needs no closer look.
        guard let text, text.string.utf8.contains(where: { $0 >= 0x80 }) else { continue }
        for (piece, attributes) in text.pieces where attributes.facts.language == nil {
          guard let script = Script.foreign(in: piece, besides: own) else { continue }
          return context.finding(
            self, in: screen, at: element, attribute,
            "Words in \(script.rawValue) letters are read as \(screen.language): no language is set for them. "
              + "Set it for the element, or for the part of the text.")
        }
      }
      return nil
    }
  }
}

/// Writing systems that a language other than the screen's shows by.
enum Script: String, Hashable {
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case kana = "Japanese"
  case hangul = "Korean"
  case han = "Chinese"

  /// The scripts that a language is written in, beside Latin letters.
  static func scripts(of language: String) -> Set<Script> {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return switch code {
    case "el": [.greek]
    case "ru", "uk", "bg", "sr", "mk", "be", "kk": [.cyrillic]
    case "he": [.hebrew]
    case "ar", "fa", "ur": [.arabic]
    case "hi", "mr", "ne": [.devanagari]
    case "th": [.thai]
    case "ja": [.kana, .han]
    case "ko": [.hangul, .han]
    case "zh", "yue": [.han]
    default: []
    }
  }

  /// The first script of which several letters stand in a text, and that is not among those of its language.
  static func foreign(in text: String, besides own: Set<Script>) -> Script? {
    var counts: [Script: Int] = [:]
    for scalar in text.unicodeScalars where scalar.value >= 0x370 {
      guard let script = Script(scalar), !own.contains(script) else { continue }
      counts[script, default: 0] += 1
      if counts[script, default: 0] >= script.leastLetters { return script }
    }
    return nil
  }

  /// Single letters of Greek stand for numbers and names everywhere.
  private var leastLetters: Int {
    switch self {
    case .han, .kana, .hangul: 2
    default: 4
    }
  }

  private init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x3040...0x30FF: self = .kana
    case 0xAC00...0xD7AF: self = .hangul
    case 0x4E00...0x9FFF, 0x3400...0x4DBF: self = .han
    default: return nil
    }
  }
}
