import Foundation

/// The targets that are compiled for one: itself, and all that its files import, directly or by others.
///
/// What is imported decides, and not the dependencies that a project lists: Xcode also builds what is imported and
/// not listed, and manifests are not run.
struct NeededTargets {
  /// A target with its files.
  struct Module {
    let target: BuildTarget
    let members: ProjectTarget.Members
  }

  private(set) var modules: [Module] = []
  private(set) var problems: [String] = []
  /// The modules that their files import, each once for each target.
  private(set) var imports: [String] = []
  private let catalog: TargetCatalog
  private var names: Set<String> = []

  init(roots: [BuildTarget], catalog: TargetCatalog) {
    self.catalog = catalog
    for root in roots {
      add(root)
      if case .project(let index, let target) = root.origin {
        noteCycle(of: target, in: catalog.projects[index])
      }
    }
  }

  /// Adds what is imported.
  ///
  /// - Complexity: O(length of the files of all modules that are needed).
  mutating func addImported() {
    var place = 0
    while place < modules.count {
      for name in ModuleImports.names(in: modules[place].members.sources) {
        imports.append(name)
        if let target = catalog.libraries[name] { add(target) }
      }
      place += 1
    }
  }

  private mutating func add(_ target: BuildTarget) {
    guard names.insert(target.moduleName).inserted else { return }
    switch target.origin {
    case .project(let index, let projectTarget):
      let project = catalog.projects[index]
      let members = project.members(of: projectTarget)
      modules.append(Module(target: target, members: members))
      noteMissing(members.missing, of: target, in: project)
      notePackages(of: projectTarget, in: project)
    case .package(let folder, _):
      let resources = FolderListing.names(below: folder).filter { !FolderListing.isForBuild($0) }
      let members = ProjectTarget.Members(
        sources: (try? SourceFolder(folder))?.files ?? [],
        resources: resources.map { SourcePath.join(folder, $0) })
      modules.append(Module(target: target, members: members))
    }
  }

  private mutating func noteMissing(_ missing: [String], of target: BuildTarget, in project: ProjectFile) {
    guard !missing.isEmpty else { return }
    problems.append(
      "\(project.path) names files of \(target.name) that are not there: \(TargetCatalog.list(missing)). "
        + "Put them back, or take them out of the project.")
  }

  private mutating func noteCycle(of target: ProjectTarget, in project: ProjectFile) {
    let cycle = project.dependencyCycle(from: target)
    guard let first = cycle.first else { return }
    let names = cycle.count > 5 ? cycle.prefix(3) + ["…"] : cycle
    problems.append(
      "\(project.path): \((names + [first]).joined(separator: " needs ")). "
        + "They are compiled in the order of their imports; take one of these dependencies out.")
  }

  /// Tells which packages are not at hand.
  private mutating func notePackages(of target: ProjectTarget, in project: ProjectFile) {
    for product in project.packageProducts(of: target) {
      let problem: String
      if let url = product.url {
        guard !catalog.packages.holds(url) else { continue }
        let name = PackageFolders.name(ofPackageAt: url)
        problem = "\(name) is not here. Run git clone \(url) FOLDER/\(name) and add --packages FOLDER."
      } else {
        let module = BuildSettings.identifier(product.name)
        guard catalog.libraries[module] == nil, !catalog.productNames.contains(product.name) else { continue }
        problem =
          "\(product.name) is not here: no package beside \(project.path) has it. "
          + "Put its package back, or name its folder with --packages."
      }
      if !problems.contains(problem) { problems.append(problem) }
    }
  }
}
