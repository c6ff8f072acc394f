/// Runs the scanner over Swift files.
struct SyntaxScan {
  let installation: Installation
  let toolchain: Toolchain

  /// What the files hold, with the copies to compile left in a folder.
  ///
  /// - Parameters:
  ///   - plan: The files, and the modules that they make.
  ///   - folder: Where copies are left.
  ///   - hasInterfaces: Whether classes get tables for storyboards and nibs.
  ///   - clang: The modules in C that are there besides.
  /// - Returns: What was found.
  /// - Throws: `TargetError` with code `incompleteInstallation` where the scanner does not work.
  func findings(
    of plan: BuildPlan, copies folder: String, hasInterfaces: Bool, clang: [String]
  ) throws(TargetError) -> ScanFindings {
    let options = [
      "--copies", folder, "--modules", installation.modules, "--modules", toolchain.modules,
    ]
    let interfaces = hasInterfaces ? ["--interfaces"] : []
    let local = (plan.modules.names + clang).flatMap { ["--local", $0] }
    return try scan(
      options + interfaces + local + Self.arguments(for: plan),
      reading: plan.files, writing: [folder])
  }

  /// The files, each group of them behind how it is read.
  private static func arguments(for plan: BuildPlan) -> [String] {
    var arguments: [String] = []
    var present: BuildPlan.ScanOptions?
    for (index, file) in plan.files.enumerated() {
      if let options = plan.scanOptions.indices.contains(index) ? plan.scanOptions[index] : nil,
        options != present
      {
        arguments += ["--conditions", options.conditions.joined(separator: " ")]
        arguments.append(options.isShown ? "--shown" : "--not-shown")
        present = options
      }
      arguments.append(file)
    }
    return arguments
  }

  /// What manifests of packages name; nothing is run where there are none.
  ///
  /// - Throws: `TargetError` with code `incompleteInstallation` where the scanner does not work.
  func manifests(_ manifests: [String]) throws(TargetError) -> ScanFindings {
    guard !manifests.isEmpty else { return ScanFindings(lines: []) }
    return try scan(manifests.flatMap { ["--manifest", $0] }, reading: manifests, writing: [])
  }

  /// Seconds that the scanner may take.
  static let limit = 300.0

  private func scan(
    _ arguments: [String], reading files: [String], writing folders: [String]
  ) throws(TargetError) -> ScanFindings {
    var command = Command(
      arguments: [installation.syntaxScan] + arguments,
      environment: ["LD_LIBRARY_PATH": toolchain.libraryPath])
    command.confinement = .compiling(files, writing: folders, installation, toolchain)
    command.limit = Self.limit
    let outcome = try command.run()
    guard outcome.status == .exited(0) else {
      throw TargetError(.incompleteInstallation, "What \(installation.syntaxScan) loads")
    }
    return ScanFindings(lines: outcome.output.split(separator: "\n"))
  }
}
