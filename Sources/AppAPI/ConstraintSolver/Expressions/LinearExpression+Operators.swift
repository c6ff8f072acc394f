extension LinearExpression {
  /// Adds a multiple of a variable.
  ///
  /// - Parameters:
  ///   - variable: the unknown.
  ///   - coefficient: what it is multiplied by.
  public mutating func add(_ variable: LinearVariable, times coefficient: Double = 1) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  /// Adds a number.
  ///
  /// - Parameter number: what the sum grows by.
  public mutating func add(_ number: Double) {
    constant += number
  }

  /// The sum of two expressions.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  /// The difference of two expressions.
  public static func - (left: Self, right: Self) -> Self {
    left + right * -1
  }

  /// The expression with every coefficient and the constant multiplied.
  public static func * (left: Self, factor: Double) -> Self {
    var product = left
    product.terms = left.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) }
    product.constant *= factor
    return product
  }
}

extension LinearVariable {
  /// A sum that begins with this variable.
  public static func + (left: Self, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) + right
  }

  /// The sum of two variables.
  public static func + (left: Self, right: Self) -> LinearExpression {
    LinearExpression(left) + LinearExpression(right)
  }

  /// A difference that begins with this variable.
  public static func - (left: Self, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) - right
  }

  /// The difference of two variables.
  public static func - (left: Self, right: Self) -> LinearExpression {
    LinearExpression(left) - LinearExpression(right)
  }

  /// A multiple of this variable.
  public static func * (left: Self, factor: Double) -> LinearExpression {
    LinearExpression(left, times: factor)
  }
}
