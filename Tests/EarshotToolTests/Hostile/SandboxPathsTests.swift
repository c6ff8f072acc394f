import CProcess
import Foundation
import TestSupport
import Testing

@testable import AppBuilding

@Suite("What an app may use")
struct SandboxPathsTests {
  private func rights(_ paths: SandboxPaths, in folder: String) -> [String: UInt32] {
    let inner = paths.entries.filter { $0.path.hasPrefix("\(folder)/") }
    return Dictionary(
      inner.map { (String($0.path.dropFirst(folder.count + 1)), $0.rights) }, uniquingKeysWith: { $0 | $1 })
  }

  @Test("Of a source folder everything is read but what is hidden, and what links lead to outside")
  func sources() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "Media.xcassets/Contents.json": "", ".git/config": "", ".env": "",
    ])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: "\(folder.path)/out", withDestinationPath: "/etc/passwd")
    try manager.createSymbolicLink(atPath: "\(folder.path)/in", withDestinationPath: "A.swift")
    let real = try #require(SandboxPaths.resolved(folder.path))
    var paths = SandboxPaths()
    paths.allowSources(in: folder.path, home: "/nowhere")
    let rights = rights(paths, in: real)
    #expect(Set(rights.keys) == ["A.swift", "Media.xcassets", "in", ".git", ".env"])
    #expect(rights[".git"] == PROCESS_MASK.rawValue)
    #expect(rights["A.swift"] == SandboxPaths.read | PROCESS_LANDLOCK_ONLY.rawValue)
    #expect(paths.entries.allSatisfy { $0.rights & PROCESS_WRITE.rawValue == 0 })
  }

  @Test("Of a home, files that belong to apps are read, and no folder of documents")
  func home() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "letter.txt": "", "Documents/secret": "", ".ssh/key": "",
    ])
    let real = try #require(SandboxPaths.resolved(folder.path))
    var paths = SandboxPaths()
    paths.allowSources(in: folder.path, home: "\(folder.path)")
    #expect(Set(rights(paths, in: real).keys) == ["A.swift"])
    #expect(SandboxPaths.isWide("/", home: "/a/b") && SandboxPaths.isWide("/a", home: "/a/b"))
    #expect(!SandboxPaths.isWide("/a/b/App", home: "/a/b"))
  }

  @Test("The sources of a project are the work tree of its repository, or its own folder")
  func projects() throws {
    let folder = try TemporaryFolder([
      "Repository/.git/config": "", "Repository/App/A.swift": "", "Other/A.swift": "",
    ])
    let real = try #require(SandboxPaths.resolved(folder.path))
    #expect(
      SandboxPaths.projectRoot(of: "\(folder.path)/Repository/App", home: "/nowhere") == "\(real)/Repository")
    #expect(SandboxPaths.projectRoot(of: "\(folder.path)/Other", home: "/nowhere") == "\(real)/Other")
  }

  @Test("What a kernel does not keep from an app is said in one line")
  func shortcomings() throws {
    #expect(Sandbox.shortcoming(of: PROCESS_LANDLOCK.rawValue | PROCESS_SECCOMP.rawValue) == nil)
    #expect(Sandbox.shortcoming(of: PROCESS_ROOT.rawValue | PROCESS_NAMESPACES.rawValue) == nil)
    #expect(
      Sandbox.shortcoming(of: PROCESS_SECCOMP.rawValue)
        == "This kernel offers less than a whole sandbox: the app reads and writes the files that you can. "
        + "--require-sandbox makes this an error.")
    #expect(Sandbox.mechanisms(in: "landlock, Seccomp") == [.landlock, .seccomp])
  }

  @Test("Of what an app prints a megabyte is shown, then a line says so; why it ended is known all the same")
  func output() {
    final class Lines: @unchecked Sendable { var all: [String] = [] }
    let lines = Lines()
    var output = AppOutput { lines.all.append($0) }
    for _ in 0..<200 { output.append(Array(repeating: UInt8(ascii: "x"), count: 20_000)[...]) }
    output.append(Array("\nfirst\nFatal error: no dog\n".utf8)[...])
    #expect(lines.all.last == "… More than 1 MB were printed; the rest is left out.")
    #expect(lines.all.reduce(0) { $0 + $1.utf8.count } < 1_200_000)
    #expect(output.lastLines.suffix(2) == ["first", "Fatal error: no dog"])
  }

  @Test("Lines are told apart wherever their bytes are cut")
  func lines() {
    final class Lines: @unchecked Sendable { var all: [String] = [] }
    let lines = Lines()
    var output = AppOutput { lines.all.append($0) }
    for byte in "one\n\ntwo\nthree".utf8 { output.append([byte][...]) }
    output.finish()
    #expect(lines.all == ["one", "", "two", "three"])
  }

  @Test("A folder of any depth, which nobody may enter, is removed")
  func removal() throws {
    let folder = try TemporaryFolder(["a/b/c/file": "x", "a/closed/file": "x"])
    chmod("\(folder.path)/a/closed", 0)
    #expect(process_remove_folder("\(folder.path)/a") == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/a"))
  }

  @Test("What a process left that is gone is removed, and what one uses that lives is not")
  func sweeping() throws {
    let folder = try TemporaryFolder([
      "earshot-aaaaaa/file": "x", "earshot-aaaaaa.owner": "999999999 1\n", "earshot-bbbbbb/file": "x",
      "earshot-bbbbbb.owner": "\(getpid()) \(process_start_time(getpid()))\n", "earshot-cccccc/file": "x",
    ])
    Workspace.sweep(folder.path)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["earshot-bbbbbb", "earshot-bbbbbb.owner", "earshot-cccccc"])
  }
}
