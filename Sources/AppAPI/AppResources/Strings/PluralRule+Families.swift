extension PluralRule {
  /// Languages that count alike.
  enum Family: Hashable {
    /// One form for all numbers.
    case none
    /// "1" shown without a decimal point stands apart.
    case one
    /// As `one`, and whole millions stand apart.
    case oneWithMillions
    /// The number 1 stands apart, however it is shown.
    case exactlyOne
    /// 0 and 1 stand apart, or everything below 2; in some of them whole millions too.
    case zeroAndOne, belowTwo, belowTwoWithMillions, zeroOrOneExactly
    /// Families of one language or of a few.
    case danish, icelandic, macedonian, arabic, hebrew, welsh, irish, gaelic, breton, maltese, filipino
    case latvian, lithuanian, czech, polish, russian, serbian, slovenian, romanian, belarusian
  }

  static let families: [String: Family] = {
    let lists: [(Family, String)] = [
      (.none, "ja ko zh yue vi th id in ms lo my km bo dz ig jv su yo wo to sah lkt nqo sg ses kde"),
      (.one, "en de nl sv et fi fy gl ia io yi ji sw ur ast sc scn lij"),
      (.oneWithMillions, "it ca es vec"),
      (
        .exactlyOne,
        "af asa az bg eu el hu ka kk ky ml mn mr nb no nn ne ps sq ta te tk tr ug uz eo fo lb os xh or sd so "
          + "ku ks ee ha haw jgo rm rw vo wae sn st ts tn bem an ckb dv gsw nah nr nd ny pap ss ve xog"
      ),
      (.zeroAndOne, "hy ff kab"), (.belowTwoWithMillions, "fr pt"),
      (.zeroOrOneExactly, "am as bn fa gu hi kn zu doi pcm"),
      (.belowTwo, "pa ln mg ti ak bho guw nso wa si"),
      (.danish, "da"), (.icelandic, "is"), (.macedonian, "mk"), (.arabic, "ar ars"), (.hebrew, "he iw"),
      (.welsh, "cy"), (.irish, "ga"), (.gaelic, "gd"), (.breton, "br"), (.maltese, "mt"),
      (.filipino, "fil tl ceb"), (.latvian, "lv prg"), (.lithuanian, "lt"), (.czech, "cs sk"),
      (.polish, "pl"), (.russian, "ru uk"), (.serbian, "sr hr bs sh"), (.slovenian, "sl"),
      (.romanian, "ro mo"), (.belarusian, "be"),
    ]
    var families: [String: Family] = [:]
    for (family, languages) in lists {
      for language in languages.split(separator: " ") { families[String(language)] = family }
    }
    return families
  }()
}

extension PluralRule.Family {
  /// The form for a number in the languages of the family.
  func category(_ value: Operands) -> PluralCategory {
    let (number, whole) = (value.number, value.whole)
    let isMillions = value.isWhole && whole != 0 && whole % 1_000_000 == 0
    switch self {
    case .none: return .other
    case .one: return whole == 1 && value.isWhole ? .one : .other
    case .oneWithMillions: return whole == 1 && value.isWhole ? .one : isMillions ? .many : .other
    case .exactlyOne: return number == 1 ? .one : .other
    case .zeroAndOne: return whole <= 1 ? .one : .other
    case .belowTwo: return number <= 1 && value.isIntegral ? .one : .other
    case .belowTwoWithMillions: return whole <= 1 ? .one : isMillions ? .many : .other
    case .zeroOrOneExactly: return whole == 0 || number == 1 ? .one : .other
    case .danish: return number == 1 || (value.fraction != 0 && whole <= 1) ? .one : .other
    case .icelandic:
      let isOne = value.isIntegral && value.last == 1 && value.lastTwo != 11
      return isOne || (value.fraction % 10 == 1 && value.fraction % 100 != 11) ? .one : .other
    case .macedonian:
      let isOne = value.isWhole && value.last == 1 && value.lastTwo != 11
      return isOne || (value.fraction % 10 == 1 && value.fraction % 100 != 11) ? .one : .other
    case .filipino:
      if value.isWhole { return [4, 6, 9].contains(value.last) ? .other : .one }
      return [4, 6, 9].contains(value.fraction % 10) ? .other : .one
    default: return value.isIntegral || self.countsFractions ? rich(value) : .other
    }
  }

  /// True where a number with digits behind the point has a form of its own.
  private var countsFractions: Bool {
    switch self {
    case .czech, .lithuanian, .latvian, .serbian, .slovenian, .romanian, .hebrew: true
    default: false
    }
  }

  /// The form in languages with three forms and more.
  private func rich(_ value: Operands) -> PluralCategory {
    let (whole, last, lastTwo) = (value.whole, value.last, value.lastTwo)
    switch self {
    case .arabic:
      if whole <= 2 { return [.zero, .one, .two][whole] }
      return (3...10).contains(lastTwo) ? .few : lastTwo >= 11 ? .many : .other
    case .hebrew:
      if whole == 1 && value.isWhole || whole == 0 && !value.isWhole { return .one }
      return whole == 2 && value.isWhole ? .two : .other
    case .welsh: return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][whole] ?? .other
    case .irish:
      return whole == 1
        ? .one
        : whole == 2
          ? .two
          : (3...6).contains(whole)
            ? .few
            : (7...10).contains(whole) ? .many : .other
    case .gaelic:
      if [1, 11].contains(whole) { return .one }
      if [2, 12].contains(whole) { return .two }
      return (3...19).contains(whole) ? .few : .other
    case .breton: return breton(whole)
    case .maltese:
      if whole <= 2 { return [.few, .one, .two][whole] }
      return (3...10).contains(lastTwo) ? .few : (11...19).contains(lastTwo) ? .many : .other
    case .latvian: return latvian(value)
    case .lithuanian:
      if value.fraction != 0 { return .many }
      if (11...19).contains(lastTwo) { return .other }
      return last == 1 ? .one : last >= 2 ? .few : .other
    case .czech:
      guard value.isWhole else { return .many }
      return whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case .polish:
      guard value.isWhole else { return .other }
      return whole == 1 ? .one : slavic(last, lastTwo, one: .many)
    case .russian:
      return value.isWhole ? slavic(last, lastTwo, one: .one) : .other
    case .belarusian: return slavic(last, lastTwo, one: .one)
    case .serbian:
      let found =
        value.isWhole
        ? slavic(last, lastTwo, one: .one)
        : slavic(value.fraction % 10, value.fraction % 100, one: .one)
      return found == .many ? .other : found
    case .slovenian:
      guard value.isWhole else { return .few }
      return lastTwo == 1 ? .one : lastTwo == 2 ? .two : [3, 4].contains(lastTwo) ? .few : .other
    case .romanian:
      if whole == 1 && value.isWhole { return .one }
      return !value.isWhole || whole == 0 || (1...19).contains(lastTwo) ? .few : .other
    default: return .other
    }
  }

  /// One, a few or many, by the last digits.
  private func slavic(_ last: Int, _ lastTwo: Int, one: PluralCategory) -> PluralCategory {
    if last == 1, lastTwo != 11 { return one }
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
  }

  private func breton(_ whole: Int) -> PluralCategory {
    let (last, lastTwo) = (whole % 10, whole % 100)
    let isTeen = [11, 12, 71, 72, 91, 92].contains(lastTwo)
    if last == 1, !isTeen { return .one }
    if last == 2, !isTeen { return .two }
    let isHigh = (10...19).contains(lastTwo) || (70...79).contains(lastTwo) || lastTwo >= 90
    if [3, 4, 9].contains(last), !isHigh { return .few }
    return whole != 0 && whole % 1_000_000 == 0 ? .many : .other
  }

  private func latvian(_ value: Operands) -> PluralCategory {
    let (digits, fraction) = (value.digits, value.fraction)
    if value.isIntegral, value.last == 0 || (11...19).contains(value.lastTwo) { return .zero }
    if digits == 2, (11...19).contains(fraction % 100) { return .zero }
    let isOne = value.isIntegral && value.last == 1 && value.lastTwo != 11
    let endsInOne = fraction % 10 == 1 && (digits != 2 || fraction % 100 != 11)
    return isOne || endsInOne ? .one : .other
  }
}
