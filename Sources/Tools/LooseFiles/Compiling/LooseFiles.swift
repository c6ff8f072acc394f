import Foundation

/// Swift files compiled on their own, with what can be shown in them.
package struct LooseFiles: Sendable {
  /// The library that the host opens.
  package let library: String
  /// What a message calls them.
  package let name: String
  /// What is not heard of them, and why; `nil` where nothing is left out.
  package let leftOut: LeftOutReport?
  /// Whether a project was as it says: no file of it is gone, and no package.
  package let isWhole: Bool
  /// The folders that the files lie in, in which the app finds its texts, colours and pictures.
  package let folders: [String]
  private let workspace: Workspace

  /// Scans and compiles files.
  ///
  /// The compiler in `PATH` is asked for its version while it compiles: neither waits for the other. Files of
  /// several that cannot be compiled here are left out.
  ///
  /// - Parameters:
  ///   - selection: The files.
  ///   - options: How they are compiled.
  ///   - installation: Where the app modules are.
  ///   - toolchain: The compiler.
  ///   - say: Takes what the compiler says about files it refuses, and lines about a project.
  /// - Throws: `LooseFileError` with code `unreadableProject`, `unknownTarget`, `emptyTarget`, `nothingToShow`, `doesNotCompile`, `otherCompiler` or `system`.
  package init(
    compiling selection: SourceSelection, options: CompilerOptions, installation: Installation,
    toolchain: Toolchain, say: (String) -> Void
  ) throws(LooseFileError) {
    let workspace = try Workspace()
    let version = try CompilerVersionQuery(
      installation: installation, toolchain: toolchain, folder: workspace.path)
    var plan: BuildPlan
    let findings: ScanFindings
    do {
      let scan = SyntaxScan(installation: installation, toolchain: toolchain)
      plan = try BuildPlan(selection, scan: scan)
      for line in plan.notes + plan.problems { say("earshot: \(line)") }
      findings = try scan.findings(of: plan, copies: workspace.path)
    } catch {
      try version.check()
      throw error
    }
    guard findings.showsSomething else {
      throw Self.nothingToShow(in: selection, findings: findings)
    }
    plan.modules.order(by: findings.imports)
    let bundles = try BundleFolders(
      of: plan, selection, isWanted: !findings.askingFiles.isEmpty, in: workspace.path)
    let folders = plan.resources == nil ? selection.folders : bundles.all
    let compilation = Compilation(
      installation: installation, toolchain: toolchain, options: options, folder: workspace.path,
      inputs: CompilerInputs(
        files: plan.files, copies: findings.copies, folder: workspace.path, bundles: bundles,
        assetSymbols: try Self.assetSymbols(in: folders, findings, in: workspace)))
    var partial = PartialCompilation(files: plan.files, findings: findings)
    let isCompiled = try Self.compile(
      plan.modules.modules, with: compilation, version: version, partial: &partial)
    let report = LeftOutReport(partial)
    guard isCompiled, findings.showsSomething(without: partial.leftOutFiles) else {
      say(partial.firstOutput ?? "")
      for line in report.lacks { say(line) }
      throw LooseFileError(.doesNotCompile, selection.name)
    }
    for message in partial.messages { say(message.printed) }
    leftOut = report.isEmpty ? nil : report
    library = compilation.library
    name = selection.name
    isWhole = plan.problems.isEmpty
    self.folders = folders
    self.workspace = workspace
  }

  /// A file with names for the pictures and colours of the app's catalogs; `nil` where there are none.
  private static func assetSymbols(
    in folders: [String], _ findings: ScanFindings, in workspace: Workspace
  ) throws(LooseFileError) -> String? {
    let declared = findings.names.values.reduce(into: Set()) { $0.formUnion($1) }
    guard let code = AssetSymbols(in: folders, declared: declared).code else { return nil }
    let path = "\(workspace.path)/GeneratedAssetSymbols.swift"
    try CompilerInputs.write(code, to: path)
    return path
  }

  /// Compiles modules one after the other.
  ///
  /// - Returns: False where the compiler refuses for a reason that no file has.
  private static func compile(
    _ modules: [SourceModule], with compilation: Compilation, version: CompilerVersionQuery,
    partial: inout PartialCompilation
  ) throws(LooseFileError) -> Bool {
    var done: [String] = []
    for (position, module) in modules.enumerated() {
      let isLast = position == modules.count - 1
      func run(_ files: [Int]) throws(LooseFileError) -> String? {
        let compiler = try compilation.start(module, files, linking: isLast ? done : nil)
        let outcome = compiler.finish()
        try version.check()
        return outcome.status == .exited(0) ? nil : outcome.output
      }
      guard let kept = try partial.pass(module.files, compile: run) else { return false }
      if kept.isEmpty {
        // Others can import a module of which nothing is left; of the last one there is nothing to open.
        let refusal = isLast ? "" : try run([])
        guard refusal == nil else { return false }
      }
      done.append(module.name)
    }
    return true
  }

  private static func nothingToShow(
    in selection: SourceSelection, findings: ScanFindings
  ) -> LooseFileError {
    let viewsWithParameters = findings.viewsWithParameters.map(PastedPreview.init)
    let complaints = viewsWithParameters.map(\.complaint) + findings.blockedViews.compactMap(\.complaint)
    let code = viewsWithParameters.first?.code ?? "#Preview { … }"
    return LooseFileError(
      .nothingToShow, selection.name, details: complaints.isEmpty ? [] : [code] + complaints)
  }
}
