import Foundation

/// A plural that languages tell apart, under the name it has in the data.
enum PluralForm: String, CaseIterable {
  case zero, one, two, few, many
  /// Whatever no other form of the language claims.
  case other

  /// A whole number that has the form wherever a language knows it.
  var sample: Int? {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 11
    case .other: nil
    }
  }
}

/// How a language writes numbers, and which plural goes with which.
///
/// `Documentation/Decisions/phrases.md` tells why plurals are found in this way.
struct PhraseNumbers: Sendable {
  let locale: Locale
  private let writesLatinDigits: Bool

  init(_ locale: Locale) {
    self.locale = locale
    writesLatinDigits = locale.numberingSystem.identifier == "latn"
  }

  /// A whole number in the digits of the language, without marks between thousands.
  func whole(_ number: Int) -> String {
    writesLatinDigits ? String(number) : number.formatted(.number.grouping(.never).locale(locale))
  }

  /// A share of a hundred, its sign where the language puts it.
  func percent(_ value: Int) -> String { (Double(value) / 100).formatted(.percent.locale(locale)) }

  /// Which of some plurals a number takes.
  func form(of count: Int, among forms: [PluralForm]) -> PluralForm {
    let ending = ending(of: count)
    return forms.first { form in form.sample.map { self.ending(of: $0) == ending } ?? false } ?? .other
  }

  /// What the language's words for seconds and days look like beside a number: alike where the plural is.
  ///
  /// Arabic and Hebrew leave the number out where the word tells it, which is why its place counts too.
  func ending(of count: Int) -> String {
    let units: [(Duration.UnitsFormatStyle.Unit, Int)] = [(.seconds, 1), (.days, 86_400)]
    return units.map { unit, seconds in
      let style = Duration.UnitsFormatStyle(allowedUnits: [unit], width: .wide).locale(locale)
      let text = Duration.seconds(count * seconds).formatted(style)
      let words = text.filter { !$0.isNumber && !$0.isWhitespace && !$0.isPunctuation }
      return text.contains(where: \.isNumber) ? "# \(words)" : words
    }.joined(separator: " ")
  }
}
