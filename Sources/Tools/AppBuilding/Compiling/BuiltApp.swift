import AccessibilityModel
import Foundation

/// Swift files compiled on their own, with what can be shown in them.
package struct BuiltApp: Sendable {
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
  /// Name of the colour set in their catalogs that is the app's accent colour; `nil` where there is none.
  let accentColorName: String?
  /// The folders whose files the app may read.
  let roots: [String]
  /// The folder of the folders that stand for bundles.
  let bundles: String
  private let workspace: Workspace
  /// Keeps what lies in the cache from being removed.
  private let cached: TargetCache?

  /// Scans and compiles files, or takes what an earlier run made of the same.
  ///
  /// The compiler in `PATH` is asked for its version while it compiles: neither waits for the other. Files of
  /// several that cannot be compiled here are left out.
  ///
  /// - Parameters:
  ///   - selection: The files.
  ///   - options: How they are compiled.
  ///   - cache: What is kept from run to run; `nil` where nothing is.
  ///   - installation: Where the app modules are.
  ///   - toolchain: The compiler.
  ///   - progress: Hears how far it is.
  ///   - say: Takes what the compiler says about files it refuses, and lines about a project.
  /// - Throws: `TargetError` with code `unreadableProject`, `unknownTarget`, `emptyTarget`, `nothingToShow`, `doesNotCompile`, `otherCompiler` or `system`.
  package init(
    compiling selection: SourceSelection, options: CompilerOptions, cache: CacheFolder?,
    installation: Installation, toolchain: Toolchain, progress: (BuildProgress) -> Void = { _ in },
    say: (String) -> Void
  ) throws(TargetError) {
    let workspace = try Workspace()
    let scan = SyntaxScan(installation: installation, toolchain: toolchain)
    let plan = try Self.plan(selection, scan, workspace)
    for line in plan.notes + plan.problems { say(VisibleText.line("earshot: \(line)")) }
    let own =
      plan.resources == nil ? nil : try BundleFolders(of: plan, selection, isWanted: true, in: workspace.path)
    let folders = own?.all ?? selection.folders
    let interfaces = InterfaceSearch.finds(in: plan, selection.folders) ? ["interfaces"] : []
    let cached = cache.map { cache in
      let models = [DataModelCode(in: folders, declared: []).code].compactMap { $0 }
      let assets = AssetCatalogNames(in: folders).assets.map { "\($0.kind) \($0.name)" }
      return TargetCache(
        cache, plan: plan, inputs: (own?.names ?? []) + assets + models + interfaces, selection: selection,
        options: options,
        tools: TargetCache.tools(installation, toolchain))
    }
    let kept: KeptTarget
    if let cached, let known = cached.kept {
      kept = known
      library = cached.library
    } else {
      let build = try TargetBuild(
        plan, selection, options, own, folders, installation, toolchain, in: workspace, for: cached)
      (kept, library) = try build.run(progress: progress, say: say)
    }
    for message in kept.messages { say(message) }
    if own == nil {
      _ = try BundleFolders(of: plan, selection, isWanted: kept.asksForFiles, in: workspace.path)
    }
    leftOut = kept.report
    name = selection.name
    isWhole = plan.problems.isEmpty
    bundles = workspace.path
    roots = Self.roots(of: selection, plan)
    self.folders = folders
    accentColorName = plan.accentColorName
    self.workspace = workspace
    self.cached = cached
  }

  /// The folders that a person named, and those that the files of a project lie in.
  private static func roots(of selection: SourceSelection, _ plan: BuildPlan) -> [String] {
    guard let request = selection.request else { return selection.roots }
    let path = request.container.path
    let folder = ProjectContainer.isContainer(path) ? SourcePath.folder(of: path) : path
    let named = [folder.isEmpty ? "." : folder] + request.container.packages + request.packages
    var all = named.map { SandboxPaths.projectRoot(of: $0) }
    // What a project takes from beside it, as far as it is code.
    let resolved = all.map { SandboxPaths.resolved($0) ?? $0 }
    for file in plan.files {
      let place = URL(filePath: file).deletingLastPathComponent().standardizedFileURL.path
      guard !resolved.contains(where: { place == $0 || place.hasPrefix("\($0)/") }) else { continue }
      if !all.contains(place) { all.append(place) }
    }
    return all
  }

  /// What is to be compiled; what is wrong with the compiler comes before what it makes go wrong.
  private static func plan(
    _ selection: SourceSelection, _ scan: SyntaxScan, _ workspace: Workspace
  ) throws(TargetError) -> BuildPlan {
    do {
      return try BuildPlan(selection, scan: scan)
    } catch {
      try CompilerVersionQuery(
        installation: scan.installation, toolchain: scan.toolchain, folder: workspace.path
      ).check()
      throw error
    }
  }
}
