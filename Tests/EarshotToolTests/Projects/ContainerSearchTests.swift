import Testing

@testable import AppBuilding

@Suite("Which project a folder holds")
struct ContainerSearchTests {
  private func candidates(_ files: String...) throws -> [String] {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    return try ProjectContainer.candidates(in: folder.path).map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test("The nearest one is taken, a workspace before projects; those of tools are passed over")
  func nearest() throws {
    let project = "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata"
    #expect(try candidates("A.swift", project, "Demo/Demo.xcodeproj/project.pbxproj") == ["App.xcodeproj"])
    #expect(try candidates("ios/App/App.xcodeproj/a", "Pods/Pods.xcodeproj/a") == ["ios/App/App.xcodeproj"])
    #expect(try candidates("App.xcodeproj/a", "App.xcworkspace/a") == ["App.xcworkspace"])
    #expect(try candidates("A.xcodeproj/a", "B.xcodeproj/a") == ["A.xcodeproj", "B.xcodeproj"])
  }

  @Test("A package with a project of examples inside is heard as a package")
  func package() throws {
    #expect(try candidates("Package.swift", "Demo/Demo.xcodeproj/a") == [])
    #expect(try candidates("Package.swift", "App.xcodeproj/a") == ["App.xcodeproj"])
  }

  @Test("Of several projects none is taken, and a line says so")
  func several() throws {
    let folder = try TemporaryFolder(["A.xcodeproj/a": "", "B.xcodeproj/a": "", "C.swift": ""])
    let selection = try SourceSelection(paths: [folder.path])
    #expect(selection.request == nil)
    #expect(selection.files.count == 1)
    #expect(
      selection.notes == [
        "\(folder.path) holds 2 projects: \(folder.path)/A.xcodeproj, \(folder.path)/B.xcodeproj. "
          + "All Swift files are compiled; name one of the projects to hear it as it is built."
      ])
  }

  @Test("What the kernel makes up holds no files of an app")
  func kernelFiles() {
    #expect(FolderWalk.names(below: "/proc") { _ in false } == [])
    #expect(FolderWalk.entries(of: "/sys", atMost: 0)?.count == 0)
  }

  @Test(
    "Paths are written as a person reads them",
    arguments: [
      ("", "A/B.swift", "A/B.swift"), (".", "A", "A"), ("a/b", "../c", "a/c"), ("a", "../../b", "../b"),
      ("/a/", "./b//c", "/a/b/c"), ("a", "/b", "/b"), ("/", "../b", "/b"), ("a", "..", ""),
    ])
  func paths(folder: String, path: String, joined: String) {
    #expect(SourcePath.join(folder, path) == joined)
  }

  @Test("Imports are read from the text, whatever stands before them")
  func imports() throws {
    let folder = try TemporaryFolder([
      "a.swift":
        "import A; import B\n@testable import C\npublic import struct D.E\n  @_exported import F // x\n"
        + "#if canImport(G)\nimport G\n#endif\n// import H\nlet importI = 1\n@_spi(X) import J\n"
    ])
    #expect(ModuleImports.names(in: ["\(folder.path)/a.swift"]) == ["A", "B", "C", "D", "F", "G", "J"])
  }
}
