import Foundation

/// How a private network is reached.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  // Checked by hand: it is set up by one side before the other takes it.

  /// Where the other side is.
  open var serverAddress: String?
  /// Who asks.
  open var username: String?
  /// What finds the password in the keychain.
  open var passwordReference: Data?
  /// The certificate with its key.
  open var identityData: Data?
  /// The password of the certificate.
  open var identityDataPassword: String?
  /// True where it is turned off as the device sleeps.
  open var disconnectOnSleep = false
  /// True where everything goes through it.
  open var includeAllNetworks = false
  /// True where what is near does not go through it.
  open var excludeLocalNetworks = false

  /// Makes one that says nothing yet.
  public override init() { super.init() }
}

/// How a private network is reached that an extension of the app makes.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  // Checked by hand: it is set up by one side before the other takes it.

  /// What the extension is told.
  open var providerConfiguration: [String: Any]?
  /// The name of the extension.
  open var providerBundleIdentifier: String?
}
