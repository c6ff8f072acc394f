import SwiftIfConfig
import SwiftSyntax

/// What `#if` conditions mean here: a debug build for a simulator of iOS, with the modules that are really there.
struct AppConfiguration: BuildConfiguration {
  /// The folders in which a module `M` is `M.swiftmodule`.
  let moduleFolders: [String]
  /// Modules that are compiled together with the file.
  var localModules: Set<String> = []
  /// The names that a project sets for the file, beside `DEBUG`.
  var conditions: Set<String> = []
  /// True where interface files lie beside the code.
  var hasInterfaces = false

  let targetPointerBitWidth = 64
  let targetAtomicBitWidths = [8, 16, 32, 64]
  let endianness = Endianness.little
  let languageVersion = VersionTuple(6, 0)
  let compilerVersion = VersionTuple(6, 3)

  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" || conditions.contains(name) }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return hasModule(module) || ModuleNames.substitutes[module].map(hasModule) == true
  }

  /// Whether an import of a module finds it.
  func hasModule(_ module: String) -> Bool {
    module == "Swift" || localModules.contains(module)
      || moduleFolders.contains { FileContent.exists("\($0)/\(module).swiftmodule") }
  }
}
