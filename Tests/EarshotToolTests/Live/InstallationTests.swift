import Foundation
import Testing

extension LiveTests {
  @Suite("An installation")
  struct InstallationTests {
    private static let source = "import SwiftUI\n#Preview { Text(\"Bailey\") }\n"

    /// A copy of the development prefix in another place.
    private static func copy() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try FileManager.default.copyItem(
        atPath: try DevelopmentPrefix.path(), toPath: "\(folder.path)/prefix")
      return folder
    }

    @Test(
      "A copied prefix hears a file while nothing of .build can be seen", .enabled(if: Toolbox.canHideFolders)
    )
    func copied() throws {
      let folder = try Self.copy()
      try folder.write(Self.source, to: "A.swift")
      let run = try ToolRun(
        "hear", "A.swift", "--format", "captions", in: folder, prefix: "\(folder.path)/prefix",
        hiding: DevelopmentPrefix.buildFolder)
      #expect(run.errors == "")
      #expect(run.output == "Bailey\n")
      #expect(run.status == 0)
    }

    @Test(
      "A file compiles and is heard while no header of another library can be seen",
      .enabled(if: Toolbox.canHideFolders))
    func headers() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      let run = try ToolRun(
        "hear", "A.swift", "--format", "captions", in: folder, environment: ["PKG_CONFIG_LIBDIR": "/nowhere"],
        hiding: "/usr/include/pango-1.0", "/usr/include/cairo", "/usr/include/glib-2.0")
      #expect(run.errors == "")
      #expect(run.output == "Bailey\n")
    }

    @Test("A part that is missing is named")
    func missing() throws {
      let folder = try Self.copy()
      try folder.write(Self.source, to: "A.swift")
      try FileManager.default.removeItem(atPath: "\(folder.path)/prefix/lib/earshot/libPreviewMacros.so")
      let run = try ToolRun("hear", "A.swift", in: folder, prefix: "\(folder.path)/prefix")
      #expect(
        run.errors == "earshot: \(folder.path)/prefix/lib/earshot/libPreviewMacros.so is missing. "
          + "Run make install again; in a clone, make build.\n")
      #expect(run.status == 2)
    }

    @Test("After make previews the compiler expands #Preview without a flag that names the plugin")
    func previews() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      let lib = try DevelopmentPrefix.path() + "/lib/earshot"
      let script = DevelopmentPrefix.root.appending(path: "Scripts/install-previews").path
      let maps = try FileManager.default.contentsOfDirectory(atPath: "\(lib)/include")
        .flatMap { ["-Xcc", "-fmodule-map-file=\(lib)/include/\($0)/module.modulemap"] }
      // As the compiler looks in its own toolchain, which may have the plugin too: here in a folder that stands for it.
      let plugins = "\(folder.path)/local/lib/swift/host/plugins"
      let told = ["-Xfrontend", "-Rmacro-loading"]
      let places = ["-I", "\(lib)/modules", "-plugin-path", plugins]
      let compile = ["swiftc", "-typecheck", "-parse-as-library"] + told + places + maps + ["A.swift"]
      #expect(try !Self.run(compile, in: folder).errors.contains(folder.path))
      #expect(try Self.run([script, lib, folder.path], in: folder).status == 0)
      let installed = try Self.run(compile, in: folder)
      #expect(installed.errors.contains("'\(plugins)/libPreviewMacros.so'"))
      #expect(installed.status == 0)
    }

    /// How a command ends, and what it writes to standard error.
    private static func run(
      _ command: [String], in folder: TemporaryFolder
    ) throws -> (status: Int32, errors: String) {
      let process = Process()
      let errors = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = command
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      let words = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: words, as: UTF8.self))
    }
  }
}
