import Foundation

@testable import AppBuilding

/// A compiler in a folder of its own that notes what it is asked to do and hands that on to the real one.
///
/// It writes beside itself, where the walls around a compiler would not let it: the program has to be told to do
/// without them.
struct CountedCompiler {
  /// What a compiler is asked to do.
  enum Call: String {
    /// Says which one it is.
    case version
    /// Makes a library, or what goes into one.
    case compile
    /// Checks types alone: of a file of questions, of declarations, of the bodies of some files, or of everything.
    case questions, declarations, bodies, everything
  }

  /// The variables for a program that is to use it.
  let environment: [String: String]
  private let notes: String

  /// Makes one in a folder.
  ///
  /// - Throws: What keeps it from being made.
  init(in folder: TemporaryFolder) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let real = try Toolchain.find(in: path)
    notes = "\(folder.path)/toolchain/calls"
    let script = """
      #!/bin/sh
      printf '%s\\n' "$*" >>'\(notes)'
      exec '\(real.compiler)' "$@"

      """
    let program = try folder.write(script, to: "toolchain/bin/swiftc")
    try folder.write("", to: "toolchain/lib/README")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    try files.createSymbolicLink(
      atPath: "\(folder.path)/toolchain/lib/swift", withDestinationPath: real.resources)
    environment = [
      "PATH": "\(folder.path)/toolchain/bin:\(path)",
      "EARSHOT_SANDBOX_WITHOUT": "landlock,seccomp,namespaces",
    ]
  }

  /// What it was asked to do since the last time, in order, without the questions which one it is.
  func takeCalls() throws -> [Call] {
    let data = FileManager.default.contents(atPath: notes) ?? Data()
    if !data.isEmpty { try FileManager.default.removeItem(atPath: notes) }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.map(Self.call).filter { $0 != .version }
  }

  private static func call(_ line: Substring) -> Call {
    guard line.contains("-typecheck") else { return line.hasPrefix("-version") ? .version : .compile }
    if line.contains("-probe.swift") { return .questions }
    if line.contains("-experimental-skip-all-function-bodies") { return .declarations }
    return line.contains("-primary-file") ? .bodies : .everything
  }
}
