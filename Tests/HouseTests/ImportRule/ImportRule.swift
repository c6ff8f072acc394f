/// Holds a package's dependencies and the imports of its sources against the boundaries between its folders.
struct ImportRule {
  let manifest: Manifest
  let boundaries: [Boundary]

  /// Dependencies in the manifest that no boundary allows.
  func strayDependencies() -> [Violation] {
    manifest.targets.filter(\.isSource).flatMap { target -> [Violation] in
      guard let boundary = boundary(of: target) else {
        return [violation("\(target.name) lies in no folder of ARCHITECTURE.md; add a row for it")]
      }
      let strays = target.targets.filter { name in
        let group = manifest.target(name)?.group
        return !boundary.dependencies.contains { $0 == name || $0 == group }
      }
      let foreign = target.packages.filter { !boundary.modules.contains($0) }
      return (strays + foreign).map {
        violation("\(target.name) may not depend on \($0); \(boundary.permission)")
      }
    }
  }

  /// Rows of the table that mean no folder and no target.
  func emptyBoundaries() -> [Violation] {
    let known = Set(manifest.targets.flatMap { [$0.name, $0.group] })
    return boundaries.flatMap { [$0.name] + $0.dependencies }.filter { !known.contains($0) }.map {
      Violation("ARCHITECTURE.md", "names \($0), which is neither a folder nor a target")
    }
  }

  /// Imports and includes that the manifest does not declare, or that no boundary allows.
  func violations(in files: [SourceFile]) -> [Violation] {
    let headers = Headers(files)
    return files.filter { $0.isSwift || $0.isC }.flatMap { file -> [Violation] in
      guard let target = file.target.flatMap(manifest.target), let boundary = boundary(of: target),
        file.path.hasPrefix("\(target.path ?? "")/")
      else { return [Violation(file.path, "belongs to no target; declare it in Package.swift")] }
      return file.isSwift ? imports(of: file, target, boundary) : includes(of: file, target, headers)
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

  private func imports(of file: SourceFile, _ target: Manifest.Target, _ boundary: Boundary) -> [Violation] {
    let packages = manifest.targets.flatMap(\.packages)
    return file.imports.compactMap { found in
      let module = found.module
      if module == target.name || target.targets.contains(module) || target.packages.contains(module) {
        return nil
      }
      if manifest.target(module) != nil || packages.contains(module) {
        return Violation(
          file.path, line: found.line,
          "imports \(module), which \(target.name) does not depend on; add it in Package.swift")
      }
      if boundary.modules.contains(module) { return nil }
      if file.folders.contains("Phrases"), boundary.modulesInPhrases.contains(module) { return nil }
      return Violation(
        file.path, line: found.line, "\(target.name) may not import \(module); \(boundary.permission)")
    }
  }

  private func includes(of file: SourceFile, _ target: Manifest.Target, _ headers: Headers) -> [Violation] {
    IncludeReader.includes(in: file.text).compactMap { found in
      if let owner = headers.owner(of: found.header, from: file) {
        guard owner != target.name, !target.targets.contains(owner) else { return nil }
        return Violation(
          file.path, line: found.line,
          "includes \(found.header) of \(owner), which \(target.name) does not depend on; "
            + "add it in Package.swift")
      }
      guard file.isPublicHeader, !cLibraryHeaders.contains(found.header) else { return nil }
      return Violation(
        file.path, line: found.line,
        "a public header includes \(found.header), which a user's machine may lack; include it in the .c file"
      )
    }
  }

  /// The row of a target, or that of its folder.
  private func boundary(of target: Manifest.Target) -> Boundary? {
    boundaries.first { $0.name == target.name } ?? boundaries.first { $0.name == target.group }
  }

  private func violation(_ message: String) -> Violation {
    Violation("Package.swift", message)
  }
}
