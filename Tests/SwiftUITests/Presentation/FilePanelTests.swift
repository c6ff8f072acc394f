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

  @Test("What an app saves or moves is put into the person's folder, and the app is told where")
  func saving() async throws {
    let outside = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data("Tom".utf8).write(to: outside)
    defer { try? FileManager.default.removeItem(at: outside) }
    try await withFiles(["rex.txt"]) { environment in
      let folder = URL(filePath: try #require(environment.filesFolder))
      func contents(_ name: String) -> String? {
        (try? Data(contentsOf: folder.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
      }
      try await hosting(Saver(file: outside), environment: environment) { screen in
        for (button, name) in [
          ("Save", "rex 2.txt"), ("Save all", "plain-text.txt, plain-text 2.txt"), ("Save item", "bark.json"),
          ("Move", outside.lastPathComponent),
        ] {
          try await screen.activate(button)
          try await screen.advance(by: .seconds(1))
          #expect(try screen.element(named: "Told: \(name)").label?.string == "Told: \(name)")
        }
        #expect(contents("rex.txt") == "rex.txt")
        #expect(contents("rex 2.txt") == "Rex")
        #expect(contents("bark.json") == #"{"sound":"Woof"}"#)
        #expect(contents(outside.lastPathComponent) == "Tom")
        #expect(!FileManager.default.fileExists(atPath: outside.path))
      }
    }
  }

  @Test("Without a folder of files nothing is saved, and the developer is told why")
  func nothingSaved() async throws {
    try await hosting(Saver(file: nil)) { screen in
      try await screen.activate("Save item")
      try await screen.advance(by: .seconds(1))
      #expect(try screen.element(named: "Told: cancelled").label?.string == "Told: cancelled")
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(
        told == [
          "The app asks where to save a file, and there is no folder of files to put it into. "
            + "Name one with --files."
        ])
    }
  }

  @Test("What a person does is told while the view is there")
  func activity() async throws {
    try await hosting(Reading()) { screen in
      let label = try screen.element(named: "About beagles").label
      #expect(label == "About beagles")
    }
  }
}

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  let words: String

  init(words: String) { self.words = words }
  init(configuration: ReadConfiguration) throws {
    words = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(words.utf8))
  }
}

private struct Bark: Codable, Transferable {
  var sound = "Woof"

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.sound)
  }
}

private struct Saver: View {
  let file: URL?
  @State private var asked = ""
  @State private var told = ""

  private func asks(_ name: String) -> Binding<Bool> {
    Binding(get: { asked == name }, set: { if !$0 { asked = "" } })
  }

  private func tell(_ result: Result<URL, any Error>) {
    told = ((try? result.get())?.lastPathComponent) ?? "failed"
  }

  var body: some View {
    VStack {
      ForEach(["Save", "Save all", "Save item", "Move"], id: \.self) { name in
        Button(name) { asked = name }
      }
      Text("Told: \(told)")
    }
    .fileExporter(
      isPresented: asks("Save"), document: Note(words: "Rex"), contentType: .plainText,
      defaultFilename: "rex", onCompletion: tell
    )
    .fileExporter(
      isPresented: asks("Save all"), documents: [Note(words: "A"), Note(words: "B")],
      contentType: .plainText
    ) { result in
      told = ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: ", ")
    }
    .fileExporter(
      isPresented: asks("Save item"), item: Bark(), contentTypes: [.json], defaultFilename: "bark",
      onCompletion: tell, onCancellation: { told = "cancelled" }
    )
    .fileMover(isPresented: asks("Move"), file: file, onCompletion: tell)
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
