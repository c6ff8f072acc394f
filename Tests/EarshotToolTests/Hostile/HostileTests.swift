import Foundation
import Testing

extension LiveTests {
  @Suite("Hostile inputs")
  struct HostileTests {
    /// Runs an input, and holds it to its line.
    private func check(_ hostile: HostileCase, on kernel: HostileKernel? = nil) throws {
      let present = kernel ?? HostileKernel(without: "", isOrdinary: false)
      let run = try HostileRun(hostile, on: present)
      #expect(run.status == hostile.status, "\(run.output.suffix(2_000))")
      for words in hostile.words { #expect(run.output.contains(words), "\(run.output.suffix(2_000))") }
      #expect(run.processorSeconds <= hostile.processorSeconds + Self.allowance)
      #expect(run.megabytes <= hostile.megabytes)
      #expect(run.left == [])
      #expect(run.processes == [])
      #expect(!run.output.contains("Stack dump") && !run.output.contains("Fatal error"))
    }

    /// Processor seconds that a slower machine may take beside the input's own.
    private static let allowance = 5.0

    @Test(
      "An app keeps to its own: what it reaches for is not there", arguments: HostileCase.cases(in: "apps"))
    func apps(hostile: HostileCase) throws { try check(hostile) }

    @Test(
      "The wall stands on every kernel, for root and for an ordinary user",
      arguments: HostileCase.cases(in: "apps").filter(\.isForAllKernels), HostileKernel.all)
    func kernels(hostile: HostileCase, kernel: HostileKernel) throws {
      if kernel.without == "landlock", !HostileKernel.hasNamespaces { return }
      try check(hostile, on: kernel)
    }

    @Test(
      "Without a filter of calls an app starts programs, and they end with it whatever sessions they are in",
      arguments: ["seccomp", "seccomp,namespaces", "seccomp,namespaces,landlock"])
    func descendants(without: String) throws {
      let hostile = try #require(HostileCase.cases(in: "apps").first { $0.name == "children" })
      let run = try HostileRun(hostile, on: HostileKernel(without: without, isOrdinary: false))
      #expect(run.output.contains("started 50"), "\(run.output.suffix(2_000))")
      #expect(run.processes == [])
      #expect(run.left == [])
    }

    @Test("A target that has no end is told in one line", arguments: HostileCase.cases(in: "targets"))
    func targets(hostile: HostileCase) throws { try check(hostile) }

    @Test("An option past its range is told in one line", arguments: HostileCase.cases(in: "options"))
    func options(hostile: HostileCase) throws { try check(hostile) }

    @Test(
      "A closed or full output ends the run, and nothing is left", arguments: HostileCase.cases(in: "pipes"))
    func pipes(hostile: HostileCase) throws { try check(hostile) }

    @Test("There are hostile inputs of every kind, each in a line that can be read")
    func corpus() {
      let counts = ["apps", "targets", "options", "pipes"].map { HostileCase.cases(in: $0).count }
      #expect(counts.allSatisfy { $0 >= 10 }, "\(counts)")
    }

    @Test("A kernel that offers nothing is told in one line, and is an error where a sandbox is required")
    func shortcoming() throws {
      let folder = try TemporaryFolder(["A.swift": "import SwiftUI\n#Preview { Text(\"x\") }\n"])
      let weak = ["EARSHOT_SANDBOX_WITHOUT": "landlock,seccomp,namespaces"]
      let told = try ToolRun("hear", "A.swift", "--format", "captions", in: folder, environment: weak)
      #expect(told.status == 0)
      #expect(told.output == "x\n")
      #expect(
        told.errors
          == "earshot: This kernel offers less than a whole sandbox: the app reads and writes the files "
          + "that you can, and it reaches the network and your processes. --require-sandbox makes this an error.\n"
      )
      let refused = try ToolRun(
        "hear", "A.swift", "--no-cache", "--require-sandbox", in: folder, environment: weak)
      #expect(refused.status == 2)
      #expect(refused.output == "")
      #expect(refused.errors.hasPrefix("earshot: This kernel cannot confine an app:"))
      let confined = try ToolRun("hear", "A.swift", "--require-sandbox", in: folder)
      #expect(confined.status == 0)
      #expect(confined.errors == "")
    }

    @Test("What a killed run left is removed by the next one, and its processes end with it")
    func killed() throws {
      let (folder, scratch) = (try TemporaryFolder(), try TemporaryFolder())
      try folder.write(
        "import SwiftUI\n#Preview { let _ = spin(); Text(\"\") }\nfunc spin() { while true {} }\n",
        to: "A.swift")
      try folder.write("import SwiftUI\n#Preview { Text(\"x\") }\n", to: "B.swift")
      let environment = ["TMPDIR": scratch.path, "XDG_CACHE_HOME": DevelopmentPrefix.cache]
      let process = Process()
      process.executableURL = URL(filePath: try DevelopmentPrefix.path() + "/bin/earshot")
      process.arguments = ["hear", "A.swift", "--timeout", "100"]
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      func folders() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: scratch.path) }
      // The second folder is that of the app's own files: the app runs.
      for _ in 0..<3_000 where try folders().filter({ !$0.hasSuffix(".owner") }).count < 2 {
        poll(nil, 0, 20)
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(try folders().count == 4)
      _ = try ToolRun("hear", "B.swift", in: folder, environment: environment)
      #expect(try folders() == [])
      #expect(Self.programs(withFilesIn: scratch.path) == [])
    }

    /// The command lines of the processes whose temporary files are in a folder.
    private static func programs(withFilesIn folder: String) -> [String] {
      func text(_ number: String, _ name: String) -> String {
        String(
          decoding: FileManager.default.contents(atPath: "/proc/\(number)/\(name)") ?? Data(), as: UTF8.self)
      }
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.filter { Int($0) != nil && text($0, "environ").contains(folder) }.map { text($0, "cmdline") }
    }
  }
}
