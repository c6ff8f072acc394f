import Foundation
import Testing

extension LiveTests {
  @Suite("The way of a newcomer")
  struct NewcomerWayTests {
    @Test(
      "B1: a newcomer installs, hears, drives a login, hears German, keeps a gate and uninstalls, by the pages alone"
    )
    func way() throws {
      let (said, status) = try ScriptRun.run(
        "Tests/NewcomerWay/run", "--tool", environment: ["NEWCOMER_CACHE": DevelopmentPrefix.cache])
      #expect(status == 0, "\(said)")
      #expect(said.hasSuffix("The way can be walked.\n"))
    }
  }

  @Suite("Removing an installation")
  struct UninstallTests {
    @Test("What was installed is removed, and what else lies there is left and named")
    func uninstall() throws {
      let folder = try TemporaryFolder()
      let prefix = "\(folder.path)/prefix"
      try folder.write("mine", to: "prefix/share/earshot/notes.txt")
      try folder.write("mine", to: "prefix/bin/other")
      #expect(try ScriptRun.run("Scripts/install", prefix).status == 0)
      let listed = try String(contentsOfFile: "\(prefix)/share/earshot/INSTALLED", encoding: .utf8)
      #expect(listed.contains("bin/earshot\n") && !listed.contains("notes.txt"))
      let (said, status) = try ScriptRun.run("Scripts/uninstall", prefix)
      #expect(status == 0)
      #expect(said.contains("Left alone, as they were not installed:\n\(prefix)/share/earshot/notes.txt\n"))
      let left = try FileManager.default.subpathsOfDirectory(atPath: prefix).sorted()
      #expect(left == ["bin", "bin/other", "share", "share/earshot", "share/earshot/notes.txt"])
    }

    @Test(
      "What only an older version installed is gone with its folders, and files are heard after the update")
    func update() throws {
      let folder = try TemporaryFolder()
      try folder.write("module Old {}", to: "lib/earshot/include/Old/module.modulemap")
      try folder.write("lib/earshot/include/Old/module.modulemap\n", to: "share/earshot/INSTALLED")
      #expect(try ScriptRun.run("Scripts/install", folder.path).status == 0)
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/lib/earshot/include/Old"))
      // An update that ended half way leaves a folder like this.
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/lib/earshot/include/Empty", withIntermediateDirectories: false)
      try folder.write(
        "import SwiftUI\n\nstruct Bowl: View {\n  var body: some View { Text(\"Bailey\") }\n}\n\n#Preview { Bowl() }\n",
        to: "Bowl.swift")
      let (said, status) = try ScriptRun.run(
        "\(folder.path)/bin/earshot", "hear", "\(folder.path)/Bowl.swift",
        environment: ["XDG_CACHE_HOME": "\(folder.path)/cache"])
      #expect(status == 0, "\(said)")
      #expect(said.contains("1  Bailey"))
    }

    @Test("A prefix without an installation, and a list that names files elsewhere, are refused in one line")
    func refused() throws {
      let folder = try TemporaryFolder()
      let notes = "\(folder.path)/share/earshot/INSTALLED"
      let (said, status) = try ScriptRun.run("Scripts/uninstall", folder.path)
      #expect(status == 2)
      #expect(
        said == "\(notes) is missing, so nothing is known to be installed under \(folder.path). "
          + "Name the prefix of make install.\n")
      try folder.write("mine", to: "mine")
      try folder.write("../mine\n", to: "inner/share/earshot/INSTALLED")
      #expect(try ScriptRun.run("Scripts/uninstall", folder.path + "/inner").status == 2)
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/mine"))
    }

    @Test("Installed programs have no symbols that only debuggers read")
    func stripped() throws {
      guard Toolbox.find("strip") != nil, let readelf = Toolbox.find("readelf") else { return }
      for file in ["bin/earshot", "lib/earshot/libEarshotUI.so", "libexec/earshot/host"] {
        let path = try DevelopmentPrefix.path() + "/" + file
        let (said, _) = try ScriptRun.run(readelf, "-S", "--wide", path)
        #expect(said.contains(".dynsym"), "\(file)")
        #expect(!said.contains(".symtab"), "\(file)")
      }
    }
  }
}

/// One run of a script of the repository.
enum ScriptRun {
  /// Runs a script, or a program by its whole path, from the root of the repository.
  static func run(
    _ command: String..., environment: [String: String] = [:]
  ) throws -> (said: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = DevelopmentPrefix.root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (said, process.terminationStatus)
  }
}
