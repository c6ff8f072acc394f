import EarshotTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Files from elsewhere, and what a person does", .timeLimit(.minutes(10)))
struct FileQuestionTests {
  @Test("An app that asks for a file learns that none was chosen, and a person what is missing")
  func importing() async throws {
    try await hosting(Importer()) { screen in
      try await screen.activate("Open")
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "cancelled").label == "cancelled")
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(
        told == [
          "The app asks for a file, which needs the system's browser. Nothing is chosen here; "
            + "give the app a file in its preview instead."
        ])
    }
  }

  @Test("A document is written to a file and read from it")
  func document() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: [:])
    wrapper.addRegularFile(withContents: Data("Rex".utf8), preferredFilename: "dog.txt")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try wrapper.write(to: folder)
    let read = try FileWrapper(url: folder)
    #expect(read.isDirectory)
    let contents = try #require(read.fileWrappers?["dog.txt"]?.regularFileContents)
    #expect(String(decoding: contents, as: UTF8.self) == "Rex")
  }

  @Test("What a person does is told while the view is there")
  func activity() async throws {
    try await hosting(Reading()) { screen in
      let label = try screen.element(named: "About beagles").label
      #expect(label == "About beagles")
    }
  }
}

private struct Importer: View {
  @State private var isAsking = false
  @State private var isCancelled = false

  var body: some View {
    VStack {
      Button("Open") { isAsking = true }
      if isCancelled, !isAsking { Text("cancelled") }
    }
    .fileImporter(
      isPresented: $isAsking, allowedContentTypes: [.image], allowsMultipleSelection: false,
      onCompletion: { _ in }, onCancellation: { isCancelled = true })
  }
}

private struct Reading: View {
  @State private var title = "Nothing"

  var body: some View {
    Text(title).userActivity("reading", element: "beagles") { dog, activity in
      activity.title = "About \(dog)"
      title = activity.title ?? ""
    }
  }
}
