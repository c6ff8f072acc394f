internal import CUnits
import Foundation

/// Puts amounts with their units in words of a language.
struct UnitWords {
  let width: String
  let usage: String?
  let locale: Locale
  let number: FloatingPointFormatStyle<Double>?
  let hidesScaleName: Bool

  /// An amount in words; a unit that no language has a word for is written with its sign.
  func text(_ amount: Double, _ unit: Unit) -> String {
    guard let name = UnitNames.name(of: unit) else { return "\(plain(amount)) \(unit.symbol)" }
    guard let words = chosen(amount, name) else { return "\(plain(amount)) \(unit.symbol)" }
    guard hidesScaleName else { return written(words) }
    return lookUp(words.number, skeleton("generic", usage: nil)).map(written) ?? written(words)
  }

  /// A time in one unit in words, the number written out or as it is; `nil` where the language has no word.
  static func time(
    _ amount: Int, _ unit: String, width: String, locale: Locale, writing: (Int) -> String? = { _ in nil }
  ) -> String? {
    let words = UnitWords(width: width, usage: nil, locale: locale, number: nil, hidesScaleName: false)
    guard let found = words.lookUp(Double(amount), words.skeleton(unit, usage: nil)) else { return nil }
    guard let number = writing(amount) else { return words.written(found) }
    return words.written(found, number: number)
  }

  /// The words in the unit that the usage asks for, or in the one that was given.
  private func chosen(_ amount: Double, _ unit: String) -> earshot_unit_words? {
    let uses: [String?] = usage == nil || usage == "default" ? [usage] : [usage, "default"]
    for use in uses {
      if let words = lookUp(amount, skeleton(unit, usage: use)) { return words }
    }
    return lookUp(amount, skeleton(unit, usage: nil))
  }

  private func skeleton(_ unit: String, usage: String?) -> String {
    var parts = ["unit/\(unit)", "unit-width-\(width)"]
    if let usage { parts.append("usage/\(usage)") }
    if number != nil { parts.append("precision-unlimited") }
    return parts.joined(separator: " ")
  }

  private func lookUp(_ amount: Double, _ skeleton: String) -> earshot_unit_words? {
    let units = Array(skeleton.utf16)
    let words = earshot_unit_words_of(amount, units, Int32(units.count), locale.identifier)
    return words.length < 0 ? nil : words
  }

  /// The words, their number written as the app asks for it.
  private func written(_ words: earshot_unit_words) -> String {
    written(words, number: number == nil ? nil : plain(words.number))
  }

  /// The words, with a number of their own where one is given.
  private func written(_ words: earshot_unit_words, number: String?) -> String {
    let units = withUnsafeBytes(of: words.text) {
      Array($0.bindMemory(to: UInt16.self).prefix(Int(words.length)))
    }
    let (start, end) = (Int(words.number_start), Int(words.number_end))
    guard let number, 0 <= start, start <= end, end <= units.count else {
      return String(decoding: units, as: UTF16.self)
    }
    return String(decoding: units[..<start], as: UTF16.self) + number
      + String(decoding: units[end...], as: UTF16.self)
  }

  private func plain(_ amount: Double) -> String {
    amount.formatted((number ?? .number).locale(locale))
  }
}
