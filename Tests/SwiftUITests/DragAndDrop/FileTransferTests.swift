import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Values that are carried as files", .timeLimit(.minutes(10)))
struct FileTransferTests {
  /// A text that knows which file it was made of.
  struct Note: Hashable, Transferable {
    var words: String
    var source: URL?
    var wasOriginal = false

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .plainText) { note in
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        try Data(note.words.utf8).write(to: file)
        return SentTransferredFile(file, allowAccessingOriginalFile: true)
      } importing: { received in
        Note(
          words: try String(contentsOf: received.file, encoding: .utf8), source: received.file,
          wasOriginal: received.isOriginalFile)
      }
      FileRepresentation(exportedContentType: .json) { _ in
        SentTransferredFile(URL(filePath: "/dogs/none.json"))
      }
    }
  }

  struct Sketch: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(importedContentType: .png, shouldAttemptToOpenInPlace: true) { _ in
        throw CocoaError(.fileReadCorruptFile)
      }
    }
  }

  private func loaded<Value: Transferable & Sendable>(
    _ type: Value.Type, from provider: NSItemProvider
  ) async -> Result<Value, any Error> {
    await withCheckedContinuation { continuation in
      provider.loadTransferable(type: type) { continuation.resume(returning: $0) }
    }
  }

  @Test("A value is written to a file, and another one made of a copy that is gone afterwards")
  func files() async throws {
    let whole = NSItemProvider()
    whole.register(Note(words: "Feed Bailey"))
    #expect(whole.registeredContentTypes == [.plainText, .json])
    // Without what it was made of, the value is not carried as it is.
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .plainText) { handler in
      whole.loadDataRepresentation(for: .plainText) { handler($0, $1) }
    }
    let note = try await loaded(Note.self, from: provider).get()
    #expect(note.words == "Feed Bailey" && !note.wasOriginal)
    let file = try #require(note.source)
    #expect(file.pathExtension == "txt" && !FileManager.default.fileExists(atPath: file.path))
  }

  @Test("A file that is not there is not given away, and what keeps a value from being made is told")
  func refused() async {
    let note = NSItemProvider()
    note.register(Note(words: "Feed Bailey"))
    let missing = await withCheckedContinuation { continuation in
      note.loadDataRepresentation(for: .json) { data, error in
        continuation.resume(returning: data == nil ? error as? CocoaError : nil)
      }
    }
    #expect(missing?.code == .fileReadNoSuchFile)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) { handler in
      handler(Data([1]), nil)
      return nil
    }
    let sketch = await loaded(Sketch.self, from: provider)
    #expect(throws: CocoaError(.fileReadCorruptFile)) { try sketch.get() }
  }
}
