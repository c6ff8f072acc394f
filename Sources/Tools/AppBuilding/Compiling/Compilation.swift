import Foundation

/// Turns source files into a library that the host can open, module by module.
struct Compilation {
  let installation: Installation
  let toolchain: Toolchain
  let options: CompilerOptions
  /// The folder for everything that is made.
  let folder: String
  /// What each file is read from, where it is not the file itself.
  var inputs: CompilerInputs
  /// The folder for what the compiler itself makes on the way.
  let temporary: String
  /// The folder for what the compiler keeps of the system's headers.
  let moduleCache: String
  /// Whether what is compiled of each file is kept, for the next time that a file is saved.
  let keepsObjects: Bool
  /// The modules in C that the files import.
  var clang = ClangModules()
  /// Whether what is refused is repaired, so that nothing has to be settled that takes long.
  let isRepaired: Bool

  /// Starts the compiler on the files of a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - files: The positions of those of its files that are compiled.
  ///   - before: The objects of the modules that are compiled already; `nil` where this one is not the last.
  /// - Returns: The compiler under way; its output is its messages.
  /// - Throws: `TargetError` with code `system`.
  func start(
    _ module: SourceModule, _ files: [Int], linking before: [String]?
  ) throws(TargetError) -> Command.Running {
    let sources = try inputs.paths(of: files, in: module)
    var arguments = [toolchain.compiler, "-parse-as-library", "-Onone", "-gline-tables-only"]
    arguments += keepsObjects ? try objectFiles.prepare(sources.files, of: module.name) : ["-wmo"]
    arguments += [
      "-module-cache-path", moduleCache, "-module-name", module.name, "-package-name", module.package,
      "-D", "DEBUG", "-suppress-warnings",
    ]
    arguments += options.arguments + module.settings.arguments(options)
    if isRepaired {
      arguments += ["-Xfrontend", "-solver-memory-threshold=\(TypeCheck.Patience.long.rawValue)"]
    }
    arguments += ["-I", installation.modules, "-L", installation.libraryFolder, "-lEarshotUI"]
    arguments += clangArguments
    arguments += ["-load-plugin-library", installation.plugin, "-I", folder]
    if let overlay = sources.overlay { arguments += ["-vfsoverlay", overlay] }
    if before != nil {
      arguments += ["-emit-library", "-o", library] + clang.linkArguments
    } else {
      arguments += keepsObjects ? ["-emit-object"] : ["-emit-object", "-o", object(of: module.name)]
      arguments += ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule"]
    }
    // Behind the files: what is shown comes in the order of the link.
    arguments += sources.files + (before.map { $0 + clang.objects } ?? [])
    return try confined(arguments, reading: sources.files).start(keepsErrors: true)
  }

  /// The compiler's words for the modules in C, the app's own in place of those that come with this program.
  var clangArguments: [String] {
    let own = Set(clang.names)
    let maps = installation.moduleMaps.filter { map in
      !own.contains(SourcePath.name(of: SourcePath.folder(of: map)))
    }
    return maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + clang.importArguments
  }

  /// Seconds that the compiler may take for one module.
  static let limit = 1_800.0

  /// The compiler behind a wall: it reads the files, and writes into its own folders.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - files: What it is given.
  /// - Returns: The command.
  func confined(_ arguments: [String], reading files: [String]) -> Command {
    var command = Command(arguments: arguments, environment: ["TMPDIR": temporary, "HOME": temporary])
    let written = [folder, temporary, moduleCache]
    command.confinement = .compiling(
      files + inputs.copies.values, writing: written, headersOf: clang.packages, installation, toolchain)
    command.limit = Self.limit
    return command
  }

  /// Where the library of everything is.
  var library: String { "\(folder)/libHeardFiles.so" }

  /// The objects that a module was compiled to.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - files: The positions of those of its files that were compiled.
  /// - Returns: Their paths.
  /// - Throws: `TargetError` with code `system`.
  func objects(of module: SourceModule, _ files: [Int]) throws(TargetError) -> [String] {
    guard keepsObjects else { return [object(of: module.name)] }
    return try inputs.paths(of: files, in: module).files.map { objectFiles.object(of: $0, in: module.name) }
  }

  /// What the compiler goes on from when it compiles a module again.
  var objectFiles: ObjectFiles { ObjectFiles(folder: folder) }

  private func object(of module: String) -> String { "\(folder)/\(module).o" }
}
