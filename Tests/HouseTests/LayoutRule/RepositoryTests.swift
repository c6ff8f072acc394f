import Foundation
import Testing

@Suite("The repository", .timeLimit(.minutes(10)))
struct RepositoryTests {
  private static let isClone = FileManager.default.fileExists(atPath: House.root.appending(path: ".git").path)

  @Test("What a build writes is ignored")
  func ignored() throws {
    let lines = try #require(House.file(".gitignore")).text.split(separator: "\n")
    #expect(lines.contains(".build/"))
    #expect(lines.contains("Package.resolved"))
  }

  @Test("Nothing a build writes is tracked", .enabled(if: isClone, "this is no clone"))
  func tracked() throws {
    let listing = try Shell.run("git", "-c", "safe.directory=*", "ls-files")
    #expect(listing.status == 0)
    let paths = listing.output.split(separator: "\n")
    let built = paths.filter { path in
      let parts = path.split(separator: "/")
      return parts.contains(".build") || parts.last == "Package.resolved"
    }
    #expect(built == [])
    #expect(paths.filter { $0.contains(" ") } == [])
  }

  @Test("Every script can be run and names its interpreter")
  func scripts() {
    for file in House.files(below: "Scripts") + [House.file(".ci/run")].compactMap({ $0 }) {
      #expect(file.text.hasPrefix("#!"), "\(file.path)")
      let path = House.root.appending(path: file.path).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(file.path)")
    }
  }

  @Test("The licence is there in full")
  func licence() throws {
    let licence = try #require(House.file("LICENSE"))
    #expect(licence.text.contains("Apache License"))
    #expect(licence.text.contains("END OF TERMS AND CONDITIONS"))
  }
}
