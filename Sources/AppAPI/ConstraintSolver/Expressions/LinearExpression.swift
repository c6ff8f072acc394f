/// A sum of variables, each times a coefficient, and a constant.
///
/// ```swift
/// let trailing = left + width * 0.5 + 8
/// ```
public struct LinearExpression: Hashable, Sendable {
  /// A variable times its coefficient.
  public struct Term: Hashable, Sendable {
    /// The unknown.
    public let variable: LinearVariable
    /// What it is multiplied by.
    public let coefficient: Double
  }

  /// The summands that are not constant, as written: a variable may stand in several of them.
  public internal(set) var terms: [Term]
  /// The summand without a variable.
  public internal(set) var constant: Double

  /// A number alone.
  ///
  /// - Parameter constant: the number.
  public init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  /// One variable times a coefficient, and a constant.
  ///
  /// - Parameters:
  ///   - variable: the unknown.
  ///   - coefficient: what it is multiplied by.
  ///   - constant: what is added.
  public init(_ variable: LinearVariable, times coefficient: Double = 1, plus constant: Double = 0) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    self.constant = constant
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A literal with a decimal point, as a constant.
  ///
  /// - Parameter value: the number.
  public init(floatLiteral value: Double) { self.init(value) }

  /// A literal without a decimal point, as a constant.
  ///
  /// - Parameter value: the number.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
