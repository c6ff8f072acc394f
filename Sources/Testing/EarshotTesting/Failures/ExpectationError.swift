/// Expectations that did not hold in a test that Swift Testing does not run, as an `XCTestCase`.
///
/// XCTest hears of no issue that is recorded with Swift Testing; it fails a test that throws.
public struct ExpectationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What did not hold, each with the file and the line of the test.
  public let messages: [String]

  /// All messages, a blank line between them.
  public var description: String { messages.joined(separator: "\n\n") }
}
