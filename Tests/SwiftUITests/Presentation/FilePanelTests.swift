import EarshotTesting
import Foundation
import SwiftUI
import Testing
import TreeFormat
import UniformTypeIdentifiers

@MainActor
@Suite("Files from elsewhere, and what a person does", .timeLimit(.minutes(10)))
struct FileQuestionTests {
  @Test("A person chooses one of their files, or none, and the app is told")
  func importing() async throws {
    try await withFiles(["beagle.png", "notes.txt", "ant.jpg"]) { environment in
      try await hosting(Importer(), environment: environment) { screen in
        try await screen.activate("Open")
        let heard = try await screen.tour().stops.map(\.utterance.text)
        #expect(heard.prefix(4) == ["Cancel, button", "Files, heading", "ant", "beagle"])
        #expect(!heard.contains("notes"))
        try await screen.activate("beagle")
        #expect(try screen.element(named: "beagle.png").label == "beagle.png")
        try await screen.activate("Open")
        try await screen.activate("Cancel")
        #expect(try screen.element(named: "cancelled").label == "cancelled")
      }
    }
  }

  @Test("Without a folder of files there is nothing to choose from")
  func noFolder() async throws {
    try await hosting(Importer()) { screen in
      try await screen.activate("Open")
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard.prefix(3) == ["Cancel, button", "Files, heading", "No Results"])
    }
  }

  @Test("Several files are chosen one by one, then opened together")
  func several() async throws {
    try await withFiles(["a.png", "b.png", "c.png"]) { environment in
      try await hosting(Importer(isSeveral: true), environment: environment) { screen in
        try await screen.activate("Open")
        #expect(try screen.element(named: "Open").traits.contains(.notEnabled))
        try await screen.activate("c")
        try await screen.activate("a")
        #expect(try screen.element(named: "a").traits.contains(.selected))
        try await screen.activate("Open")
        #expect(try screen.element(named: "c.png, a.png").label == "c.png, a.png")
      }
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
  var isSeveral = false
  @State private var isAsking = false
  @State private var isCancelled = false
  @State private var names = ""

  var body: some View {
    VStack {
      Button("Open") { isAsking = true }
      Text(names)
      if isCancelled, !isAsking { Text("cancelled") }
    }
    .fileImporter(
      isPresented: $isAsking, allowedContentTypes: [.image], allowsMultipleSelection: isSeveral,
      onCompletion: { result in
        names = ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: ", ")
      }, onCancellation: { isCancelled = true })
  }
}

/// Runs something with a folder of files that a person can choose from.
@MainActor
func withFiles(_ names: [String], _ body: (LaunchOptions) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for name in names { try Data(name.utf8).write(to: folder.appending(path: name)) }
  var environment = LaunchOptions()
  environment.filesFolder = folder.path
  try await body(environment)
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
