import Foundation

/// A program with its arguments, run to its end.
struct Command {
  var arguments: [String]

  /// Runs the program, throws its output away and gives the seconds from start to end.
  ///
  /// - Throws: `BenchmarkError` where it does not start or ends with another status than 0.
  func seconds() throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    let duration = clock.now - start
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("\(arguments.joined(separator: " ")) ended with \(process.terminationStatus).")
    }
    let (whole, atto) = duration.components
    return Double(whole) + Double(atto) / 1e18
  }
}

/// What keeps a benchmark from being measured.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
