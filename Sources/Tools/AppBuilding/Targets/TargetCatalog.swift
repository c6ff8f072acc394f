import Foundation

/// The targets of projects and packages that belong together.
struct TargetCatalog {
  /// The projects, those first that were named.
  private(set) var projects: [ProjectFile] = []
  /// The targets of the projects and of the app's own packages, in their order; tests are none.
  private(set) var targets: [BuildTarget] = []
  /// What is wrong with the projects, a line each.
  private(set) var problems: [String] = []
  /// The packages that are at hand.
  private(set) var packages: PackageFolders
  /// What other modules can import, by the names of the modules.
  private(set) var libraries: [String: BuildTarget] = [:]
  /// The targets of packages in C, and those that wrap a library of the system.
  private(set) var clang = ClangTargets()
  /// The names of the products of packages.
  private(set) var productNames: Set<String> = []

  /// Reads projects, and the manifests of their packages.
  ///
  /// - Parameters:
  ///   - container: What was named.
  ///   - folders: Folders that a person named for packages.
  ///   - scan: Reads manifests.
  /// - Throws: `TargetError` with code `unreadableProject` where nothing of it can be read.
  init(
    _ container: ProjectContainer, packages folders: [String], scan: SyntaxScan
  ) throws(TargetError) {
    let members = try container.members()
    let gone = members.filter { !FileManager.default.fileExists(atPath: $0) }
    packages = PackageFolders(own: [], beside: [], named: [])
    if !gone.isEmpty, container.path.hasSuffix(".xcworkspace") {
      problems.append(
        "\(container.path) names what is not there: \(Self.list(gone)). "
          + "Fetch it, or take it out of the workspace.")
    }
    var own = members.filter { FileManager.default.fileExists(atPath: SourcePath.join($0, "Package.swift")) }
    try readProjects(members.filter { $0.hasSuffix(".xcodeproj") && !gone.contains($0) }, container)
    own += projects.flatMap { $0.localPackages() }
    let beside = projects.map(\.folder) + [SourcePath.folder(of: container.path)] + own
    packages = PackageFolders(own: own, beside: beside, named: folders)
    guard !projects.isEmpty || !packages.manifests.isEmpty else {
      throw TargetError(
        .unreadableProject, container.path, details: ["none of the projects that it names is there"])
    }
    for (index, project) in projects.enumerated() { addTargets(of: project, index) }
    try addPackages(scan)
  }

  private mutating func readProjects(
    _ paths: [String], _ container: ProjectContainer
  ) throws(TargetError) {
    var rest = paths[...]
    var seen = Set(paths)
    var first: TargetError?
    while let path = rest.popFirst() {
      do throws(TargetError) {
        let project = try ProjectFile(path: path)
        projects.append(project)
        problems += project.problems
        let inner = project.innerProjects.filter { seen.insert($0).inserted }
        rest += inner.filter { FileManager.default.fileExists(atPath: $0) }
      } catch {
        first = first ?? error
        problems.append(error.description)
      }
    }
    if let first, projects.isEmpty { throw first }
  }

  private mutating func addTargets(of project: ProjectFile, _ index: Int) {
    for target in project.targets() where target.kind != .test {
      let built = BuildTarget(
        name: target.name, moduleName: target.moduleName, origin: .project(index, target), isShown: true)
      targets.append(built)
      if target.kind == .library, libraries[built.moduleName] == nil { libraries[built.moduleName] = built }
    }
  }

  /// Reads manifests, and those of the packages that they name by a path.
  private mutating func addPackages(_ scan: SyntaxScan) throws(TargetError) {
    var findings = try scan.manifests(packages.manifests)
    while true {
      let count = packages.manifests.count
      for place in findings.packagePlaces where place.isPath {
        let manifest = packages.manifests[place.manifest]
        let folder = SourcePath.join(SourcePath.folder(of: manifest), place.location)
        packages.add(folder, isOwn: packages.ownManifests.contains(manifest))
      }
      guard packages.manifests.count > count else { break }
      findings = try scan.manifests(packages.manifests)
    }
    productNames = Set(findings.products)
    for target in findings.targets {
      let manifest = packages.manifests[target.manifest]
      guard !clang.take(target, in: manifest), ["target", "executableTarget"].contains(target.kind) else {
        continue
      }
      let folders = SourceModules.folders(of: target, in: manifest)
      let found = folders.first { FileManager.default.fileExists(atPath: $0) }
      guard let folder = found else { continue }
      let isOwn = packages.ownManifests.contains(manifest)
      let built = BuildTarget(
        name: target.name, moduleName: BuildSettings.identifier(target.name),
        origin: .package(folder: folder, target.settings), isShown: isOwn)
      if isOwn { targets.append(built) }
      if libraries[built.moduleName] == nil { libraries[built.moduleName] = built }
    }
  }

  /// Some names, and how many more there are.
  static func list(_ names: [String], limit: Int = 5) -> String {
    let shown = names.prefix(limit).joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
  }
}
