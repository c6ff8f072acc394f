import Foundation

/// What is compiled of a target, module by module, and what is found at run time.
struct BuildPlan {
  /// The files, in the order of the modules.
  private(set) var files: [String] = []
  /// The modules that they make.
  var modules: SourceModules
  /// The conditions of each file, and whether its previews are shown; none where all files are alike.
  private(set) var scanOptions: [ScanOptions] = []
  /// The files that come with each module; `nil` where they are looked for beside the code.
  private(set) var resources: [ModuleResources]?
  /// What the app says about itself; `nil` where no project says it.
  private(set) var information: InformationList?
  /// Name of the colour set that is the accent colour; `nil` where nothing says that there is one.
  private(set) var accentColorName: String?
  /// What is not as the projects say, a line each; the rest is heard.
  private(set) var problems: [String] = []
  /// What the files import of C, those first that others need.
  private(set) var clangTargets: [ClangTarget] = []
  /// What a person should know that is no fault.
  private(set) var notes: [String] = []

  /// How the scanner reads a file.
  struct ScanOptions: Hashable {
    let conditions: [String]
    let isShown: Bool
  }

  /// Plans what was named.
  ///
  /// - Parameters:
  ///   - selection: What was named.
  ///   - scan: Reads manifests.
  /// - Throws: `TargetError` with code `unreadableProject`, `unknownTarget`, `emptyTarget` or
  ///   `incompleteInstallation`.
  init(_ selection: SourceSelection, scan: SyntaxScan) throws(TargetError) {
    guard let request = selection.request else {
      files = selection.files
      let targets = try scan.manifests(selection.manifests).targets
      modules = SourceModules(selection, targets: targets)
      var clang = ClangTargets()
      for target in targets { clang.take(target, in: selection.manifests[target.manifest]) }
      if !clang.isEmpty { clangTargets = clang.needed(for: ModuleImports.names(in: files)) }
      notes = selection.notes
      // Nobody says it for a folder without a project; this is the name in the projects that Xcode makes.
      if selection.isAppFolder { accentColorName = "AccentColor" }
      addConditions()
      return
    }
    let catalog = try TargetCatalog(request.container, packages: request.packages, scan: scan)
    let choice = TargetChoice(catalog, of: request.container)
    let roots = try choice.targets(named: request.target)
    modules = SourceModules([], last: roots.count == 1 ? roots.first?.moduleName : nil)
    problems = catalog.problems
    var needed = NeededTargets(roots: roots, catalog: catalog)
    needed.addImported()
    guard needed.modules.contains(where: { !$0.members.sources.isEmpty }) else {
      throw TargetError(.emptyTarget, request.container.path, details: catalog.targets.map(\.name))
    }
    add(needed.modules)
    clangTargets = catalog.clang.needed(for: needed.imports)
    problems += needed.problems
    if let root = roots.first, case .project(let index, let target) = root.origin {
      information = InformationList(of: target, in: catalog.projects[index])
      accentColorName = information?[InformationList.accentColorName]
      if request.target == nil { noteOthers(than: root, needed, in: catalog) }
    }
    notes += selection.notes
  }

  /// Takes in the conditions of modules, where one has any.
  private mutating func addConditions() {
    guard modules.modules.contains(where: { !$0.settings.conditions.isEmpty }) else { return }
    scanOptions = files.map { _ in ScanOptions(conditions: [], isShown: true) }
    for module in modules.modules {
      let options = ScanOptions(conditions: module.settings.conditions, isShown: true)
      for file in module.files { scanOptions[file] = options }
    }
  }

  private mutating func add(_ needed: [NeededTargets.Module]) {
    var all: [SourceModule] = []
    var bundles: [ModuleResources] = []
    for module in needed {
      let settings = module.target.settings
      let range = files.count..<files.count + module.members.sources.count
      var own = SourceModule(name: module.target.moduleName, files: Array(range), settings: settings)
      own.package = module.target.packageName ?? own.package
      all.append(own)
      files += module.members.sources
      let options = ScanOptions(conditions: settings.conditions, isShown: module.target.isShown)
      scanOptions += range.map { _ in options }
      bundles.append(ModuleResources(module: module.target.moduleName, paths: module.members.resources))
    }
    modules = SourceModules(all, last: modules.last)
    resources = bundles
  }

  private mutating func noteOthers(
    than chosen: BuildTarget, _ needed: NeededTargets, in catalog: TargetCatalog
  ) {
    let others = catalog.targets.filter { other in
      other.project != nil && !needed.modules.contains { $0.target.moduleName == other.moduleName }
    }
    guard !others.isEmpty else { return }
    let names = TargetCatalog.list(others.map(\.name))
    let verb = others.count == 1 ? "is" : "are"
    notes.append("\(chosen.name) is heard; \(names) \(verb) not. Choose with --target.")
  }
}
