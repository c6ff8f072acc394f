import Foundation
import Glibc

/// The Swift compiler in `PATH`, with the libraries that come with it.
package struct Toolchain: Hashable, Sendable {
  /// The compiler.
  package let swiftc: String
  /// The folder of the toolchain's own libraries, `lib/swift`.
  package let resources: String
  /// How what it compiles, and what came of it, is kept from everything else.
  package var sandbox = Sandbox()

  /// Takes a compiler and its libraries as they are.
  init(swiftc: String, resources: String) {
    self.swiftc = swiftc
    self.resources = resources
  }

  /// The first `swiftc` in a search path.
  ///
  /// - Parameter path: Folders with colons between them.
  /// - Returns: The compiler and its libraries.
  /// - Throws: `TargetError` with code `noCompiler` or `compilerHangs`.
  package static func find(in path: String) throws(TargetError) -> Toolchain {
    for folder in path.split(separator: ":") {
      let swiftc = "\(folder)/swiftc"
      guard access(swiftc, X_OK) == 0 else { continue }
      let real = URL(filePath: swiftc).resolvingSymlinksInPath()
      let beside = real.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift"
      if access("\(beside)/host", R_OK) == 0 { return Toolchain(swiftc: swiftc, resources: beside) }
      if let said = try resources(of: swiftc) { return Toolchain(swiftc: swiftc, resources: said) }
    }
    throw TargetError(.noCompiler)
  }

  /// What a launcher that only forwards to a toolchain says about it.
  private static func resources(of swiftc: String) throws(TargetError) -> String? {
    var command = Command(swiftc, "-print-target-info")
    command.limit = patience
    guard let said = try? command.run() else { return nil }
    if said.isTimedOut { throw TargetError(.compilerHangs, swiftc, details: ["\(patience)"]) }
    guard said.status == .exited(0) else { return nil }
    let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(said.output.utf8))
    return info?.paths.runtimeResourcePath
  }

  /// Seconds that a compiler may take to tell about itself.
  static let patience = 1.5

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
    let paths: Paths
  }

  /// The folder of the compiled interfaces of the toolchain's own modules.
  package var modules: String { "\(resources)/linux" }

  /// The folder that holds the toolchain's programs and libraries.
  var root: String {
    URL(filePath: resources).deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// The compiler itself, where the one in `PATH` only forwards to it.
  var compiler: String {
    let own = program("swiftc")
    return access(own, X_OK) == 0 ? own : swiftc
  }

  /// The compiler of C that comes with it.
  var clang: String { program("clang") }

  /// The program that tells lines of files by addresses.
  var symbolizer: String { program("llvm-symbolizer") }

  /// The program that tells what names of the compiler stand for.
  var demangler: String { program("swift-demangle") }

  private func program(_ name: String) -> String {
    "\(root)/bin/\(name)"
  }

  /// Where programs built by this toolchain find its libraries, as `LD_LIBRARY_PATH`.
  package var libraryPath: String { "\(resources)/linux:\(resources)/host" }
}

/// The comparison of the compiler in `PATH` with the one that built the modules.
struct CompilerComparison {
  let built: String
  let present: String

  /// Nothing, or why the two do not go together.
  var error: TargetError? {
    guard built != present else { return nil }
    let sameVersion = built.firstLine == present.firstLine
    return TargetError(
      .otherCompiler, sameVersion ? present.onOneLine : present.firstLine,
      details: [sameVersion ? built.onOneLine : built.firstLine])
  }
}

extension String {
  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? "" }
  fileprivate var onOneLine: String { split(separator: "\n").joined(separator: ", ") }
}
