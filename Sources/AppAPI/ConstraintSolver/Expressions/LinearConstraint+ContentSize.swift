extension LinearConstraint {
  /// Keeps a length from growing beyond what its content needs.
  ///
  /// - Parameters:
  ///   - length: the width or height.
  ///   - size: what the content needs.
  ///   - priority: how much that matters.
  /// - Returns: an inequality.
  public static func hugging(
    _ length: LinearVariable, _ size: Double, priority: ConstraintPriority = 250
  ) -> Self {
    Self(length, .lessOrEqual, LinearExpression(size), priority: priority)
  }

  /// Keeps a length from shrinking below what its content needs.
  ///
  /// - Parameters:
  ///   - length: the width or height.
  ///   - size: what the content needs.
  ///   - priority: how much that matters.
  /// - Returns: an inequality.
  public static func resistingCompression(
    _ length: LinearVariable, _ size: Double, priority: ConstraintPriority = 750
  ) -> Self {
    Self(length, .greaterOrEqual, LinearExpression(size), priority: priority)
  }
}
