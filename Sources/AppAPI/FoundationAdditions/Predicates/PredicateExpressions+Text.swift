import Foundation

extension PredicateExpressions {
  /// Whether a text holds another one, as a person who searches means it: case and accents do not count.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The answer.
    public typealias Output = Bool
    /// The text that is searched.
    public let root: Root
    /// The text that is looked for.
    public let other: Other

    /// The answer for the values that the variables have.
    ///
    /// - Throws: What the two texts throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try String(root.evaluate(bindings)).localizedStandardContains(String(other.evaluate(bindings)))
    }
  }

  /// In which order two texts come.
  public struct StringComparison<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The order.
    public typealias Output = ComparisonResult
    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other
    private let ignoresCase: Bool

    init(root: Root, other: Other, ignoresCase: Bool) {
      self.root = root
      self.other = other
      self.ignoresCase = ignoresCase
    }

    /// The order of the texts that the variables have.
    ///
    /// - Throws: What the two texts throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (left, right) = try (String(root.evaluate(bindings)), String(other.evaluate(bindings)))
      return ignoresCase ? left.caseInsensitiveCompare(right) : left.localizedCompare(right)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `a.localizedStandardContains(b)` in a predicate.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `a.localizedCompare(b)` in a predicate.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, ignoresCase: false)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `a.caseInsensitiveCompare(b)` in a predicate.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, ignoresCase: true)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringComparison: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringComparison: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
