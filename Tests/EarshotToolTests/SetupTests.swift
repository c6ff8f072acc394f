import Foundation
import Testing

@Suite("Scripts/setup", .timeLimit(.minutes(10)))
struct SetupTests {
  /// A machine made of scripts: what it lacks is there once its package manager ran.
  private struct Machine {
    let folder: TemporaryFolder

    init(_ tools: [String: String]) throws {
      folder = try TemporaryFolder()
      for (name, script) in tools {
        let path = try folder.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
    }

    /// What the script says on this machine, how it ends, and what the package manager was asked.
    func setUp() throws -> (said: String, status: Int32, asked: String) {
      let process = Process()
      process.executableURL = DevelopmentPrefix.root.appending(path: "Scripts/setup")
      process.environment = ["PATH": "\(folder.path)/bin", "MACHINE": folder.path]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      let asked = try? String(contentsOfFile: "\(folder.path)/asked", encoding: .utf8)
      return (said, process.terminationStatus, asked ?? "")
    }
  }

  private static let bare = [
    "swift": "exit 0", "id": "echo 0", "env": "shift; exec \"$@\"",
    "pkg-config": "[ -e \"$MACHINE/installed\" ]",
    "fc-list": "if [ -e \"$MACHINE/installed\" ]; then echo Inter; fi",
    "ldconfig": "if [ -e \"$MACHINE/installed\" ]; then echo librsvg-2.so.2 libedit.so.2; fi",
  ]
  /// What a bare machine lacks.
  private static let packages = [
    "libpango1.0-dev libcairo2-dev", "libcmark-gfm-dev libcmark-gfm-extensions-dev", "fonts-inter",
    "fonts-material-design-icons-iconfont libjpeg62-turbo-dev librsvg2-2 libedit2",
    "libespeak-ng-dev liblouis-dev libexpat1-dev libglib2.0-dev libasound2-dev",
  ].joined(separator: " ")

  private static let manager = [
    "apt-get": "echo \"$@\" >>\"$MACHINE/asked\"; [ \"$1\" = update ] || : >\"$MACHINE/installed\""
  ]

  @Test("What is lacking is installed")
  func lacking() throws {
    let (_, status, asked) = try Machine(Self.bare.merging(Self.manager) { $1 }).setUp()
    #expect(status == 0)
    #expect(
      asked == "update -q\ninstall -q -y --no-install-recommends \(Self.packages)\n")
  }

  @Test("Where nothing is lacking, no package manager is asked")
  func complete() throws {
    var tools = Self.bare.merging(Self.manager) { $1 }
    tools["pkg-config"] = "exit 0"
    tools["fc-list"] = "echo Inter"
    tools["ldconfig"] = "echo librsvg-2.so.2 libedit.so.2"
    let (said, status, asked) = try Machine(tools).setUp()
    #expect((said, status, asked) == ("", 0, ""))
  }

  @Test("Without a package manager that is known, one line says what to install")
  func otherSystem() throws {
    let (said, status, _) = try Machine(Self.bare).setUp()
    #expect(
      said == "This machine lacks: \(Self.packages) (Debian's names). "
        + "Install them with your package manager and run this again.\n")
    #expect(status == 2)
  }

  @Test("Whoever is not root and has no sudo is told the command for root")
  func notRoot() throws {
    var tools = Self.bare.merging(Self.manager) { $1 }
    tools["id"] = "echo 1000"
    let (said, status, asked) = try Machine(tools).setUp()
    #expect(said.hasSuffix("Run as root: apt-get install \(Self.packages)\n"))
    #expect(status == 2)
    #expect(asked == "")
  }

  @Test("Without Swift, one line says where to get it")
  func noSwift() throws {
    var tools = Self.bare
    tools["swift"] = nil
    let (said, status, _) = try Machine(tools).setUp()
    #expect(said.hasPrefix("No swift in PATH. Install Swift 6.3"))
    #expect(status == 2)
  }
}
