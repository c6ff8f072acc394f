/// The compiler's check of types alone, which is quicker than compiling.
struct TypeCheck {
  let compilation: Compilation
  let module: SourceModule
  var patience = Patience.short

  /// How much is checked.
  enum Extent {
    /// Declarations, without the bodies of functions.
    case declarations
    /// The bodies of these files.
    case bodies(of: Set<Int>)
    /// Everything.
    case everything
  }

  /// How much the checker may try for one expression, in bytes of its memory: its limits of time do not end an
  /// expression that fails.
  enum Patience: Int {
    /// About two seconds.
    case short = 20_000_000
    /// For an expression that something depends on.
    case long = 80_000_000
  }

  /// Checks files.
  ///
  /// - Parameters:
  ///   - files: The positions of the files of the module that are compiled.
  ///   - extent: How much is checked.
  /// - Returns: What the compiler says of errors.
  /// - Throws: `TargetError` with code `system`.
  func messages(_ files: [Int], _ extent: Extent) throws(TargetError) -> [CompilerMessage] {
    let sources = try compilation.inputs.paths(of: files, in: module).files
    let command = compilation.confined(try arguments(files, extent), reading: sources)
    return CompilerMessage.messages(in: try command.run(keepsErrors: true).output).filter(\.isError)
  }

  /// Checks one file that belongs to no module.
  ///
  /// - Throws: `TargetError` with code `system`.
  func messages(alone path: String) throws(TargetError) -> [CompilerMessage] {
    let arguments = [compilation.toolchain.compiler, "-frontend", "-typecheck", path] + settings
    let command = compilation.confined(arguments, reading: [path])
    return CompilerMessage.messages(in: try command.run(keepsErrors: true).output).filter(\.isError)
  }

  private func arguments(_ files: [Int], _ extent: Extent) throws(TargetError) -> [String] {
    let sources = try compilation.inputs.paths(of: files, in: module)
    var arguments = [compilation.toolchain.compiler, "-frontend", "-typecheck"]
    switch extent {
    case .declarations: arguments += ["-experimental-skip-all-function-bodies"]
    case .bodies(let chosen):
      for (position, file) in files.enumerated() where chosen.contains(file) {
        arguments += ["-primary-file", sources.files[position]]
      }
    case .everything: break
    }
    let chosen = Set(arguments)
    arguments += sources.files.filter { !chosen.contains($0) } + settings
    if let overlay = sources.overlay { arguments += ["-vfsoverlay", overlay] }
    return arguments
  }

  /// How code is checked, whatever files it is in.
  private var settings: [String] {
    let (toolchain, installation) = (compilation.toolchain, compilation.installation)
    let arguments = [
      "-module-cache-path", compilation.moduleCache,
      "-module-name", module.name, "-package-name", module.package, "-D", "DEBUG", "-suppress-warnings",
      "-parse-as-library", "-solver-memory-threshold=\(patience.rawValue)",
      "-in-process-plugin-server-path", "\(toolchain.resources)/host/libSwiftInProcPluginServer.so",
      "-plugin-path", "\(toolchain.resources)/host/plugins", "-load-plugin-library", installation.plugin,
      "-I", installation.modules, "-I", compilation.folder, "-no-color-diagnostics",
    ]
    return arguments + module.settings.arguments(compilation.options) + compilation.clangArguments
  }
}
