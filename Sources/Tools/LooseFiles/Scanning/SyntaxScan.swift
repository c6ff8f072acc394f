/// Runs the scanner over Swift files.
struct SyntaxScan {
  let installation: Installation
  let toolchain: Toolchain

  /// What the files hold, with the copies to compile left in a folder.
  ///
  /// - Throws: `LooseFileError` with code `incompleteInstallation` where the scanner does not work.
  func findings(in files: [String], copies folder: String) throws(LooseFileError) -> ScanFindings {
    let options = [
      "--copies", folder, "--modules", installation.modules, "--modules", toolchain.modules,
    ]
    let command = Command(
      arguments: [installation.syntaxScan] + options + files,
      environment: ["LD_LIBRARY_PATH": toolchain.libraryPath])
    let outcome = try command.run()
    guard outcome.status == .exited(0) else {
      throw LooseFileError(.incompleteInstallation, "What \(installation.syntaxScan) loads")
    }
    return ScanFindings(lines: outcome.output.split(separator: "\n"))
  }
}
