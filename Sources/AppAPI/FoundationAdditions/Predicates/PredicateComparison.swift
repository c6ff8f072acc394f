import Foundation

/// How two values are compared.
struct PredicateComparison {
  /// The comparison, in capital letters.
  let name: String
  /// Which differences between letters do not count.
  var options: String.CompareOptions = []

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch name {
    case "==", "=": return equal(left, right)
    case "!=", "<>": return !equal(left, right)
    case "<": return order(left, right) == .orderedAscending
    case ">": return order(left, right) == .orderedDescending
    case "<=", "=<": return [.orderedAscending, .orderedSame].contains(order(left, right))
    case ">=", "=>": return [.orderedDescending, .orderedSame].contains(order(left, right))
    case "BETWEEN":
      guard let bounds = PredicateValue.elements(of: right), bounds.count == 2,
        let low = order(left, bounds[0]), let high = order(left, bounds[1])
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case "IN":
      let elements = PredicateValue.elements(of: right)
      return elements?.contains { equal(left, $0) } ?? text("CONTAINS", right, left)
    case "CONTAINS":
      if let all = PredicateValue.elements(of: left) { return all.contains { equal($0, right) } }
      return text(name, left, right)
    default: return text(name, left, right)
    }
  }

  private func text(_ name: String, _ left: Any?, _ right: Any?) -> Bool {
    guard let left = left as? String, let right = right as? String else { return false }
    switch name {
    case "CONTAINS": return left.range(of: right, options: options) != nil
    case "BEGINSWITH": return left.range(of: right, options: options.union(.anchored)) != nil
    case "ENDSWITH": return left.range(of: right, options: options.union([.anchored, .backwards])) != nil
    case "MATCHES": return matches(left, right)
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: right)
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      return matches(left, pattern)
    default: return false
    }
  }

  /// True where a pattern covers a text from its beginning to its end.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    let options: NSRegularExpression.Options =
      options.contains(.caseInsensitive)
      ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
      return false
    }
    let all = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: all) != nil
  }

  private func equal(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    guard let one = left as? AnyHashable, let other = right as? AnyHashable else { return false }
    return one == other
  }

  /// Which of two texts, numbers or dates is the smaller one; `nil` for anything else.
  func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = Self.number(left), let right = Self.number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
