import Foundation

/// Runs the scripts of the repository and the commands they rest on.
enum Shell {
  /// What a command left behind.
  struct Outcome {
    /// The exit status.
    let status: Int32
    /// Everything it wrote, to standard output and standard error.
    let output: String
  }

  /// Runs a command from the root of the repository and waits for its end.
  static func run(_ command: String...) throws -> Outcome {
    try run(command)
  }

  /// Runs a command from the root of the repository and waits for its end.
  static func run(_ command: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = House.root
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
