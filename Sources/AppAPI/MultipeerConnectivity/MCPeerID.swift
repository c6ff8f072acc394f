@_exported import Foundation

/// A device among those that talk to each other.
open class MCPeerID: NSObject, @unchecked Sendable {
  // Checked by hand: what it keeps does not change.

  /// What people know it by.
  public let displayName: String

  /// Names this device.
  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    super.init()
  }
}

/// Why devices do not talk to each other.
public struct MCError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// The other device does not belong to the talk.
    case notConnected = 1
    /// What was given cannot be used.
    case invalidParameter = 2
    /// The device cannot do it.
    case unsupported = 3
    /// The other device did not answer in time.
    case timedOut = 4
    /// Somebody ended it.
    case cancelled = 5
    /// There is no way to the other device.
    case unavailable = 6
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}
