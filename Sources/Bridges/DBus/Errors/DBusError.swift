/// Why something could not be had from a bus.
public struct DBusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is no bus at the address, or no address.
    case noBus
    /// The connection was closed, by us or by the other side.
    case closed
    /// No answer came within the time limit.
    case timeLimit
    /// The message cannot be sent: its path, its interface or its name is not well formed.
    case malformed
    /// The other side answered with an error.
    case remote
  }

  /// What kind of failure it is.
  public let code: Code
  /// What it concerns: an address, a name on the bus, or the name of the error that came.
  public let subject: String
  /// What the other side or the system says of it.
  public let message: String

  /// An error with what it concerns.
  public init(_ code: Code, _ subject: String, message: String = "") {
    self.code = code
    self.subject = subject
    self.message = message
  }

  /// What is wrong and what to do, in one line.
  public var description: String {
    let reason = message.isEmpty ? "" : " (\(message))"
    switch code {
    case .noBus:
      return "No bus at \"\(subject)\"\(reason). Run it in a desktop session, or under dbus-run-session."
    case .closed: return "The connection to \(subject) was closed\(reason). Connect again."
    case .timeLimit: return "\(subject) did not answer in time\(reason). Try again when it responds."
    case .malformed: return "A message to \(subject) is not well formed\(reason)."
    case .remote: return "\(subject)\(reason.isEmpty ? "" : ":\(reason)")"
    }
  }
}
