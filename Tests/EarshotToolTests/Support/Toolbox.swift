import Foundation

/// What the machine offers to tests.
enum Toolbox {
  /// The first program of a name in `PATH`.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether a program can be run to which folders look empty.
  static let canHideFolders: Bool = {
    guard let unshare = find("unshare") else { return false }
    let process = Process()
    process.executableURL = URL(filePath: unshare)
    process.arguments = ["--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
