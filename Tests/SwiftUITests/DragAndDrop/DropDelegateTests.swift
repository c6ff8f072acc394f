import EarshotTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Delegates of drops, and the forms in which things are carried", .timeLimit(.minutes(10)))
struct DropDelegateTests {
  @Test("A delegate says whether it takes what is held, and hears how the drop goes")
  func delegate() throws {
    let log = Noted<[String]>([])
    try HeardScreen.showing {
      Text("Bone").draggable("Bone")
      Text("Picky").onDrop(of: [.text], delegate: Listening(log: log, takes: false, operation: .copy))
      Text("Bowl").onDrop(of: [.text], delegate: Listening(log: log, takes: true, operation: .copy))
      Text("Shelf").onDrop(of: [.text], delegate: Listening(log: log, takes: true, operation: .cancel))
    } _: { screen in
      try screen.perform("Drag Bone", of: screen.stop("Bone"))
      #expect(screen.actions(of: "Picky") == [])
      #expect(screen.actions(of: "Bowl") == ["Drop Bowl"])
      log.value = []
      try screen.perform("Drop Shelf", of: screen.stop("Shelf"))
      #expect(log.value == ["entered", "left"])
      log.value = []
      try screen.perform("Drop Bowl", of: screen.stop("Bowl"))
      #expect(log.value == ["entered", "dropped"])
    }
  }

  @Test("A value is carried as the data that its app makes, as code, or as another value, in several forms")
  func forms() async throws {
    try await hosting(Text("Any")) { screen in
      let provider = NSItemProvider()
      provider.register(Pup(name: "Rex"))
      #expect(provider.registeredContentTypes == [.commaSeparatedText, .json, .utf8PlainText])
      let loaded = Carried()
      provider.loadDataRepresentation(forTypeIdentifier: UTType.commaSeparatedText.identifier) { data, _ in
        loaded.add(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
      }
      let received = NSItemProvider()
      received.registerDataRepresentation(for: .commaSeparatedText, visibility: .all) { completion in
        completion(Data("name,Luna".utf8), nil)
        return nil
      }
      received.loadTransferable(type: Pup.self) { result in loaded.add((try? result.get())?.name ?? "none") }
      for _ in 0..<5 { try await screen.advance(by: .seconds(1)) }
      // Which of two providers answers first is nobody's promise.
      #expect(loaded.words.sorted() == ["Luna", "name,Rex"])
    }
  }

  @Test("An object of the app's own writes itself into a provider and is read from it")
  func objects() async throws {
    try await hosting(Text("Any")) { screen in
      let visibility: NSItemProviderRepresentationVisibility = .ownProcess
      let provider = NSItemProvider()
      provider.registerObject(Tag(words: "Bailey"), visibility: visibility)
      #expect(provider.registeredContentTypes == [.plainText])
      #expect(provider.canLoadObject(ofClass: Tag.self))
      let loaded = Carried()
      provider.loadObject(ofClass: Tag.self) { tag, _ in loaded.add((tag as? Tag)?.words ?? "none") }
      try await screen.advance(by: .seconds(1))
      #expect(loaded.words == ["Bailey"])
    }
  }

  @Test("Words, links and pictures write themselves as data")
  func standardObjects() async throws {
    try await hosting(Text("Any")) { screen in
      let loaded = Carried()
      _ = ("Bailey" as NSString).loadData(withTypeIdentifier: UTType.utf8PlainText.identifier) { data, _ in
        loaded.add(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
      }
      let link = NSURL(string: "https://example.com/dog")
      _ = link?.loadData(withTypeIdentifier: UTType.url.identifier) { data, _ in
        loaded.add(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
      }
      try await screen.advance(by: .seconds(1))
      #expect(loaded.words == ["Bailey", "https://example.com/dog"])
    }
  }
}

private struct Listening: DropDelegate {
  let log: Noted<[String]>
  let takes: Bool
  let operation: DropOperation

  func validateDrop(info: DropInfo) -> Bool { takes && info.hasItemsConforming(to: [UTType.text]) }
  func dropEntered(info: DropInfo) { log.value.append("entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
  func dropExited(info: DropInfo) { log.value.append("left") }

  func performDrop(info: DropInfo) -> Bool {
    log.value.append("dropped")
    return true
  }
}

private struct Pup: Codable, Hashable, Transferable {
  var name: String

  @TransferRepresentationBuilder<Pup> static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .commaSeparatedText) { pup in
      Data("name,\(pup.name)".utf8)
    } importing: { data in
      Pup(name: String(decoding: data, as: UTF8.self).replacingOccurrences(of: "name,", with: ""))
    }
    CodableRepresentation(for: Pup.self, contentType: .json).visibility(.all)
    ProxyRepresentation(exporting: \.name)
  }
}

private final class Tag: NSObject, NSItemProviderWriting, NSItemProviderReading {
  let words: String

  init(words: String) {
    self.words = words
  }

  static var writableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }
  static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(words.utf8), nil)
    return nil
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Tag {
    Tag(words: String(decoding: data, as: UTF8.self))
  }
}

private final class Carried: @unchecked Sendable {
  // Checked by hand: everything is added on the main thread.
  private(set) var words: [String] = []
  func add(_ word: String) { words.append(word) }
}
