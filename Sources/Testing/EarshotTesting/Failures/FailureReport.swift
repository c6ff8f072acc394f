import Testing

/// Failures of one expectation: issues of the Swift Testing test that runs, else an error for another test library.
struct FailureReport {
  private var thrown: [String] = []

  /// Fails the test; where Swift Testing does not run it, `finish` does.
  mutating func fail(_ message: String, at location: Testing.SourceLocation) {
    guard Test.current == nil else {
      Issue.record("\(message)", sourceLocation: location)
      return
    }
    thrown.append("\(location.fileName):\(location.line): \(message)")
  }

  /// Throws what no issue can tell.
  ///
  /// - Throws: `ExpectationError` where something failed and Swift Testing does not run the test.
  func finish() throws(ExpectationError) {
    if !thrown.isEmpty { throw ExpectationError(messages: thrown) }
  }

  /// Fails the test with one message.
  ///
  /// - Throws: `ExpectationError` where Swift Testing does not run the test.
  static func fail(_ message: String, at location: Testing.SourceLocation) throws(ExpectationError) {
    var report = FailureReport()
    report.fail(message, at: location)
    try report.finish()
  }
}
