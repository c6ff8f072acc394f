import Foundation

/// A long run of the installed program, whose memory, and that of its app, is looked at while it prints.
struct WatchedRun {
  let status: Int32
  let errors: String
  /// The last kilobytes of what was printed.
  let end: String
  /// Bytes in memory, of the program and everything it started together, over the time in which it printed.
  let memory: [Int]

  /// Runs `earshot` to its end.
  ///
  /// - Throws: What keeps the program from being run.
  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: try DevelopmentPrefix.path() + "/bin/earshot")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": DevelopmentPrefix.cache]) { $1 }
    let errorFile = try folder.write("", to: "errors-\(UUID().uuidString)")
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errorFile))
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var end = Data()
    var memory: [Int] = []
    var printed = 0
    while let part = try pipe.fileHandleForReading.read(upToCount: 65_536), !part.isEmpty {
      end = (end + part).suffix(8_192)
      // The compiler, which is there at first, is none of the app.
      if printed / 65_536 != (printed + part.count) / 65_536 {
        memory.append(Self.residentBytes(of: Int(process.processIdentifier)))
      }
      printed += part.count
    }
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    errors = try String(contentsOfFile: errorFile, encoding: .utf8)
    self.end = String(decoding: end, as: UTF8.self)
    self.memory = memory
  }

  /// By how many bytes the most in the last half is above the most in the first; nothing where too little was printed.
  var growth: Int {
    guard memory.count >= 8 else { return 0 }
    let middle = memory.count / 2
    return (memory[middle...].max() ?? 0) - (memory[..<middle].max() ?? 0)
  }

  /// The memory of a process and its children, in bytes.
  private static func residentBytes(of process: Int) -> Int {
    let folder = "/proc/\(process)"
    let statm = (try? String(contentsOfFile: "\(folder)/statm", encoding: .utf8)) ?? ""
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? []
    let children = tasks.flatMap { task -> [Int] in
      let text = (try? String(contentsOfFile: "\(folder)/task/\(task)/children", encoding: .utf8)) ?? ""
      return text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) + children.map(residentBytes).reduce(0, +)
  }
}
