import Foundation
import Testing

extension LiveTests {
  @Suite("What is kept from run to run")
  struct CacheTests {
    private static let files = [
      "App/Row.swift": "import SwiftUI\nstruct Row: View {\n  var body: some View { Text(Names.first) }\n}\n",
      "App/Names.swift": "enum Names { static let first = \"Bailey\" }\n",
      "App/Other.swift":
        "import SwiftUI\nstruct Other: View {\n  var body: some View { Text(\"other\") }\n}\n",
    ]

    private func hear(_ options: String..., in folder: TemporaryFolder) throws -> ToolRun {
      try ToolRun(
        arguments: ["hear", "App", "--format", "captions"] + options, in: folder,
        environment: ["XDG_CACHE_HOME": "\(folder.path)/cache"])
    }

    /// When each object in the cache was made, by its path.
    private func objects(in folder: TemporaryFolder) throws -> [String: Date] {
      try files(in: folder).filter { $0.key.hasSuffix(".o") }
    }

    /// When each file that the compiler made was made, by its path in the cache.
    private func files(in folder: TemporaryFolder) throws -> [String: Date] {
      let names =
        FileManager.default.enumerator(atPath: "\(folder.path)/cache")?.compactMap { $0 as? String } ?? []
      var dates: [String: Date] = [:]
      for name in names where name.hasSuffix(".o") || name.hasSuffix(".so") {
        let path = "\(folder.path)/cache/\(name)"
        dates[name] = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      }
      return dates
    }

    @Test(
      "What was not changed is not compiled again; of a changed app only the files that the change matters to"
    )
    func saving() throws {
      let folder = try TemporaryFolder(Self.files)
      #expect(try hear(in: folder).output == "other\nBailey\n")
      let first = try objects(in: folder)
      #expect(first.count == 3)
      #expect(try hear(in: folder).output == "other\nBailey\n")
      #expect(try objects(in: folder) == first)
      try folder.write(
        "import SwiftUI\nstruct Other: View {\n  var body: some View { Text(\"changed\") }\n}\n",
        to: "App/Other.swift")
      #expect(try hear(in: folder).output == "changed\nBailey\n")
      let second = try objects(in: folder)
      #expect(second.filter { first[$0.key] != $0.value }.count == 1)
      try folder.write("enum Names { static let first: Substring = \"Luna\" }\n", to: "App/Names.swift")
      #expect(try hear(in: folder).output == "changed\nLuna\n")
      #expect(try objects(in: folder).filter { second[$0.key] != $0.value }.count == 2)
    }

    @Test("What a file says counts, and not when it was saved")
    func dates() throws {
      let folder = try TemporaryFolder(Self.files)
      func save(_ text: String, to name: String, _ date: Date) throws {
        let path = try folder.write(text, to: name)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
      let (past, future) = (Date(timeIntervalSince1970: 1_000_000_000), Date(timeIntervalSinceNow: 100))
      #expect(try hear(in: folder).output == "other\nBailey\n")
      let first = try files(in: folder)
      for (name, text) in Self.files { try save(text, to: name, future) }
      #expect(try hear(in: folder).output == "other\nBailey\n")
      #expect(try files(in: folder) == first)
      // As long as before, and older: in nothing but its words another one.
      let names = try #require(Self.files["App/Names.swift"])
      try save(names.replacing("Bailey", with: "Ranger"), to: "App/Names.swift", past)
      #expect(try hear(in: folder).output == "other\nRanger\n")
      // Of another type, which what uses it has to be compiled for.
      try save("enum Names { static let first: Substring = \"Luna\" }\n", to: "App/Names.swift", past)
      #expect(try hear(in: folder).output == "other\nLuna\n")
    }

    @Test("A file that is compiled otherwise because another one changed is compiled again")
    func dependentCopies() throws {
      let folder = try TemporaryFolder(Self.files)
      #expect(try hear(in: folder).output == "other\nBailey\n")
      try folder.write("import SwiftUI\n#Preview { Row() }\n", to: "App/Preview.swift")
      #expect(try hear(in: folder).output == "Bailey\n")
      try FileManager.default.removeItem(atPath: "\(folder.path)/App/Preview.swift")
      #expect(try hear(in: folder).output == "other\nBailey\n")
    }

    @Test("What is left out is told each time, and heard once it is mended")
    func leftOut() throws {
      let bad = "import SwiftUI\nstruct Bad: View {\n  var body: some View { Text(nonsense) }\n}\n"
      let folder = try TemporaryFolder(Self.files.merging(["App/Bad.swift": bad]) { $1 })
      let first = try hear(in: folder)
      let line = "earshot: Bad.swift:3: value left out: cannot find 'nonsense' in scope\n"
      #expect(first.errors.hasPrefix(line))
      #expect(first.output == "left out\nother\nBailey\n")
      let second = try hear(in: folder)
      #expect(second.errors == first.errors)
      #expect(second.output == first.output)
      #expect(second.status == 1)
      try folder.write(bad.replacing("nonsense", with: "\"mended\""), to: "App/Bad.swift")
      let third = try hear(in: folder)
      #expect(third.errors == "")
      #expect(third.output == "mended\nother\nBailey\n")
    }

    @Test("Modules of a package are compiled again where one that they import changed")
    func modules() throws {
      let folder = try TemporaryFolder([
        "App/Package.swift":
          "let package = Package(targets: [.target(name: \"Dogs\"), .target(name: \"Kennel\")])",
        "App/Sources/Dogs/Dog.swift": "public enum Dog { public static let name = \"Bailey\" }\n",
        "App/Sources/Kennel/Row.swift":
          "import Dogs\nimport SwiftUI\nstruct Row: View {\n  var body: some View { Text(Dog.name) }\n}\n",
      ])
      #expect(try hear(in: folder).output == "Bailey\n")
      try folder.write(
        "public enum Dog { public static let name: Substring = \"Luna\" }\n", to: "App/Sources/Dogs/Dog.swift"
      )
      let run = try hear(in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Luna\n")
    }

    @Test("Two runs side by side hear the same")
    func sideBySide() async throws {
      let folder = try TemporaryFolder(Self.files)
      let (path, files) = (folder.path, folder)
      let outputs = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<2 {
          group.addTask {
            try ToolRun(
              arguments: ["hear", "\(path)/App", "--format", "captions"], in: files,
              environment: ["XDG_CACHE_HOME": "\(path)/cache"]
            ).output
          }
        }
        var outputs: [String] = []
        for try await output in group { outputs.append(output) }
        return outputs
      }
      #expect(outputs == ["other\nBailey\n", "other\nBailey\n"])
    }

    @Test("The cache tells its folder and its size, and is emptied; nothing is kept where that is not wanted")
    func command() throws {
      let folder = try TemporaryFolder(Self.files)
      let environment = ["XDG_CACHE_HOME": "\(folder.path)/cache"]
      let place = "\(folder.path)/cache/earshot"
      func cache(_ options: String...) throws -> String {
        try ToolRun(arguments: ["cache"] + options, in: folder, environment: environment).output
      }
      #expect(try cache() == "\(place): 0.0 MB\n")
      #expect(try hear("--no-cache", in: folder).output == "other\nBailey\n")
      #expect(!FileManager.default.fileExists(atPath: place))
      _ = try hear(in: folder)
      let size = try cache()
      #expect(size != "\(place): 0.0 MB\n")
      #expect(try cache("--clear") == size.replacing("\n", with: " removed\n"))
      #expect(try cache() == "\(place): 0.0 MB\n")
      #expect(try hear(in: folder).output == "other\nBailey\n")
    }

    @Test("Where nothing can be kept, an app is heard all the same")
    func unwritable() throws {
      let folder = try TemporaryFolder(Self.files.merging(["cache/earshot": "a file"]) { $1 })
      let run = try hear(in: folder)
      #expect(run.errors == "")
      #expect(run.output == "other\nBailey\n")
    }
  }
}
