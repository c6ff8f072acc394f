import Foundation

/// The development installation that `make build` leaves in the package.
struct Installed {
  /// What keeps these benchmarks from being run.
  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is missing. Run make build first." }
  }

  private let prefix: String
  /// A folder for the files of one suite.
  let folder: URL

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    prefix = root.appending(path: ".build/earshot-prefix").path
    guard FileManager.default.fileExists(atPath: "\(prefix)/bin/earshot") else { throw Missing(path: prefix) }
    folder = FileManager.default.temporaryDirectory.appending(path: "earshot-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The program that turns words into sound.
  var speech: String { "\(prefix)/libexec/earshot/earshot-speech" }

  /// Runs `earshot` on a file of the folder.
  func earshot(_ arguments: String...) throws {
    try earshot(arguments)
  }

  /// Runs `earshot` on files of the folder, with variables beside those of this process.
  func earshot(_ arguments: [String], _ variables: [String: String] = [:]) throws {
    try run(["\(prefix)/bin/earshot"] + arguments, variables)
  }

  /// Runs `earshot` on files of the folder.
  ///
  /// - Returns: Nanoseconds to the first words, and to the end.
  func words(_ arguments: [String]) throws -> (first: Double, all: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let (process, pipe) = (process(["\(prefix)/bin/earshot"] + arguments), Pipe())
    process.standardOutput = pipe
    try process.run()
    _ = pipe.fileHandleForReading.availableData
    let first = nanoseconds(start.duration(to: clock.now))
    _ = try pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    // 1 where something was found on a screen.
    precondition(process.terminationStatus <= 1, "\(arguments.joined(separator: " ")) failed")
    return (first, nanoseconds(start.duration(to: clock.now)))
  }

  /// Removes what earlier runs of `earshot` kept.
  func forget() throws {
    try? FileManager.default.removeItem(at: folder.appending(path: "cache"))
  }

  /// Runs the compiler on a file of the folder, with the app modules in sight.
  func swiftc(_ arguments: [String]) throws {
    try run(["/usr/bin/env", "swiftc", "-parse-as-library"] + (try seeing()) + arguments)
  }

  /// Builds a library of files anew as a debug build of a target does: several files by each process of the compiler.
  func build(_ files: [String]) throws {
    try swiftc(["-enable-batch-mode", "-c", "-module-name", "App"] + files)
    let objects = files.map { URL(filePath: $0).deletingPathExtension().lastPathComponent + ".o" }
    try run(["/usr/bin/env", "swiftc", "-emit-library", "-o", "libApp.so"] + objects + linking)
  }

  /// Runs what the compiler starts for a part of the files, with the app modules in sight.
  func frontend(_ arguments: [String]) throws {
    try run(["/usr/bin/env", "swiftc", "-frontend", "-parse-as-library"] + (try seeing()) + arguments)
  }

  private func seeing() throws -> [String] {
    let library = "\(prefix)/lib/earshot"
    let maps = try FileManager.default.contentsOfDirectory(atPath: "\(library)/include").sorted().flatMap {
      ["-Xcc", "-fmodule-map-file=\(library)/include/\($0)/module.modulemap"]
    }
    return ["-I", "\(library)/modules", "-load-plugin-library", "\(library)/libPreviewMacros.so"] + maps
  }

  /// Runs the compiler on a file of the folder, without the app modules.
  func bareSwiftc(_ arguments: [String]) throws {
    try run(["/usr/bin/env", "swiftc", "-parse-as-library"] + arguments)
  }

  /// The words that link against the app modules.
  var linking: [String] { ["-L", "\(prefix)/lib/earshot", "-lEarshotUI"] }

  /// Removes the folder.
  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func process(_ command: [String], _ variables: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": folder.appending(path: "cache").path]) { $1 }
      .merging(variables) { $1 }
    return process
  }

  private func run(_ command: [String], _ variables: [String: String] = [:]) throws {
    let process = process(command, variables)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "\(command.joined(separator: " ")) failed")
  }
}
