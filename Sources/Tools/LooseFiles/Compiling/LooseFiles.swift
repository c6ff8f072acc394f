import Foundation

/// Swift files compiled on their own, with what can be shown in them.
package struct LooseFiles: Sendable {
  /// The library that the host opens.
  package let library: String
  /// What a message calls them.
  package let name: String
  private let workspace: Workspace

  /// Scans and compiles files.
  ///
  /// The compiler in `PATH` is asked for its version while it compiles: neither waits for the other.
  ///
  /// - Parameters:
  ///   - selection: The files.
  ///   - options: How they are compiled.
  ///   - installation: Where the app modules are.
  ///   - toolchain: The compiler.
  ///   - say: Takes what the compiler says about files it refuses.
  /// - Throws: `LooseFileError` with code `nothingToShow`, `doesNotCompile`, `otherCompiler` or `system`.
  package init(
    compiling selection: SourceSelection, options: CompilerOptions, installation: Installation,
    toolchain: Toolchain, say: (String) -> Void
  ) throws(LooseFileError) {
    let workspace = try Workspace()
    let version = try Command(
      toolchain.swiftc, "-version", environment: ["TMPDIR": workspace.path]
    ).start()
    let built = (try? String(contentsOfFile: installation.compilerRecord, encoding: .utf8)) ?? ""
    /// What is wrong with the compiler comes before what it makes go wrong.
    func compare() throws(LooseFileError) {
      let present = version.finish().output
      if let error = CompilerComparison(built: built, present: present).error { throw error }
    }
    let findings: ScanFindings
    do {
      findings = try SyntaxScan(installation: installation, toolchain: toolchain)
        .findings(in: selection.files, copies: workspace.path)
    } catch {
      try compare()
      throw error
    }
    guard findings.showsSomething else {
      throw Self.nothingToShow(in: selection, findings: findings)
    }
    let compilation = Compilation(installation: installation, toolchain: toolchain, options: options)
    let compiler = try compilation.start(selection.files, copies: findings.copies, into: workspace.path)
    let outcome = compiler.finish()
    try compare()
    guard outcome.status == .exited(0) else {
      say(outcome.output)
      throw LooseFileError(.doesNotCompile, selection.name)
    }
    library = Compilation.library(in: workspace.path)
    name = selection.name
    self.workspace = workspace
  }

  private static func nothingToShow(
    in selection: SourceSelection, findings: ScanFindings
  ) -> LooseFileError {
    let needy = findings.needyViews.map(PastedPreview.init)
    let complaints = needy.map(\.complaint) + findings.blockedViews.compactMap(\.complaint)
    let code = needy.first?.code ?? "#Preview { … }"
    return LooseFileError(
      .nothingToShow, selection.name, details: complaints.isEmpty ? [] : [code] + complaints)
  }
}
