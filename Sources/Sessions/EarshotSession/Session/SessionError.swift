/// Why a session cannot do what it was asked.
public struct SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The technology an input is meant for was never turned on.
    case technologyIsOff
  }

  /// What kind of failure it is.
  public let code: Code
  /// What it concerns: the technology's name.
  public let subject: String

  init(_ code: Code, _ subject: String) {
    self.code = code
    self.subject = subject
  }

  /// What is wrong and what to do, in one line.
  public var description: String {
    switch code {
    case .technologyIsOff: "\(subject) is off in this session. Turn it on before sending it input."
    }
  }
}
