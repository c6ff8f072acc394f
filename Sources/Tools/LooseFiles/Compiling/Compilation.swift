import Foundation

/// Turns loose files into a library that the host can open, module by module.
struct Compilation {
  let installation: Installation
  let toolchain: Toolchain
  let options: CompilerOptions
  /// The folder for everything that is made.
  let folder: String
  /// What each file is read from, where it is not the file itself.
  let inputs: CompilerInputs

  /// Starts the compiler on the files of a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - files: The positions of those of its files that are compiled.
  ///   - before: The modules that are compiled already; `nil` where this one is not the last.
  /// - Returns: The compiler under way; its output is its messages.
  /// - Throws: `LooseFileError` with code `system`.
  func start(
    _ module: SourceModule, _ files: [Int], linking before: [String]?
  ) throws(LooseFileError) -> Command.Running {
    let sources = try inputs.paths(of: files, in: module)
    var arguments = [toolchain.swiftc, "-parse-as-library", "-wmo", "-Onone", "-gline-tables-only"]
    arguments += ["-module-name", module.name, "-package-name", "heard", "-D", "DEBUG", "-suppress-warnings"]
    arguments += options.arguments + module.settings.arguments(options)
    arguments += ["-I", installation.modules, "-L", installation.libraryFolder, "-lEarshotUI"]
    for map in installation.moduleMaps {
      arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    arguments += ["-load-plugin-library", installation.plugin, "-I", folder]
    if let overlay = sources.overlay { arguments += ["-vfsoverlay", overlay] }
    if let before {
      arguments += ["-emit-library", "-o", library] + before.map(object)
    } else {
      arguments += ["-emit-object", "-o", object(of: module.name), "-emit-module", "-emit-module-path"]
      arguments += ["\(folder)/\(module.name).swiftmodule"]
    }
    arguments += sources.files
    return try Command(arguments: arguments, environment: ["TMPDIR": folder]).start(keepsErrors: true)
  }

  /// Where the library of everything is.
  var library: String { "\(folder)/libHeardFiles.so" }

  private func object(of module: String) -> String { "\(folder)/\(module).o" }
}
