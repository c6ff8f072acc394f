import Foundation

/// Reads a predicate that is written as text.
struct PredicateReader {
  private var tokens: [String]
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    tokens = Self.tokens(of: format)
    self.arguments = arguments
  }

  /// The whole condition; `nil` where the text cannot be read.
  mutating func condition() -> PredicateCondition? {
    let condition = alternatives()
    return tokens.isEmpty ? condition : nil
  }

  private mutating func alternatives() -> PredicateCondition? {
    guard var all = conjunction() else { return nil }
    while take("OR") || take("||") {
      guard let next = conjunction() else { return nil }
      all = .either(all, next)
    }
    return all
  }

  private mutating func conjunction() -> PredicateCondition? {
    guard var all = negation() else { return nil }
    while take("AND") || take("&&") {
      guard let next = negation() else { return nil }
      all = .both(all, next)
    }
    return all
  }

  private mutating func negation() -> PredicateCondition? {
    if take("NOT") || take("!") { return negation().map { .not($0) } }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    if take("(") {
      let inner = alternatives()
      return take(")") ? inner : nil
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateCondition? {
    var quantity: PredicateQuantity?
    if let word = tokens.first?.uppercased(), let known = PredicateQuantity(rawValue: word) {
      quantity = known
      tokens.removeFirst()
    }
    guard let left = value(), var name = tokens.first?.uppercased() else { return nil }
    tokens.removeFirst()
    var options: String.CompareOptions = []
    if let bracket = name.firstIndex(of: "[") {
      if name[bracket...].contains("C") { options.insert(.caseInsensitive) }
      if name[bracket...].contains("D") { options.insert(.diacriticInsensitive) }
      name = String(name[..<bracket])
    }
    guard let right = value() else { return nil }
    let comparison = PredicateComparison(name: name, options: options)
    return quantity.map { .quantified($0, left, comparison, right) } ?? .comparison(left, comparison, right)
  }

  private mutating func value() -> PredicateValue? {
    guard let token = tokens.first else { return nil }
    tokens.removeFirst()
    if token == "{" { return list() }
    if let number = Double(token) { return .constant(number) }
    if let quote = token.first, "\"'".contains(quote) {
      return .constant(String(token.dropFirst().dropLast()))
    }
    switch token.uppercased() {
    case "SELF": return .object
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    case let mark where mark.hasPrefix("%"):
      guard !arguments.isEmpty else { return nil }
      let argument = arguments.removeFirst()
      return mark == "%K" ? .key("\(argument)") : .constant(argument)
    default: return .key(token.hasPrefix("SELF.") ? String(token.dropFirst(5)) : token)
    }
  }

  /// Values between braces, the first of which was taken already.
  private mutating func list() -> PredicateValue? {
    var values: [PredicateValue] = []
    while !take("}") {
      if take(",") { continue }
      guard let next = value() else { return nil }
      values.append(next)
    }
    return .list(values)
  }

  private mutating func take(_ word: String) -> Bool {
    guard tokens.first?.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  /// The words, signs and quoted texts of a predicate.
  private static func tokens(of format: String) -> [String] {
    let pattern = #"'[^']*'|"[^"]*"|&&|\|\||[=<>!]=|=[<>]|<>|[=<>!(){},]|[^\s=<>!(){},&|'"]+"#
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let all = NSRange(format.startIndex..., in: format)
    return expression.matches(in: format, range: all).compactMap { match in
      Range(match.range, in: format).map { String(format[$0]) }
    }
  }
}
