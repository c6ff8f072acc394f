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

    private static let archive = #"""
      import CoreData
      import SwiftData
      import SwiftUI
      @Model final class Dog {
        var name: String
        init(name: String) { self.name = name }
      }
      struct Archive: View {
        private let words = Self.store()
        var body: some View { ForEach(words.indices, id: \.self) { Text(verbatim: words[$0]) } }
        static func store() -> [String] {
          do { return [try models(), try objects(), try file()] } catch { return ["\(error)"] }
        }
        static func models() throws -> String {
          let place = ModelConfiguration(url: .documentsDirectory.appending(path: "dogs.store"))
          let context = try ModelContainer(for: Dog.self, configurations: place).mainContext
          let before = try context.fetchCount(FetchDescriptor<Dog>())
          context.insert(Dog(name: "Rex"))
          try context.save()
          return "dogs \(before), \(try context.fetchCount(FetchDescriptor<Dog>()))"
        }
        static func objects() throws -> String {
          let (model, bone) = (NSManagedObjectModel(), NSEntityDescription())
          (bone.name, bone.managedObjectClassName) = ("Bone", "NSManagedObject")
          model.entities = [bone]
          let container = NSPersistentContainer(name: "Bones", managedObjectModel: model)
          let place = URL.applicationSupportDirectory.appending(path: "bones.sqlite")
          container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
          var problem: (any Error)?
          container.loadPersistentStores { problem = $1 }
          if let problem { throw problem }
          let (context, all) = (container.viewContext, NSFetchRequest<NSManagedObject>(entityName: "Bone"))
          let before = try context.count(for: all)
          _ = NSManagedObject(entity: bone, insertInto: context)
          try context.save()
          return "bones \(before), \(try context.count(for: all))"
        }
        static func file() throws -> String {
          let (manager, file) = (FileManager.default, URL.documentsDirectory.appending(path: "shop.sqlite"))
          let wasThere = manager.fileExists(atPath: file.path)
          let header = Data("SQLite format 3\0".utf8)
          guard manager.createFile(atPath: file.path, contents: header + Data(count: 4_080)) else { return "no file" }
          for name in ["wal", "shm"] { try Data(count: 32).write(to: URL(filePath: "\(file.path)-\(name)")) }
          let handle = try FileHandle(forUpdating: file)
          try handle.seek(toOffset: 24)
          try handle.write(contentsOf: Data([0, 0, 0, 1]))
          try handle.synchronize()
          try handle.seek(toOffset: 0)
          return "file \(wasThere), \(try handle.read(upToCount: 16) == header)"
        }
      }
      #Preview { Archive() }
      """#

    @Test(
      "B11: an app opens databases in its folders, finds them empty at each run, and leaves nothing behind")
    func databases() throws {
      let folder = try TemporaryFolder(["Archive.swift": Self.archive])
      let surroundings = [
        "HOME": folder.path + "/home", "CFFIXED_USER_HOME": folder.path + "/home",
        "TMPDIR": folder.path + "/temporary",
      ]
      let places = ["Documents", "Library/Application Support"].map { "home/\($0)/note.txt" }
      for place in places + ["temporary/note.txt"] { try folder.write("the person's", to: place) }
      func all() -> Set<String> {
        Set(FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      }
      let before = all()
      for _ in 0..<2 {
        let run = try ToolRun(
          "hear", "Archive.swift", "--format", "captions", in: folder, environment: surroundings)
        #expect(run.errors == "")
        #expect(run.output == "dogs 0, 1\nbones 0, 1\nfile false, true\n")
        #expect(all() == before)
      }
    }
  }
}
