/// Runs the scanner over Swift files.
struct SyntaxScan {
  let installation: Installation
  let toolchain: Toolchain

  /// What the files hold, with the copies to compile left in a folder.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - modules: The names of the modules that they make.
  ///   - folder: Where copies are left.
  /// - Returns: What was found.
  /// - Throws: `LooseFileError` with code `incompleteInstallation` where the scanner does not work.
  func findings(
    in files: [String], modules: [String], copies folder: String
  ) throws(LooseFileError) -> ScanFindings {
    let options = [
      "--copies", folder, "--modules", installation.modules, "--modules", toolchain.modules,
    ]
    return try scan(options + modules.flatMap { ["--local", $0] } + files)
  }

  /// The targets of packages; nothing is run where there are none.
  ///
  /// - Throws: `LooseFileError` with code `incompleteInstallation` where the scanner does not work.
  func targets(of manifests: [String]) throws(LooseFileError) -> [ScanFindings.Target] {
    guard !manifests.isEmpty else { return [] }
    return try scan(manifests.flatMap { ["--manifest", $0] }).targets
  }

  private func scan(_ arguments: [String]) throws(LooseFileError) -> ScanFindings {
    let command = Command(
      arguments: [installation.syntaxScan] + arguments,
      environment: ["LD_LIBRARY_PATH": toolchain.libraryPath])
    let outcome = try command.run()
    guard outcome.status == .exited(0) else {
      throw LooseFileError(.incompleteInstallation, "What \(installation.syntaxScan) loads")
    }
    return ScanFindings(lines: outcome.output.split(separator: "\n"))
  }
}
