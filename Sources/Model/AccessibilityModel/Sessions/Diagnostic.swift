/// Something wrong in an app that a session noticed while it went on.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong and what to do about it, in one line.
  public var message: String
  /// Where in the app's code, if known.
  public var location: SourceLocation?

  /// Makes a diagnostic.
  public init(_ message: String, at location: SourceLocation? = nil) {
    self.message = message
    self.location = location
  }
}
