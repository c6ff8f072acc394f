import Foundation
import Testing

extension LiveTests {
  @Suite("An interruption")
  struct InterruptionTests {
    @Test("Whoever interrupts a preview that never returns leaves neither process nor folder behind")
    func interrupted() throws {
      let folder = try TemporaryFolder()
      let scratch = try TemporaryFolder()
      try folder.write(
        "import Foundation\nimport SwiftUI\n"
          + "#Preview { let _ = spin(); Text(\"\") }\n"
          + "func spin() { print(\"spinning \\(getpid())\"); while true {} }\n", to: "A.swift")
      let program = try DevelopmentPrefix.path() + "/bin/earshot"
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = ["hear", "A.swift", "--timeout", "100"]
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["TMPDIR": scratch.path, "XDG_CACHE_HOME": DevelopmentPrefix.cache]) { $1 }
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let said = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      let number = try #require(
        Int32(said.split(separator: " ").last?.trimmingCharacters(in: .newlines) ?? ""))
      process.interrupt()
      process.waitUntilExit()
      #expect(process.terminationStatus == 130)
      #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
      // The pipe ends only when the app, which writes into one that the program reads, is gone with it.
      _ = try pipe.fileHandleForReading.readToEnd()
      #expect(!FileManager.default.fileExists(atPath: "/proc/\(number)/exe"))
    }
  }
}
