import Foundation
import Synchronization

/// A program that runs beside a test, and is ended with it.
final class Program: Sendable {
  private let process: Mutex<Process>
  private let output: Pipe

  /// Threads of a test block signals, and browsers do not work where they inherit that.
  private static let unblocking = [
    "/usr/bin/env", "perl", "-MPOSIX", "-e", "sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV",
  ]

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: Its path and its arguments.
  ///   - folder: Its current folder.
  ///   - environment: Variables set beside the present ones.
  /// - Throws: What keeps it from being run.
  init(_ command: [String], in folder: String? = nil, environment: [String: String] = [:]) throws {
    // Ended where the test does not end it.
    let limited = Self.unblocking + ["timeout", "--kill-after=5", "300"] + command
    let process = Process()
    process.executableURL = URL(filePath: limited[0])
    process.arguments = Array(limited.dropFirst())
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    output = pipe
    try process.run()
    self.process = Mutex(process)
  }

  /// The next line that it prints for which something holds; what comes with it is passed over.
  ///
  /// - Throws: `Browser.Failure` where it ends before that.
  func line(where holds: (String) -> Bool) throws -> String {
    var rest = ""
    while true {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else {
        throw Browser.Failure(description: "The program ended before it said what was waited for.")
      }
      rest += String(decoding: data, as: UTF8.self)
      var lines = rest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      rest = lines.removeLast()
      if let line = lines.first(where: holds) { return line }
    }
  }

  /// Ends it.
  func end() {
    process.withLock { process in
      guard process.isRunning else { return }
      // Not waited for: what keeps an end from being noticed would keep the test from ending.
      process.terminate()
    }
  }

  deinit { end() }
}
