/// A text of a catalog, or several of which a number or the device chooses one.
package indirect enum StringVariant: Hashable, Sendable {
  /// One text for every case.
  case text(String)
  /// Texts by the form that goes with a number; the value's position, from 0, where the catalog names it.
  case plural(argument: Int?, [PluralCategory: StringVariant])
  /// Texts by the kind of device: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, `applevision` or `other`.
  case device([String: StringVariant])
}

/// What decides which text of a catalog is used.
package struct StringChoice: Sendable {
  /// The values that are put into the text; `nil` for what is no number.
  package var numbers: [Double?]
  /// BCP 47 tag of the language that the text is in.
  package var language: String
  /// The kind of device, as catalogs name it.
  package var device: String

  /// Says what decides.
  package init(numbers: [Double?] = [], language: String = "en", device: String = "iphone") {
    self.numbers = numbers
    self.language = language
    self.device = device
  }

  /// The form that goes with the value at a position.
  ///
  /// A catalog's form for zero is taken in every language that has no rule for it.
  func categories(ofArgument position: Int?) -> [PluralCategory] {
    let index = position ?? numbers.firstIndex { $0 != nil }
    guard let index, numbers.indices.contains(index), let number = numbers[index] else { return [.other] }
    let category = PluralRule(language: language).category(of: number)
    return number == 0 ? [.zero, category, .other] : [category, .other]
  }
}

extension StringVariant {
  /// True where a number decides which text it is.
  var agreesWithNumbers: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let forms): forms.values.contains(where: \.agreesWithNumbers)
    }
  }

  /// The text for a choice.
  ///
  /// - Parameters:
  ///   - choice: The values, the language and the device.
  ///   - position: The value that numbers without a position of their own are about.
  /// - Returns: `nil` where the catalog has no text for the case, nor one for all others.
  func text(for choice: StringChoice, argument position: Int?) -> String? {
    switch self {
    case .text(let text): return text
    case .plural(let argument, let forms):
      let wanted = argument ?? position
      let found = choice.categories(ofArgument: wanted).lazy.compactMap { forms[$0] }.first
      return found?.text(for: choice, argument: wanted)
    case .device(let forms):
      return (forms[choice.device] ?? forms["other"])?.text(for: choice, argument: position)
    }
  }
}
