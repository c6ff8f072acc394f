import Foundation

/// Whether a device belongs to a talk.
public enum MCSessionState: Int, Sendable {
  /// It does not.
  case notConnected = 0
  /// It is on its way.
  case connecting = 1
  /// It does.
  case connected = 2
}

/// How surely something arrives.
public enum MCSessionSendDataMode: Int, Sendable {
  /// In order, and as often as it takes.
  case reliable = 0
  /// At once, or not at all.
  case unreliable = 1
}

/// Whether devices hide what they say from others.
public enum MCEncryptionPreference: Int, Sendable {
  /// Where both can.
  case optional = 0
  /// Always.
  case required = 1
  /// Never.
  case none = 2
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many devices belong to a talk at least.
public let kMCSessionMinimumNumberOfPeers = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many devices belong to a talk at most.
public let kMCSessionMaximumNumberOfPeers = 8

/// Hears of devices that belong to a talk, and what they say.
public protocol MCSessionDelegate: NSObjectProtocol {
  /// Takes in that a device came or went.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Takes in what a device said.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Takes in what a device goes on to say.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// Takes in that a file is on its way.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  /// Takes in a file, or why it did not come.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
  /// Decides whether a device is who it says; a handler is told.
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
  /// Takes the device for who it says it is.
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}

/// A talk among devices; nobody is near, so that this device stays alone.
open class MCSession: NSObject, @unchecked Sendable {
  // Checked by hand: what it keeps is set up by one side.

  /// This device.
  public let myPeerID: MCPeerID
  /// By what this device shows who it is.
  public let securityIdentity: [Any]?
  /// Whether what is said is hidden from others.
  public let encryptionPreference: MCEncryptionPreference
  /// Who hears of the talk.
  open weak var delegate: (any MCSessionDelegate)?
  /// The other devices: none.
  open var connectedPeers: [MCPeerID] { [] }

  /// Begins a talk.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
    super.init()
  }

  /// Begins a talk whose words are hidden from others where that can be.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }

  /// Says something to some devices.
  ///
  /// - Throws: That they do not belong to the talk, or that none is named.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }

  /// Sends a file to a device; a handler is told that it does not belong to the talk.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }

  /// Begins to say something to a device that goes on.
  ///
  /// - Throws: That it does not belong to the talk.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }

  /// Leaves the talk; this device is alone as it is.
  open func disconnect() {}
}
