import Foundation
import Synchronization

/// Sets up the private network of an app; on a first launch there is none, and the person does not allow one.
///
///     try await NEVPNManager.shared().loadFromPreferences()
///     NEVPNManager.shared().connection.status   // .invalid
open class NEVPNManager: NSObject, @unchecked Sendable {
  // Checked by hand: whether it was read is behind the lock; the rest is set up by one side.
  private static let only = NEVPNManager()

  /// The private network of the app.
  open class func shared() -> NEVPNManager { only }

  /// True where it may be used.
  open var isEnabled = false
  /// True where it is turned on when it is needed.
  open var isOnDemandEnabled = false
  /// What people know it by.
  open var localizedDescription: String?
  /// How it is reached.
  open var protocolConfiguration: NEVPNProtocol?
  /// The way to it.
  open var connection: NEVPNConnection { way }

  private lazy var way: NEVPNConnection = makeConnection()
  private let wasRead = Mutex(false)

  /// Makes one that says nothing yet.
  public override init() { super.init() }

  func makeConnection() -> NEVPNConnection { NEVPNConnection(self) }

  /// Reads what is set up: nothing.
  @preconcurrency
  open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    wasRead.withLock { $0 = true }
    DispatchQueue.main.async { completionHandler(nil) }
  }

  /// Reads what is set up: nothing.
  ///
  /// - Throws: Nothing, as nothing is there that could be damaged.
  open func loadFromPreferences() async throws { wasRead.withLock { $0 = true } }

  /// Keeps what is set up, which a person who is asked does not allow.
  @preconcurrency
  open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    let refusal = refusal
    DispatchQueue.main.async { completionHandler?(refusal) }
  }

  /// Keeps what is set up, which a person who is asked does not allow.
  ///
  /// - Throws: That it was not read before, or that the person did not allow it.
  open func saveToPreferences() async throws { throw refusal }

  /// Forgets what is set up: there is nothing to forget.
  @preconcurrency
  open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil) }
  }

  /// Forgets what is set up: there is nothing to forget.
  ///
  /// - Throws: Nothing.
  open func removeFromPreferences() async throws {}

  private var refusal: NEVPNError {
    NEVPNError(wasRead.withLock { $0 } ? .configurationReadWriteFailed : .configurationStale)
  }
}

/// Sets up a private network that an extension of the app makes; on a first launch there is none.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  // Checked by hand: it keeps nothing of its own.

  /// Hands over all that the app has set up: none.
  @preconcurrency
  public class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, nil) }
  }

  /// All that the app has set up: none.
  ///
  /// - Throws: Nothing, as nothing is there that could be damaged.
  public class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }

  override func makeConnection() -> NEVPNConnection { NETunnelProviderSession(self) }
}
