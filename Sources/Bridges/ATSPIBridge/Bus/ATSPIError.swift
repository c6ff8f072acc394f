/// Why a running application cannot be read or used.
public struct ATSPIError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is no bus of assistive technologies.
    case noBus
    /// The bus has no registry, which knows the applications.
    case noRegistry
    /// No application has that name or process.
    case noApplication
    /// Several applications have that name.
    case severalApplications
    /// The application shows no window.
    case noWindow
    /// The application does not answer.
    case notResponding
    /// The application has ended.
    case ended
    /// The registry lets nobody take keys.
    case noKeys
  }

  /// What kind of failure it is.
  public let code: Code
  /// What it concerns: a bus or an application.
  public let subject: String
  /// Reasons, or names that come near.
  public let details: [String]

  init(_ code: Code, _ subject: String, details: [String] = []) {
    self.code = code
    self.subject = subject
    self.details = details
  }

  /// An application has ended.
  public static func ended(_ application: RunningApplication) -> ATSPIError {
    ATSPIError(.ended, application.name)
  }

  /// The bus of assistive technologies was closed while it was used.
  public static var closedBus: ATSPIError { ATSPIError(.noBus, "bus", details: ["it was closed"]) }

  /// What is wrong and what to do next, in one line.
  public var description: String {
    let list = details.joined(separator: ", ")
    switch code {
    case .noBus:
      return "There is no accessibility bus (\(list)). "
        + "Run it in a desktop session, or under dbus-run-session with at-spi2-core installed."
    case .noRegistry:
      return "The accessibility bus has no registry (\(list)). Install at-spi2-core, or log in again."
    case .noApplication:
      let known = details.isEmpty ? "None is running that tells of itself." : "Running: \(list)."
      return "No running application \"\(subject)\". \(known) earshot apps lists them."
    case .severalApplications: return "Several applications \"\(subject)\". Name one by its process: \(list)."
    case .noWindow: return "\(subject) shows no window. Bring one to the screen and try again."
    case .notResponding: return "\(subject) does not answer. Wait until it does, or start it again."
    case .ended: return "\(subject) has ended. Start it again."
    case .noKeys:
      return "Keys cannot be taken (\(list)). They can on X11, with the registry of at-spi2-core running."
    }
  }
}
