import EarshotSession

/// Which target of several is heard.
struct TargetChoice {
  private let catalog: TargetCatalog
  private let container: ProjectContainer

  init(_ catalog: TargetCatalog, of container: ProjectContainer) {
    self.catalog = catalog
    self.container = container
  }

  /// The target of a name, or the one that is meant where none is named; of packages alone, all of them.
  ///
  /// - Parameter name: The name, in any capitals.
  /// - Returns: The targets.
  /// - Throws: `TargetError` with code `unknownTarget` or `emptyTarget`.
  func targets(named name: String?) throws(TargetError) -> [BuildTarget] {
    let all = catalog.targets
    guard let name else {
      if catalog.projects.isEmpty { return all }
      guard let meant = meant(among: all) else { throw TargetError(.emptyTarget, container.path) }
      return [meant]
    }
    if let exact = all.first(where: { $0.name == name }) { return [exact] }
    if let near = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return [near] }
    let names = all.map(\.name)
    let nearest = Nearest.names(to: name, among: names)
    throw TargetError(.unknownTarget, name, details: nearest.isEmpty ? Array(names.prefix(10)) : nearest)
  }

  /// The application for the phone that has the project's name or that a scheme runs, or the first one; else what is
  /// nearest to one.
  private func meant(among targets: [BuildTarget]) -> BuildTarget? {
    for kind in [ProjectTarget.Kind.application, .library, .appExtension, .other] {
      let ofKind = targets.filter { $0.project?.kind == kind }
      let forPhone = ofKind.filter { $0.project?.isForPhone == true }
      let candidates = forPhone.isEmpty ? ofKind : forPhone
      guard !candidates.isEmpty else { continue }
      guard candidates.count > 1 else { return candidates.first }
      func run(by schemes: [SchemeFile]) -> BuildTarget? {
        schemes.lazy.compactMap { scheme in
          candidates.first { $0.project?.object.identifier == scheme.target }
        }.first
      }
      let names = Set(containers.map { Self.letters(String(SourcePath.name(of: $0).prefix { $0 != "." })) })
      let schemes = containers.flatMap(SchemeFile.shared)
      return run(by: schemes.filter { names.contains(Self.letters($0.name)) })
        ?? candidates.first { names.contains(Self.letters($0.name)) } ?? run(by: schemes) ?? candidates.first
    }
    return targets.first
  }

  /// What was named, and the projects in it.
  private var containers: [String] {
    [container.path] + catalog.projects.map(\.path).filter { $0 != container.path }
  }

  /// A name as it is compared with others: "Critical Maps" and "criticalmaps" are one.
  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension BuildTarget {
  /// The target of the project that it comes from; `nil` for one of a package.
  var project: ProjectTarget? {
    guard case .project(_, let target) = origin else { return nil }
    return target
  }
}
