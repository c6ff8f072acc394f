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
  ///   - hidden: Folders that look empty to the program.
  /// - Throws: What keeps the program from being run.
  init(
    _ arguments: String..., in folder: TemporaryFolder, prefix: String? = nil,
    environment: [String: String] = [:], hiding hidden: String...
  ) throws {
    try self.init(
      arguments: arguments, in: folder, prefix: prefix, environment: environment, hiding: hidden)
  }

  /// Runs `earshot`; the parameters are those of the other initialiser, and a file of the folder that is read as
  /// the standard input.
  ///
  /// - Throws: What keeps the program from being run.
  init(
    arguments: [String], in folder: TemporaryFolder, prefix: String? = nil,
    environment: [String: String] = [:], hiding hidden: [String] = [], input: String? = nil
  ) throws {
    let program = try (prefix ?? DevelopmentPrefix.path()) + "/bin/earshot"
    let command = Self.command(Self.limited([program] + arguments), hiding: hidden)
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": DevelopmentPrefix.cache]) { $1 }.merging(environment) { $1 }
    let kept = try TemporaryFolder()
    let errorFile = try kept.write("", to: "errors")
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errorFile))
    if let input {
      let file = URL(filePath: folder.path).appending(path: input)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
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

  /// A command that is ended, with status 124, where it does not end by itself in ten minutes.
  private static func limited(_ command: [String]) -> [String] {
    guard let timeout = Toolbox.find("timeout") else { return command }
    return [timeout, "--foreground", "--kill-after=10", "600"] + command
  }

  /// A command that runs another with empty folders laid over those to be hidden.
  private static func command(_ command: [String], hiding hidden: [String]) -> [String] {
    guard !hidden.isEmpty, let unshare = Toolbox.find("unshare") else { return command }
    let mounts = hidden.map { "if [ -d '\($0)' ]; then mount -t tmpfs none '\($0)'; fi && " }.joined()
    let script = mounts + "exec \"$@\""
    return [unshare, "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh"] + command
  }
}
