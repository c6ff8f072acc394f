import Foundation

/// Hears of devices that want to talk.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Decides whether to talk to a device; a handler is told, and by which talk.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Takes in that nobody can be told that this device is there.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  /// Does nothing.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Tells devices nearby that this one is there; nobody is near to hear it.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  // Checked by hand: what it keeps is set up by one side.

  /// This device.
  public let myPeerID: MCPeerID
  /// What others learn before they ask to talk.
  public let discoveryInfo: [String: String]?
  /// What the talk is about.
  public let serviceType: String
  /// Who hears of others.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?

  /// Says who this device is and what the talk is about.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
    super.init()
  }

  /// Begins to tell; nobody hears it.
  open func startAdvertisingPeer() {}
  /// Ends to tell.
  open func stopAdvertisingPeer() {}
}

/// Hears of devices that are near.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// Takes in that a device is near.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  /// Takes in that a device is gone.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Takes in that nobody can be looked for.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// Does nothing.
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Looks for devices nearby; there are none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  // Checked by hand: what it keeps is set up by one side.

  /// This device.
  public let myPeerID: MCPeerID
  /// What the talk is about.
  public let serviceType: String
  /// Who hears of others.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?

  /// Says who this device is and what the talk is about.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
    super.init()
  }

  /// Begins to look; nobody is found.
  open func startBrowsingForPeers() {}
  /// Ends to look.
  open func stopBrowsingForPeers() {}

  /// Asks a device to talk; one that is not near does not answer.
  ///
  /// - Parameters:
  ///   - peerID: The device.
  ///   - session: The talk; it is told that the device does not come.
  ///   - context: What is said along with it.
  ///   - timeout: Seconds to wait for an answer; half a minute where 0 or less.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + (timeout > 0 ? timeout : 30)) {
      session.delegate?.session(session, peer: peerID, didChange: .notConnected)
    }
  }
}

/// Hears that a person is asked whether to talk.
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
  /// Takes in that the person is about to be asked.
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  /// Takes in that the person answered.
  func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
  /// Does nothing.
  public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
  /// Does nothing.
  public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}

/// Tells devices nearby that this one is there, and asks the person whether to talk; nobody is near.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  // Checked by hand: what it keeps is set up by one side.

  /// The talk.
  public let session: MCSession
  /// What others learn before they ask to talk.
  public let discoveryInfo: [String: String]?
  /// What the talk is about.
  public let serviceType: String
  /// Who hears that the person is asked.
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?

  /// Says what the talk is about.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.session = session
    discoveryInfo = info
    self.serviceType = serviceType
    super.init()
  }

  /// Begins to tell; nobody hears it.
  open func start() {}
  /// Ends to tell.
  open func stop() {}
}
