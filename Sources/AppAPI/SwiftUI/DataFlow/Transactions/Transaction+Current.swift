extension Transaction {
  @TaskLocal private static var innermost = Transaction()

  /// The transaction in which changes are made at this moment.
  static var current: Transaction { innermost }

  /// Makes changes in this transaction.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$innermost.withValue(self, operation: body)
  }
}

/// Makes changes in the way a transaction says.
///
/// - Returns: What the body returns.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try transaction.perform(body)
  transaction.finish()
  return result
}

/// Makes changes with one value of the transaction set.
///
/// - Returns: What the body returns.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes changes that are animated.
///
/// - Returns: What the body returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes that are animated, and does something once the animation has ended.
///
/// - Returns: What the body returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
