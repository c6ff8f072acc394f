import Foundation

/// One run of the installed program, to its end.
struct ToolRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs `earshot`.
  ///
  /// - Parameters:
  ///   - arguments: What follows `earshot` on the command line.
  ///   - folder: The current folder.
  ///   - prefix: The installation; the development prefix where none is given.
  ///   - environment: Variables set beside the present ones.
  /// - Throws: What keeps the program from being run.
  init(
    _ arguments: String..., in folder: TemporaryFolder, prefix: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    let installation = URL(filePath: try prefix ?? DevelopmentPrefix.path())
    process.executableURL = installation.appending(path: "bin/earshot")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let kept = try TemporaryFolder()
    let errorFile = try kept.write("", to: "errors")
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errorFile))
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
    errors = try String(contentsOfFile: errorFile, encoding: .utf8)
  }

  /// The last line on the error output.
  var lastError: String { errors.split(separator: "\n").last.map(String.init) ?? "" }
}
