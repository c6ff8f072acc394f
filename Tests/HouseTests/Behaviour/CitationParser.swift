/// Reads the list behind the word that cites: sections, short names of rules, and names of rows in brackets.
struct CitationParser {
  private var rest: Substring
  private var section: String?
  private var found: [CitedRule] = []

  private init(_ text: Substring) { rest = text }

  /// The rules that a list names, up to whatever is no part of it.
  static func rules(in text: String) -> [CitedRule] {
    var parser = CitationParser(text[...])
    while parser.readItem() { guard parser.readSeparator() else { break } }
    return parser.found
  }

  /// The number of a section at the beginning, without the full stop of a sentence.
  static func sectionNumber(_ text: Substring) -> Substring? {
    var number = text.prefix { isDigit($0) || $0 == "." }
    while number.last == "." { number.removeLast() }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard !number.isEmpty, parts.allSatisfy({ (1...2).contains($0.count) }) else { return nil }
    let next = text[number.endIndex...].first
    return next.map { $0.isLetter || $0 == "%" } ?? false ? nil : number
  }

  /// The short name of a rule at the beginning: one to three letters and a number.
  static func shortName(_ text: Substring) -> Substring? {
    let letters = text.prefix { $0.isASCII && $0.isLetter }
    let digits = text[letters.endIndex...].prefix(while: isDigit)
    guard letters.first?.isUppercase == true, letters.count <= 3, (1...2).contains(digits.count) else {
      return nil
    }
    let next = text[digits.endIndex...].first
    return next.map { $0.isLetter || $0.isNumber } ?? false ? nil : text[..<digits.endIndex]
  }

  /// Whether a name is the short name of a rule and nothing more.
  static func isShortName(_ name: String) -> Bool { shortName(name[...])?.endIndex == name.endIndex }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private mutating func readItem() -> Bool {
    if let number = Self.sectionNumber(rest) {
      let section = String(number)
      self.section = section
      rest = rest[number.endIndex...]
      if rest.hasPrefix(" "), let name = Self.shortName(rest.dropFirst()), !name.hasPrefix("X") {
        rest = rest.dropFirst()
        readRules(from: name)
      } else if rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")") {
        found.append(.row(String(rest[..<end].dropFirst(2)), section: section))
        rest = rest[end...].dropFirst()
      } else {
        found.append(.section(section))
      }
      return true
    }
    guard let name = Self.shortName(rest) else { return false }
    readRules(from: name)
    return true
  }

  /// One rule, or all from one to another.
  private mutating func readRules(from name: Substring) {
    append(String(name))
    rest = rest[name.endIndex...]
    for mark in [" to ", "–"] where rest.hasPrefix(mark) {
      let letters = name.prefix(while: \.isLetter)
      guard let last = Self.shortName(rest.dropFirst(mark.count)), last.hasPrefix(letters),
        let lower = Int(name.dropFirst(letters.count)), let upper = Int(last.dropFirst(letters.count)),
        lower < upper
      else { return }
      for number in (lower + 1)...upper { append("\(letters)\(number)") }
      rest = rest[last.endIndex...]
      return
    }
  }

  private mutating func append(_ name: String) {
    found.append(.rule(name, section: name.hasPrefix("X") ? nil : section))
  }

  private mutating func readSeparator() -> Bool {
    for mark in [", ", " and "] where rest.hasPrefix(mark) {
      rest = rest.dropFirst(mark.count)
      return true
    }
    return false
  }
}
