/// Chooses the form of a word that a language uses beside a number.
///
///     PluralRule(language: "pl").category(of: 3)   // .few
///
/// The rules are those of the Unicode locale data for counting.
package struct PluralRule: Hashable, Sendable {
  private let family: Family

  /// Finds the rule of a language, given as a BCP 47 tag; languages that are not known count as English does.
  package init(language: String) {
    let base = language.split { $0 == "-" || $0 == "_" }.first.map(String.init)?.lowercased() ?? "en"
    if base == "pt", language.uppercased().hasSuffix("PT") {
      family = .oneWithMillions
    } else {
      family = Self.families[base] ?? .one
    }
  }

  /// The form for a number.
  ///
  /// - Parameters:
  ///   - number: The number; its sign does not count.
  ///   - digits: How many digits are shown behind the decimal point.
  /// - Returns: The form that the language wants.
  package func category(of number: Double, fractionDigits digits: Int = 0) -> PluralCategory {
    let size = number.magnitude
    guard size.isFinite, size < 1e15 else { return .other }
    return family.category(Operands(number: size, fractionDigits: digits))
  }
}

/// The parts of a number that rules ask about.
struct Operands {
  /// The number without its sign.
  let number: Double
  /// Its whole part.
  let whole: Int
  /// How many digits are shown behind the point.
  let digits: Int
  /// The digits behind the point, as a number.
  let fraction: Int

  init(number: Double, fractionDigits: Int) {
    self.number = number
    whole = Int(number)
    digits = number == number.rounded() ? fractionDigits : max(fractionDigits, 1)
    var scale = 1.0
    for _ in 0..<min(digits, 9) { scale *= 10 }
    fraction = Int(((number - Double(whole)) * scale).rounded())
  }

  /// True for a number that is shown without digits behind the point.
  var isWhole: Bool { digits == 0 }
  /// True where the number is a whole one, however it is shown.
  var isIntegral: Bool { number == Double(whole) }
  /// The last digit of the whole part.
  var last: Int { whole % 10 }
  /// The last two digits of the whole part.
  var lastTwo: Int { whole % 100 }
}
