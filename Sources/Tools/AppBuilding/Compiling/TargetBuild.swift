import AccessibilityModel
import Foundation

/// The making of a library of what was named: scanned, then compiled module by module.
struct TargetBuild {
  private var plan: BuildPlan
  private let selection: SourceSelection
  private let findings: ScanFindings
  private let compilation: Compilation
  private let version: CompilerVersionQuery
  private let cached: TargetCache?
  private let folder: String
  /// Keeps other runs from building in the same folder.
  private let lock: FileLock?

  /// Scans files.
  ///
  /// - Parameters:
  ///   - plan: What is compiled.
  ///   - selection: What was named.
  ///   - options: How it is compiled.
  ///   - own: The bundles that a project says, where there is one.
  ///   - folders: Where texts, colours and pictures lie.
  ///   - installation: Where the app modules are.
  ///   - toolchain: The compiler.
  ///   - workspace: The folder of this run.
  ///   - cached: The place in the cache, where it is kept.
  /// - Throws: `TargetError` with code `nothingToShow`, `otherCompiler`, `incompleteInstallation` or `system`.
  init(
    _ plan: BuildPlan, _ selection: SourceSelection, _ options: CompilerOptions, _ own: BundleFolders?,
    _ folders: [String], _ installation: Installation, _ toolchain: Toolchain, in workspace: Workspace,
    for cached: TargetCache?
  ) throws(TargetError) {
    let place = cached?.buildFolder()
    let folder = place?.path ?? workspace.path
    let version = try CompilerVersionQuery(
      installation: installation, toolchain: toolchain, folder: workspace.path)
    let scan = SyntaxScan(installation: installation, toolchain: toolchain)
    let clang = try ClangBuild(
      installation: installation, toolchain: toolchain, folder: folder, temporary: workspace.path
    ).modules(of: plan.clangTargets)
    do {
      findings = try scan.findings(
        of: plan, copies: folder, hasInterfaces: InterfaceSearch.finds(in: plan, selection.folders),
        clang: clang.names + SystemModule.all.filter(\.isHere).map(\.name))
    } catch {
      try version.check()
      throw error
    }
    guard findings.showsSomething else { throw Self.nothingToShow(in: selection, findings: findings) }
    self.plan = plan
    self.plan.modules.order(by: findings.imports)
    let bundles: BundleFolders
    if let own {
      bundles = own
    } else {
      let isWanted = !findings.askingFiles.isEmpty
      bundles = try BundleFolders(of: plan, selection, isWanted: isWanted, in: workspace.path)
    }
    compilation = Compilation(
      installation: installation, toolchain: toolchain, options: options, folder: folder,
      inputs: CompilerInputs(
        files: plan.files, copies: findings.copies, folder: folder, bundles: bundles,
        assetSymbols: try Self.assetSymbols(in: folders, findings, in: folder),
        dataModels: try Self.dataModels(in: folders, own, plan, findings, in: folder),
        filesWithData: Set(findings.imports.filter { $0.name == "CoreData" }.map(\.file))),
      temporary: workspace.path, moduleCache: try Self.moduleCache(cached, in: workspace),
      keepsObjects: place != nil, clang: clang, isRepaired: plan.files.count > 1)
    self.selection = selection
    self.version = version
    self.cached = cached
    self.folder = folder
    lock = place?.lock
  }

  /// What the compiler says, with names of files in it that end no line.
  private static func naming(_ files: [String], in output: String) -> String {
    files.reduce(output) { output, file in
      let shown = VisibleText.line(file)
      return shown == file ? output : output.replacing(file, with: shown)
    }
  }

  /// Compiles.
  ///
  /// - Parameters:
  ///   - progress: Hears how far it is.
  ///   - say: Takes what the compiler says where nothing can be compiled.
  /// - Returns: What belongs to the library, and where the library is.
  /// - Throws: `TargetError` with code `doesNotCompile`, `otherCompiler` or `system`.
  func run(
    progress: (BuildProgress) -> Void, say: (String) -> Void
  ) throws(TargetError) -> (kept: KeptTarget, library: String) {
    // Another run may have built it while this one waited for the folder.
    if let cached, let known = cached.kept { return (known, cached.library) }
    var partial = PartialCompilation(files: plan.files, findings: findings)
    var repairs: [Repair] = []
    let isCompiled = try compile(&partial, &repairs, progress)
    let report = LeftOutReport(partial, repairs: repairs)
    let absent = (compilation.clang.problems + SystemModule.problems(with: findings.absentModules)).map {
      VisibleText.line("earshot: \($0)")
    }
    guard isCompiled, findings.showsSomething(without: partial.leftOutFiles) else {
      let output = MarkedSource.shown(partial.lastOutput ?? partial.firstOutput ?? "")
      for line in absent { say(line) }
      say(Self.naming(plan.files, in: output))
      for line in report.lacks { say(line) }
      throw TargetError(.doesNotCompile, selection.name)
    }
    let kept = KeptTarget(
      messages: absent + partial.messages.map(\.printed), report: report,
      asksForFiles: !findings.askingFiles.isEmpty)
    guard let cached, lock != nil else { return (kept, compilation.library) }
    return (kept, cached.keep(compilation.library, kept, from: folder))
  }

  /// Where the compiler keeps what it made of the system's headers: in the cache, or for this run alone.
  private static func moduleCache(
    _ cached: TargetCache?, in workspace: Workspace
  ) throws(TargetError) -> String {
    if let folder = cached?.moduleCache() { return folder }
    let path = "\(workspace.path)/modules"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw TargetError(.system, "\(path) could not be made", details: ["Make room on the disk."])
    }
    return path
  }

  /// A file with names for the pictures and colours of the app's catalogs; `nil` where there are none.
  private static func assetSymbols(
    in folders: [String], _ findings: ScanFindings, in folder: String
  ) throws(TargetError) -> String? {
    let declared = findings.names.values.reduce(into: Set()) { $0.formUnion($1) }
    guard let code = AssetSymbols(in: folders, declared: declared).code else { return nil }
    let path = "\(folder)/GeneratedAssetSymbols.swift"
    try CompilerInputs.write(code, to: path)
    return path
  }

  /// A file for each module that has models of Core Data, and one for all others; none where there are no models.
  private static func dataModels(
    in folders: [String], _ bundles: BundleFolders?, _ plan: BuildPlan, _ findings: ScanFindings,
    in folder: String
  ) throws(TargetError) -> [String: String] {
    let declared = findings.names.values.reduce(into: Set()) { $0.formUnion($1) }
    var code: [String: String] = [:]
    for (module, place) in bundles?.modules ?? [:] {
      code[module] = DataModelCode(in: [place], declared: declared, isShared: true).code
    }
    if code.isEmpty {
      // One module has them, or nobody knows which.
      code[""] = DataModelCode(in: folders, declared: declared).code
    } else {
      if let main = bundles?.main, let last = plan.modules.last {
        code[last] = DataModelCode(in: [main], declared: declared).code
      }
      code[""] = DataModelCode.codeWithoutModels
    }
    var paths: [String: String] = [:]
    for (module, text) in code {
      let path = "\(folder)/GeneratedDataModels\(module.isEmpty ? "" : "-\(module)").swift"
      try CompilerInputs.write(text, to: path)
      paths[module] = path
    }
    return paths
  }

  /// Compiles modules, side by side where none imports the other; what is refused is repaired in their order.
  ///
  /// - Returns: False where the compiler refuses for a reason that no file has.
  private func compile(
    _ partial: inout PartialCompilation, _ repairs: inout [Repair], _ progress: (BuildProgress) -> Void
  ) throws(TargetError) -> Bool {
    var compilation = compilation
    let repairsFolder = cached?.repairsFolder()
    var known = KeptRepairs(in: repairsFolder)
    defer { known.write(in: repairsFolder) }
    let modules = plan.modules.modules
    var early = EarlyCompilations(
      needs: plan.modules.needs, width: ProcessInfo.processInfo.activeProcessorCount)
    defer { early.end() }
    var objects: [String] = []
    for (position, module) in modules.enumerated() {
      let isLast = position == modules.count - 1
      progress(BuildProgress(module: module, number: position + 1, of: modules.count))
      func run(_ files: [Int]) throws(TargetError) -> String? {
        try refusal(of: module, files, in: compilation, linking: isLast ? objects : nil)
      }
      var files = module.files
      var isTaken = false
      if compilation.isRepaired {
        // The last one needs the objects of all others.
        try early.begin(modules[position...].dropLast()) { module throws(TargetError) in
          let begun = try beginning(of: module, in: compilation, known[module.name])
          return try start(module, begun.files, in: begun.compilation, linking: nil)
        }
        let recovery: Recovery
        (recovery, isTaken) = try recovered(
          beginning(of: module, in: compilation, known[module.name]), linking: isLast ? objects : nil,
          early.take(module), &partial)
        compilation = recovery.compilation
        repairs += recovery.repairs
        known[module.name] = recovery.kept
        files = recovery.files
      }
      guard let kept = isTaken ? files : try partial.pass(files, compile: run) else { return false }
      if kept.isEmpty {
        // Others can import a module of which nothing is left; of the last one there is nothing to open.
        let refusal = isLast ? "" : try run([])
        guard refusal == nil else { return false }
      }
      early.finish(module)
      objects += try compilation.objects(of: module, kept)
    }
    return true
  }

  /// A module with the repairs of an earlier run that still hold.
  private func beginning(
    of module: SourceModule, in compilation: Compilation, _ kept: KeptRepairs.Module
  ) throws(TargetError) -> Recovery {
    try Recovery(module, compilation, files: module.files, names: Array(findings.names.values), kept: kept)
  }

  /// A module with its copies repaired as far as they can be, and whether the compiler has taken them; who names one
  /// file wants the compiler's words.
  private func recovered(
    _ beginning: Recovery, linking objects: [String]?, _ early: EarlyCompilations.Early?,
    _ partial: inout PartialCompilation
  ) throws(TargetError) -> (recovery: Recovery, isTaken: Bool) {
    var recovery = beginning
    var isTaken = false
    let module = recovery.module
    let start = early?.start ?? .now
    var running = early?.running
    var limit: ContinuousClock.Instant?
    for _ in 0..<Self.recoveries where !recovery.files.isEmpty {
      let refused = try refusal(
        of: module, recovery.files, in: recovery.compilation, linking: objects, running)
      running = nil
      isTaken = refused == nil
      guard let output = refused else { break }
      partial.note(output)
      let end = limit ?? .now + max((.now - start) * Self.patience, .seconds(20))
      limit = end
      guard try recovery.repair(output, until: end) else { break }
    }
    partial.leaveOut(recovery.refused, from: module.files.filter { !recovery.files.contains($0) })
    return (recovery, isTaken)
  }

  /// How many times as long as the first compilation copies are repaired, which ends before any code is made.
  private static let patience = 5

  /// How often copies are repaired that a check of types takes and the compiler does not.
  private static let recoveries = 4

  /// Starts the compiler on files of a module.
  private func start(
    _ module: SourceModule, _ files: [Int], in compilation: Compilation, linking objects: [String]?
  ) throws(TargetError) -> Command.Running {
    if compilation.keepsObjects {
      compilation.objectFiles.forgetChanged(in: module, plan.files, copies: compilation.inputs.copies)
    }
    return try compilation.start(module, files, linking: objects)
  }

  /// What the compiler, which can be under way, says of files of a module that it refuses; `nil` where it takes them.
  private func refusal(
    of module: SourceModule, _ files: [Int], in compilation: Compilation, linking objects: [String]?,
    _ running: Command.Running? = nil
  ) throws(TargetError) -> String? {
    let compiler: Command.Running
    if let running {
      compiler = running
    } else {
      compiler = try start(module, files, in: compilation, linking: objects)
    }
    let outcome = compiler.finish()
    if outcome.isTimedOut {
      throw TargetError(.compilerHangs, "swiftc", details: ["\(Int(Compilation.limit))"])
    }
    try version.check()
    let isCompiled = outcome.status == .exited(0)
    if compilation.keepsObjects {
      compilation.objectFiles.settleRecord(of: module.name, isCompiled: isCompiled)
    }
    return isCompiled ? nil : outcome.output
  }

  private static func nothingToShow(
    in selection: SourceSelection, findings: ScanFindings
  ) -> TargetError {
    let viewsWithParameters = findings.viewsWithParameters.map(PastedPreview.init)
    let complaints = viewsWithParameters.map(\.complaint) + findings.blockedViews.compactMap(\.complaint)
    let code = viewsWithParameters.first?.code ?? "#Preview { … }"
    return TargetError(
      .nothingToShow, selection.name, details: complaints.isEmpty ? [] : [code] + complaints)
  }
}
