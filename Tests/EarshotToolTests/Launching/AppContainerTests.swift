import Foundation
import TestSupport
import Testing

extension LiveTests {
  @Suite("The folders of an app")
  struct AppContainerTests {
    private static let notes = #"""
      import SwiftUI
      struct Notes: View {
        private let words = Self.store()
        var body: some View {
          ForEach(words.indices, id: \.self) { Text(verbatim: words[$0]) }
        }
        static func store() -> [String] {
          let manager = FileManager.default
          let secret = ProcessInfo.processInfo.environment["SECRET_TOKEN"] ?? "no secret"
          let folders: [FileManager.SearchPathDirectory] = [.documentDirectory, .cachesDirectory]
          let urls = folders.compactMap { manager.urls(for: $0, in: .userDomainMask).first }
            + [manager.temporaryDirectory, URL(filePath: NSHomeDirectory())]
          return [secret] + urls.map { url in
            let file = url.appending(path: "note.txt")
            let before = (try? String(contentsOf: file, encoding: .utf8)) ?? "no note"
            do { try "kept".write(to: file, atomically: true, encoding: .utf8) } catch { return "\(error)" }
            return before
          }
        }
      }
      #Preview { Notes() }
      """#

    @Test("An app's documents, caches and temporary files are its own, and empty at each run")
    func container() throws {
      let folder = try TemporaryFolder([
        "Notes.swift": Self.notes, "home/Documents/note.txt": "the person's", "home/note.txt": "the person's",
        "temporary/note.txt": "the person's",
      ])
      let surroundings = [
        "HOME": folder.path + "/home", "CFFIXED_USER_HOME": folder.path + "/home",
        "TMPDIR": folder.path + "/temporary", "SECRET_TOKEN": "42",
      ]
      for _ in 0..<2 {
        let run = try ToolRun(
          "hear", "Notes.swift", "--format", "captions", in: folder, environment: surroundings)
        #expect(run.errors == "")
        #expect(run.output == "no secret\nno note\nno note\nno note\nno note\n")
      }
      for name in ["home/Documents", "home", "temporary"] {
        let note = try String(contentsOfFile: "\(folder.path)/\(name)/note.txt", encoding: .utf8)
        #expect(note == "the person's")
      }
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path + "/temporary") == ["note.txt"])
    }

    private static let shredder = #"""
      import SwiftUI
      struct Shredder: View {
        private let words = Self.shred()
        var body: some View { Text(words) }
        static func shred() -> String {
          let manager = FileManager.default
          let folders: [FileManager.SearchPathDirectory] = [
            .documentDirectory, .cachesDirectory, .applicationSupportDirectory, .downloadsDirectory, .libraryDirectory,
          ]
          let urls = folders.flatMap { manager.urls(for: $0, in: .userDomainMask) }
            + [manager.temporaryDirectory, URL(filePath: NSHomeDirectory()), manager.homeDirectoryForCurrentUser]
          for url in urls { try? manager.removeItem(at: url) }
          return urls.contains { manager.fileExists(atPath: $0.path) } ? "still there" : "all gone"
        }
      }
      #Preview { Shredder() }
      """#

    @Test("A preview that deletes its documents, and its home, deletes nothing of the person's")
    func deletes() throws {
      let notes = ["home/Documents", "home/Library/Caches", "home/Downloads", "home", "temporary"]
      let folder = try TemporaryFolder(["Shredder.swift": Self.shredder])
      for place in notes { try folder.write("the person's", to: "\(place)/note.txt") }
      let surroundings = [
        "HOME": folder.path + "/home", "CFFIXED_USER_HOME": folder.path + "/home",
        "TMPDIR": folder.path + "/temporary",
      ]
      let run = try ToolRun(
        "hear", "Shredder.swift", "--format", "captions", in: folder, environment: surroundings)
      #expect(run.errors == "")
      #expect(run.output == "all gone\n")
      for place in notes {
        #expect(
          try String(contentsOfFile: "\(folder.path)/\(place)/note.txt", encoding: .utf8) == "the person's")
      }
    }
  }
}
