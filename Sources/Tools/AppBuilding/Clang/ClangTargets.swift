/// The targets of packages in C, and those that wrap a library of the system.
struct ClangTargets {
  private var byName: [String: ClangTarget] = [:]
  private var byModule: [String: ClangTarget] = [:]

  /// Begins with none.
  init() {}

  /// True where there is none.
  var isEmpty: Bool { byName.isEmpty }

  /// Takes in a target; of two with one name the first counts.
  ///
  /// - Parameters:
  ///   - target: What a manifest says of it.
  ///   - manifest: The path of the manifest.
  /// - Returns: False for a target that is not in C.
  @discardableResult
  mutating func take(_ target: ScanFindings.Target, in manifest: String) -> Bool {
    guard let made = ClangTarget(target, in: manifest) else { return false }
    guard byName[made.name] == nil, made.modules.allSatisfy({ byModule[$0] == nil }) else { return true }
    byName[made.name] = made
    for module in made.modules { byModule[module] = made }
    return true
  }

  /// What code needs, those first that others need.
  ///
  /// - Parameter imports: The modules that it imports.
  /// - Returns: The targets.
  func needed(for imports: [String]) -> [ClangTarget] {
    var found: [ClangTarget] = []
    var seen: Set<String> = []
    func add(_ target: ClangTarget) {
      guard seen.insert(target.name).inserted else { return }
      for name in target.settings.dependencies { if let next = byName[name] { add(next) } }
      found.append(target)
    }
    for name in imports { if let target = byModule[name] { add(target) } }
    return found
  }
}
