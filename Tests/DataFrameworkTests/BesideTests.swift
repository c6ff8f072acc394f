import CoreSpotlight
import EarshotTesting
import FoundationAdditions
import Network
import SwiftUI
import Testing
import WatchConnectivity

@MainActor
@Suite("What lies beside the app: a watch, a network, a search and other apps", .timeLimit(.minutes(10)))
struct BesideTests {
  private final class Wearer: NSObject, WCSessionDelegate {
    nonisolated(unsafe) var log: [String] = []

    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) {
      log.append("\(activationState) \(error == nil)")
    }

    func sessionDidBecomeInactive(_ session: WCSession) { log.append("inactive") }
    func sessionDidDeactivate(_ session: WCSession) { log.append("gone") }
  }

  @Test("A session with a watch begins, and then no watch is there to be told anything")
  func watch() async throws {
    let (session, wearer) = (WCSession(), Wearer())
    #expect(WCSession.isSupported() && session.activationState == .notActivated)
    session.delegate = wearer
    try await hosting(Text("Watch")) { screen in
      session.activate()
      try await screen.advance(by: .zero)
      #expect(wearer.log == ["activated true"] && session.activationState == .activated)
    }
    #expect(!session.isPaired && !session.isReachable && !session.isWatchAppInstalled)
    var errors: [WCError?] = []
    session.sendMessage(["dog": "Rex"], replyHandler: nil) { errors.append($0 as? WCError) }
    #expect(errors == [WCError(.notReachable)])
    #expect(throws: WCError(.deviceNotPaired)) { try session.updateApplicationContext(["dog": "Rex"]) }
    #expect(session.applicationContext.isEmpty && session.receivedApplicationContext.isEmpty)
  }

  @Test("A path without a network has no interface, no names and no addresses")
  func path() {
    let path: NWPath = NWPathMonitor(requiredInterfaceType: .wifi).currentPath
    let interfaces: [NWInterface] = path.availableInterfaces
    #expect(path.status == .unsatisfied && interfaces.isEmpty)
    #expect(path.unsatisfiedReason == .notAvailable && !path.isExpensive && !path.isConstrained)
    #expect(!path.supportsDNS && !path.supportsIPv4 && !path.supportsIPv6)
    #expect(!path.usesInterfaceType(.wifi) && path == NWPathMonitor().currentPath)
  }

  @Test(
    "Something to be found has an identifier, of its own where the app gives none, and putting it in succeeds"
  )
  func spotlight() async throws {
    let words = CSSearchableItemAttributeSet(contentType: .text)
    let (first, second) = (
      CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: "dogs", attributeSet: words),
      CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: words)
    )
    #expect(first.uniqueIdentifier != second.uniqueIdentifier && !first.uniqueIdentifier.isEmpty)
    #expect(first.attributeSet === words && first.domainIdentifier == "dogs")
    let index: CSSearchableIndex = .default()
    #expect(CSSearchableIndex.isIndexingAvailable() && index === CSSearchableIndex.default())
    let error = await withCheckedContinuation { continuation in
      index.indexSearchableItems([first]) { continuation.resume(returning: $0 != nil) }
    }
    #expect(!error)
    #expect(CSSearchableIndex(name: "dogs") !== index)
    try await index.deleteSearchableItems(withDomainIdentifiers: ["dogs"])
    try await index.deleteAllSearchableItems()
  }

  @Test("The type of a file is found by its name, and its words for a network, by the older functions too")
  func tags() {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
    #expect(type?.takeRetainedValue() == "public.png")
    let tag = UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassMIMEType)
    #expect(tag?.takeUnretainedValue() == "image/png")
    #expect(UTTypeCreatePreferredIdentifierForTag("colour", "png", nil) == nil)
    #expect(UTTypeConformsTo("public.png", "public.image") && !UTTypeConformsTo("public.png", "public.text"))
  }

  @Test("Texts are compared as people sort them, forward and backward")
  func comparing() {
    var comparator: LocalizedTextComparator = .localizedStandard
    #expect(comparator.compare("dog 9", "Dog 10") == .orderedAscending)
    #expect(["dog 10", "Dog 9", "ant"].sorted(using: comparator) == ["ant", "Dog 9", "dog 10"])
    comparator.order = .reverse
    #expect(["dog 10", "Dog 9", "ant"].sorted(using: comparator) == ["dog 10", "Dog 9", "ant"])
    // The plain order knows no numbers.
    #expect(LocalizedTextComparator.localized.compare("dog 10", "dog 9") == .orderedAscending)
  }

  @Test("Apps of a group share a folder that is there, and another group has another one")
  func groups() throws {
    let identifier = "group.test.\(UUID().uuidString)"
    let url = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier))
    defer { try? FileManager.default.removeItem(at: url) }
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue)
    let note = url.appending(path: "note.txt")
    try Data("Rex".utf8).write(to: note)
    let again = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier)
    #expect(again == url)
    #expect(try String(contentsOf: note, encoding: .utf8) == "Rex")
    let other = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier + ".2")
    #expect(other != url)
    if let other { try FileManager.default.removeItem(at: other) }
  }
}
