import SwiftIfConfig
import SwiftSyntax

/// What `#if` conditions mean here: an iOS debug build, with the modules that are really there.
struct AppConfiguration: BuildConfiguration {
  /// The folders in which a module `M` is `M.swiftmodule`.
  let moduleFolders: [String]

  let targetPointerBitWidth = 64
  let targetAtomicBitWidths = [8, 16, 32, 64]
  let endianness = Endianness.little
  let languageVersion = VersionTuple(6, 0)
  let compilerVersion = VersionTuple(6, 3)

  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return moduleFolders.contains { FileContent.exists("\($0)/\(module).swiftmodule") }
  }
}
