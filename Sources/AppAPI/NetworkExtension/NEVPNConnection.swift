@_exported import Foundation

/// How a private network of a device stands.
public enum NEVPNStatus: Int, Sendable {
  /// Nothing is set up.
  case invalid = 0
  /// It is off.
  case disconnected = 1
  /// It is being turned on.
  case connecting = 2
  /// It is on.
  case connected = 3
  /// It is being turned on again.
  case reasserting = 4
  /// It is being turned off.
  case disconnecting = 5
}

/// Why a private network cannot be set up or turned on.
public struct NEVPNError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// What is set up cannot work.
    case configurationInvalid = 1
    /// It is set up and may not be used.
    case configurationDisabled = 2
    /// The other side cannot be reached.
    case connectionFailed = 3
    /// It has to be read anew before it is changed.
    case configurationStale = 4
    /// It cannot be read or kept, for one because the person did not allow it.
    case configurationReadWriteFailed = 5
    /// Nobody knows.
    case configurationUnknown = 6
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A private network stands otherwise than before; on a first launch none does.
  public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschange")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What is set up was changed; on a first launch it is not.
  public static let NEVPNConfigurationChange = NSNotification.Name(
    "com.apple.networkextension.configuration.change")
}

/// The way to a private network; it cannot be turned on where nothing is set up.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  // Checked by hand: the manager it belongs to is set before it is handed out, and does not change.
  private weak var owner: NEVPNManager?

  init(_ owner: NEVPNManager) {
    self.owner = owner
    super.init()
  }

  /// Who it belongs to.
  open var manager: NEVPNManager { owner ?? .shared() }
  /// How it stands: nothing is set up.
  open var status: NEVPNStatus { .invalid }
  /// Since when it is on; `nil` where it is not.
  open var connectedDate: Date? { nil }

  /// Turns it on.
  ///
  /// - Throws: That nothing is set up.
  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }

  /// Turns it on with some options.
  ///
  /// - Throws: That nothing is set up.
  open func startVPNTunnel(options: [String: NSObject]?) throws { try startVPNTunnel() }

  /// Turns it off; what is not on stays off.
  open func stopVPNTunnel() {}
}

/// The way to a private network that an extension of the app makes.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  // Checked by hand: it keeps nothing of its own.

  /// Turns it on with some options.
  ///
  /// - Throws: That nothing is set up.
  open func startTunnel(options: [String: Any]? = nil) throws { try startVPNTunnel() }

  /// Turns it off; what is not on stays off.
  open func stopTunnel() { stopVPNTunnel() }

  /// Says something to the extension.
  ///
  /// - Throws: That nothing is set up, so that nobody hears it.
  open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
}
