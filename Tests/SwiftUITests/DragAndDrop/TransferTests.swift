import EarshotTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("What is carried from one place to another", .timeLimit(.minutes(10)))
struct TransferTests {
  struct Dog: Codable, Hashable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  @Test("Types know what they are, what lies above them and how files of them are called")
  func types() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.swiftSource.conforms(to: .text))
    #expect(!UTType.text.conforms(to: .plainText))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(UTType.jpeg.isSubtype(of: .image) && !UTType.jpeg.isSubtype(of: .text))
    let file = URL(filePath: "/dogs/bailey").appendingPathExtension(for: .json)
    #expect(file.lastPathComponent == "bailey.json")
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType("public.plain-text") == .plainText)
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType.json.preferredFilenameExtension == "json")
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
    let own = UTType(exportedAs: "com.example.dog", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.conforms(to: .data))
    #expect(UTType(filenameExtension: "bark")?.isDynamic == true)
  }

  @Test("Objects, data and values that were put into a provider are loaded from it")
  func loading() async throws {
    try await hosting(Text("Any")) { screen in
      let words = NSItemProvider(object: "Bailey" as NSString)
      #expect(words.registeredContentTypes == [.utf8PlainText])
      #expect(words.hasItemConformingToTypeIdentifier("public.text"))
      #expect(words.canLoadObject(ofClass: NSString.self) && !words.canLoadObject(ofClass: NSURL.self))
      let loaded = Loaded()
      words.loadObject(ofClass: String.self) { words, _ in loaded.add(words ?? "none") }
      words.loadObject(ofClass: NSString.self) { words, _ in loaded.add("\(words as? NSString ?? "none")") }
      words.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
        loaded.add(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
      }
      words.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
        loaded.add(data == nil && error != nil ? "no image" : "image")
      }
      let dog = NSItemProvider()
      dog.register(Dog(name: "Molly"))
      dog.loadTransferable(type: Dog.self) { result in loaded.add((try? result.get())?.name ?? "none") }
      try await screen.advance(by: .seconds(1))
      #expect(loaded.words == ["Bailey", "Bailey", "Bailey", "no image", "Molly"])
    }
  }
}

extension TransferTests {
  @Test("A value is taken in the form of another one that stands for it")
  func proxy() async throws {
    try await hosting(Text("Any")) { screen in
      let (dog, loaded) = (NSItemProvider(), Loaded())
      dog.register(Dog(name: "Molly"))
      dog.loadTransferable(type: String.self) { result in loaded.add((try? result.get()) ?? "none") }
      for _ in 0..<5 { try await screen.advance(by: .seconds(1)) }
      #expect(loaded.words == ["Molly"])
    }
  }
}

private final class Loaded: @unchecked Sendable {
  // Checked by hand: everything is added on the main thread.
  private(set) var words: [String] = []
  func add(_ word: String) { words.append(word) }
}
