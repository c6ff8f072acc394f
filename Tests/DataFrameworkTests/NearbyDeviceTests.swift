import EarshotTesting
import MultipeerConnectivity
import SwiftUI
import Testing

@MainActor
@Suite("Devices nearby, of which there are none", .timeLimit(.minutes(10)))
struct NearbyDeviceTests {
  private final class Host: UIViewController, MCBrowserViewControllerDelegate {
    var log: [String] = []

    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {
      leave(browserViewController, "done")
    }

    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
      leave(browserViewController, "cancelled")
    }

    private func leave(_ list: MCBrowserViewController, _ word: String) {
      log.append(word)
      list.dismiss(animated: false)
    }
  }

  private final class Listener: NSObject, MCSessionDelegate, MCNearbyServiceBrowserDelegate {
    nonisolated(unsafe) var log: [String] = []

    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
      log.append("\(peerID.displayName) \(state)")
    }
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
      log.append("data")
    }
    func session(
      _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
      fromPeer peerID: MCPeerID
    ) { log.append("stream") }
    func session(
      _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
      with progress: Progress
    ) { log.append("begun") }
    func session(
      _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
      fromPeer peerID: MCPeerID,
      at localURL: URL?, withError error: (any Error)?
    ) { log.append("ended") }
    func browser(
      _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
    ) { log.append("found") }
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) { log.append("lost") }
  }

  @Test("The list of devices goes on looking; nobody can be chosen, and the way out is told")
  func list() async throws {
    let (host, session) = (Host(), MCSession(peer: MCPeerID(displayName: "Bailey")))
    let list = MCBrowserViewController(serviceType: "dog-park", session: session)
    list.delegate = host
    try await hosting(host) { screen in
      host.present(list, animated: false)
      try await screen.advance(by: .seconds(1))
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(
        heard == [
          "Cancel, button", "Done, dimmed, button", "In progress",
          "Double tap to dismiss pop-up window, button",
        ])
      try await screen.activate("Cancel")
      try await screen.advance(by: .seconds(1))
      #expect(host.log == ["cancelled"] && host.presentedViewController == nil)
    }
    #expect(list.browser?.serviceType == "dog-park" && list.browser?.myPeerID === session.myPeerID)
  }

  @Test("A list that asks for this device alone can be left with what is chosen")
  func alone() async throws {
    let host = Host()
    let list = MCBrowserViewController(
      serviceType: "dog-park", session: MCSession(peer: MCPeerID(displayName: "Bailey")))
    list.delegate = host
    list.minimumNumberOfPeers = 1
    try await hosting(host) { screen in
      host.present(list, animated: false)
      try await screen.advance(by: .seconds(1))
      try await screen.activate("Done")
      #expect(host.log == ["done"])
    }
  }

  @Test("Nothing reaches anybody, and who is asked to talk does not come, in the time that was given")
  func session() async throws {
    let (own, other, listener) = (MCPeerID(displayName: "Bailey"), MCPeerID(displayName: "Rex"), Listener())
    let session = MCSession(peer: own, securityIdentity: nil, encryptionPreference: .required)
    session.delegate = listener
    #expect(session.connectedPeers.isEmpty && session.encryptionPreference == .required)
    #expect(throws: MCError(.notConnected)) { try session.send(Data([1]), toPeers: [other], with: .reliable) }
    #expect(throws: MCError(.invalidParameter)) {
      try session.send(Data([1]), toPeers: [], with: .unreliable)
    }
    #expect(throws: MCError(.notConnected)) { try session.startStream(withName: "bark", toPeer: other) }
    var errors: [MCError?] = []
    session.sendResource(at: URL(filePath: "/bark.wav"), withName: "bark", toPeer: other) {
      errors.append($0 as? MCError)
    }
    #expect(errors == [MCError(.notConnected)])
    let browser = MCNearbyServiceBrowser(peer: own, serviceType: "dog-park")
    browser.delegate = listener
    let advertiser = MCNearbyServiceAdvertiser(
      peer: own, discoveryInfo: ["age": "3"], serviceType: "dog-park")
    let button = Button("Invite") {
      browser.startBrowsingForPeers()
      advertiser.startAdvertisingPeer()
      browser.invitePeer(other, to: session, withContext: nil, timeout: 10)
    }
    try await hosting(button) { screen in
      try await screen.activate("Invite")
      try await screen.advance(by: .seconds(9))
      #expect(listener.log == [])
      try await screen.advance(by: .seconds(2))
      #expect(listener.log == ["Rex notConnected"])
      browser.stopBrowsingForPeers()
      advertiser.stopAdvertisingPeer()
    }
  }
}
