import Testing

/// A trait of tests whose transcripts and pictures are written anew, or are only compared.
public struct TranscriptTrait: TestTrait, SuiteTrait, TestScoping {
  let records: Bool

  /// True: it holds for every test of a suite, where the test says nothing else.
  public var isRecursive: Bool { true }

  /// Runs a test in its scope.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Which of its cases.
  ///   - function: Runs it.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Recording.$choice.withValue(records, operation: function)
  }
}

extension Trait where Self == TranscriptTrait {
  /// Writes transcripts and pictures of a test or a suite anew and fails it, or only compares them.
  ///
  ///     @Test(.transcripts(record: true))
  ///
  /// - Parameter record: True where they are written anew; false where they are not, whatever `RECORD` says.
  /// - Returns: The trait.
  public static func transcripts(record: Bool) -> TranscriptTrait { TranscriptTrait(records: record) }
}
