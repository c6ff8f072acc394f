import Foundation

/// One run of commands of a shell, to their end.
struct ShellRun {
  let status: Int32
  /// Both outputs.
  let said: String

  /// Runs commands as a runner does: the first that fails ends them.
  ///
  /// - Parameters:
  ///   - commands: What is run.
  ///   - folder: The current folder.
  ///   - environment: Variables set beside the present ones.
  /// - Throws: What keeps the shell from being run.
  init(_ commands: String, in folder: String, environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "--kill-after=10", "600", "bash", "-e", "-o", "pipefail", "-c", commands]
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": DevelopmentPrefix.cache, "GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 }
      .merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
