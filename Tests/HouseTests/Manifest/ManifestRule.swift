/// Holds a package manifest against the import table and against the imports themselves.
struct ManifestRule {
  let manifest: Manifest
  let arrows: [Arrow]

  /// Dependencies that the import table does not allow, and targets only one of the two knows.
  func strayDependencies() -> [Violation] {
    let rows = Dictionary(uniqueKeysWithValues: arrows.map { ($0.target, $0) })
    let targets = manifest.targets.filter(\.isSource)
    let strays = targets.flatMap { target -> [Violation] in
      guard let row = rows[target.name] else {
        return [violation("\(target.name) is not in the import table; add a line to it")]
      }
      let extra = target.targets.filter { !row.targets.contains($0) }
      let foreign = target.packages.filter { !row.packages.contains($0) }
      return (extra + foreign).map { violation("\(target.name) may not depend on \($0); \(row.permission)") }
    }
    let declared = Set(targets.map(\.name))
    let missing = arrows.filter { !declared.contains($0.target) }
    return strays + missing.map { violation("\($0.target) is in the import table alone; declare it") }
  }

  /// Imports of our own targets that work only because another dependency brings the module along.
  func undeclaredImports(in files: [SourceFile]) -> [Violation] {
    let names = Set(manifest.targets.map(\.name))
    let declared = Dictionary(
      manifest.targets.map { ($0.name, Set($0.targets)) }, uniquingKeysWith: { $0.union($1) })
    return files.filter(\.isSwift).flatMap { file -> [Violation] in
      guard let target = file.target, let dependencies = declared[target] else { return [] }
      return file.imports.compactMap { found in
        guard names.contains(found.module), found.module != target else { return nil }
        guard !dependencies.contains(found.module) else { return nil }
        return Violation(
          file.path, line: found.line,
          "imports \(found.module), which \(target) does not depend on; add it in Package.swift")
      }
    }
  }

  /// Targets that reach, over any number of dependencies, what they must never link.
  func reached(_ forbidden: Set<String>, from targets: [String]) -> [Violation] {
    targets.flatMap { target in
      manifest.closure(of: target).intersection(forbidden).sorted().map {
        violation("\(target) links \($0) through its dependencies; take that dependency away")
      }
    }
  }

  private func violation(_ message: String) -> Violation {
    Violation("Package.swift", message)
  }
}
