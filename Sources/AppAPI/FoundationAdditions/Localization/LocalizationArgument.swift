import Foundation

/// One value that is put into a text of the app's language files.
package enum LocalizationArgument: Equatable, Sendable {
  /// Words as they are.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A number, and how it is written where a catalog does not say.
  case number(Double, specifier: String)
  /// A value that a format writes.
  case formatted(FormattedValue)
  /// Words with attributes.
  case attributed(AttributedString)

  /// The number that words may agree with; `nil` for what is no number.
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number, _): number
    case .string, .formatted, .attributed: nil
    }
  }

  /// The value in words.
  ///
  /// - Parameters:
  ///   - locale: How numbers and dates are written.
  ///   - specifier: How the text wants it, for example `%.1f`.
  /// - Returns: What is seen and heard.
  package func words(in locale: Locale, specifier: String = "%@") -> String {
    let kind = specifier.last ?? "@"
    let isPlain = !specifier.contains { "+-#0123456789.'".contains($0) }
    switch self {
    case .string(let string): return string
    case .attributed(let attributed): return String(attributed.characters)
    case .formatted(let value): return value.words(in: locale)
    case .integer(let number):
      if "eEfFgGaA".contains(kind) { return String(format: specifier, locale: locale, Double(number)) }
      if "diu@".contains(kind), isPlain { return number.formatted(.number.locale(locale)) }
      let long = specifier.filter { !"hlqLzjt".contains($0) }
      return kind == "@"
        ? "\(number)" : String(format: "\(long.dropLast())ll\(kind)", locale: locale, number)
    case .number(let number, let usual):
      if "diu".contains(kind) { return Int64(clamping: number).formatted(.number.locale(locale)) }
      return String(format: kind == "@" ? usual : specifier, locale: locale, number)
    }
  }
}

/// A value together with what writes it.
package struct FormattedValue: Equatable, @unchecked Sendable {
  // Checked by hand: the value is never changed, and a format only reads it.
  private let write: (Locale) -> String
  private let usual: String

  /// Takes a value and a format.
  package init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatOutput == String {
    write = { format.locale($0).format(input) }
    usual = format.format(input)
  }

  /// Takes a value and a formatter of the older kind.
  package init(_ subject: Any, _ formatter: Formatter) {
    let words = formatter.string(for: subject) ?? String(describing: subject)
    write = { _ in words }
    usual = words
  }

  /// The value in words.
  package func words(in locale: Locale) -> String { write(locale) }

  /// Returns true where both are written alike.
  package static func == (left: FormattedValue, right: FormattedValue) -> Bool { left.usual == right.usual }
}

extension Int64 {
  /// The nearest whole number.
  fileprivate init(clamping number: Double) {
    self = number.isNaN ? 0 : number <= -9.2e18 ? .min : number >= 9.2e18 ? .max : Int64(number)
  }
}
