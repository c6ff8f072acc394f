import Testing

@testable import AppBuilding

@Suite("Targets of packages in C")
struct ClangTargetTests {
  private func targets(_ folder: TemporaryFolder, _ lines: String...) -> ClangTargets {
    var all = ClangTargets()
    for target in ScanFindings(lines: lines.map { Substring($0) }).targets {
      all.take(target, in: "\(folder.path)/Package.swift")
    }
    return all
  }

  @Test("What is imported comes behind what it needs, with those of its files that the manifest takes")
  func needed() throws {
    let folder = try TemporaryFolder([
      "Sources/CDogs/src/dogs.c": "", "Sources/CDogs/src/old/cat.c": "", "Sources/CDogs/note.c": "",
      "Sources/CDogs/headers/module.modulemap": "module Dogs { header \"dogs.h\" }",
      "Sources/CTide/module.modulemap": "module CTide { header \"shim.h\" link \"tide\" }",
      "Sources/C-Bones/bones.c": "", "Sources/C-Bones/include/bones.h": "",
    ])
    let all = targets(
      folder, "target\t0\t1\tCDogs\ttarget\t", "setting\t0\t1\tCDogs\tdependency\tC-Bones",
      "setting\t0\t1\tCDogs\tdependency\tElsewhere", "setting\t0\t1\tCDogs\tsource\tsrc",
      "setting\t0\t1\tCDogs\texclude\tsrc/old", "setting\t0\t1\tCDogs\tpublicHeaders\theaders",
      "target\t0\t2\tCTide\tsystemLibrary\t", "target\t0\t3\tC-Bones\ttarget\t")
    let root = try #require(SandboxPaths.resolved(folder.path))
    let needed = all.needed(for: ["SwiftUI", "Dogs", "CTide"])
    #expect(needed.map(\.name) == ["C-Bones", "CDogs", "CTide"])
    #expect(needed.map(\.modules) == [["C_Bones"], ["Dogs"], ["CTide"]])
    #expect(needed.map(\.isSystem) == [false, false, true])
    #expect(needed.map(\.sources.count) == [1, 1, 0])
    #expect(needed[1].sources == ["\(root)/Sources/CDogs/src/dogs.c"])
    #expect(needed[1].publicHeaders == "\(root)/Sources/CDogs/headers")
    #expect(all.needed(for: ["CDogs", "CBones"]).isEmpty)
  }

  @Test(
    "A target with files in other languages, one without code, and one outside of its package are none",
    arguments: [
      ("Sources/Dogs/a.swift", ""), ("Sources/Dogs/a.m", ""), ("Sources/Dogs/a.mm", ""),
      ("Sources/Dogs/a.cpp", ""),
      ("Sources/Dogs/include/a.h", "Sources/Dogs/include"), ("Sources/Dogs/a.h", ".."),
    ])
  func others(file: String, path: String) throws {
    let folder = try TemporaryFolder(["Kit/Sources/Dogs/b.c": "", "Kit/\(file)": "", "c.c": ""])
    var all = ClangTargets()
    let target = try #require(ScanFindings(lines: ["target\t0\t1\tDogs\ttarget\t\(path)"]).targets.first)
    let isTaken = all.take(target, in: "\(folder.path)/Kit/Package.swift")
    #expect(!isTaken)
    #expect(all.isEmpty)
  }

  @Test("A target is another one once the text of a file or what its manifest says is")
  func digest() throws {
    let folder = try TemporaryFolder(["Sources/Dogs/a.c": "int a;", "Sources/Dogs/include/a.h": ""])
    func digest(_ setting: String = "") throws -> String {
      let target = targets(folder, "target\t0\t1\tDogs\ttarget\t", "setting\t0\t1\tDogs\t\(setting)")
      var digest = Digest()
      try #require(target.needed(for: ["Dogs"]).first).add(to: &digest)
      return digest.text
    }
    let first = try digest()
    #expect(try digest() == first)
    #expect(try digest("macro\tBARKS") != first)
    try folder.write("int b;", to: "Sources/Dogs/include/a.h")
    #expect(try digest() != first)
  }

  @Test("A module of the system that is imported and not here is a line that says what to install")
  func systemModules() throws {
    let module = try #require(SystemModule.all.first { $0.name == "SQLite3" })
    let absent = ScanFindings(lines: ["absent\t0\t1\tSQLite3", "absent\t0\t2\tMetal"]).absentModules
    let line =
      "SQLite3 is not here: /usr/include/sqlite3.h is missing. Install it: apt-get install libsqlite3-dev."
    #expect(SystemModule.problems(with: absent) == (module.isHere ? [] : [line]))
    #expect(SystemModule.problems(with: []) == [])
  }
}
