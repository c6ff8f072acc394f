import Foundation
import Testing

@testable import AppBuilding

@Suite("The files that a command line names")
struct SourceSelectionTests {
  @Test("A folder gives its Swift files in order, without hidden ones and the manifest")
  func folder() throws {
    let folder = try TemporaryFolder()
    for name in ["b.swift", "a/c.swift", ".build/d.swift", "Package.swift", "notes.md"] {
      try folder.write("", to: name)
    }
    let selection = try SourceSelection(paths: [folder.path])
    #expect(selection.files == ["\(folder.path)/a/c.swift", "\(folder.path)/b.swift"])
  }

  @Test("A file that is named twice is compiled once")
  func twice() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "a.swift")
    #expect(try SourceSelection(paths: [file, folder.path]).files == [file])
  }

  @Test("Texts and pictures are looked for in the folders of the files, each once")
  func folders() throws {
    let folder = try TemporaryFolder()
    let files = try ["b.swift", "Views/c.swift", "a.swift"].map { try folder.write("", to: $0) }
    let found = try SourceSelection(paths: files).folders
    #expect(
      found == [folder.path, "\(folder.path)/Views"].map { URL(filePath: $0).standardizedFileURL.path })
  }

  @Test("A misspelt file is answered with its nearest neighbour")
  func misspelt() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "DogCell.swift")
    try folder.write("", to: "Veterinarian.swift")
    #expect(throws: TargetError(.noSuchFile, "\(folder.path)/DogCel.swift", details: ["DogCell.swift"])) {
      _ = try SourceSelection(paths: ["\(folder.path)/DogCel.swift"])
    }
  }

  @Test("A file of another kind and an empty folder are refused")
  func refused() throws {
    let folder = try TemporaryFolder()
    #expect(throws: TargetError(.emptyFolder, folder.path)) {
      _ = try SourceSelection(paths: [folder.path])
    }
    let notes = try folder.write("", to: "notes.md")
    #expect(throws: TargetError(.notSwift, notes)) { _ = try SourceSelection(paths: [notes]) }
  }

  @Test("An example is found in any capitals, and a wrong name is answered with all there are")
  func example() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Kennel/Kennel.swift")
    try folder.write("", to: "Survey/Survey.swift")
    try folder.write(
      "name\tfolder\tpreview\nkennel\tKennel\t\nsurvey\tSurvey\tLast\n", to: "examples.tsv")
    let catalog = ExampleCatalog(of: folder.path)
    let kennel = try SourceSelection(example: "Kennel", in: catalog)
    #expect(kennel.files == ["\(folder.path)/Kennel/Kennel.swift"])
    #expect(kennel.preview == nil)
    #expect(try SourceSelection(example: "survey", in: catalog).preview == "Last")
    #expect(throws: TargetError(.unknownExample, "dog", details: ["kennel", "survey"])) {
      _ = try SourceSelection(example: "dog", in: catalog)
    }
  }

  @Test("A folder without a catalog has no examples")
  func withoutCatalog() throws {
    let folder = try TemporaryFolder()
    #expect(ExampleCatalog(of: folder.path).names.isEmpty)
  }

  @Test("The catalog of examples has a line for each folder of code, and names previews that are there")
  func catalog() throws {
    let folder = DevelopmentPrefix.root.appending(path: "Examples").path
    let catalog = ExampleCatalog(of: folder)
    let listed = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.contains(".") }
      .filter { name in
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")
        return files.contains { $0.hasSuffix(".swift") }
      }
    #expect(Set(catalog.examples.map(\.folder)) == Set(listed.map { "\(folder)/\($0)" }))
    for example in catalog.examples {
      guard let preview = example.preview else { continue }
      let text = try String(contentsOfFile: "\(example.folder)/Previews.swift", encoding: .utf8)
      #expect(text.contains("#Preview(\"\(preview)\")"), "\(example.name)")
    }
  }
}
