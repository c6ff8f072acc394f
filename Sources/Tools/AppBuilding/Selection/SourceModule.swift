import Foundation

/// Files that are compiled as one module.
struct SourceModule: Hashable, Sendable {
  /// The name of the module of files that belong to no package.
  static let looseName = "HeardFiles"

  let name: String
  /// The positions of its files in the selection.
  var files: [Int]
  /// How it is compiled, where its project or its package says so.
  var settings = ModuleSettings()
  /// The name of the package that it belongs to; what is of none is one package of its own.
  var package = "heard"
}

/// The modules that a selection makes, those first that others import.
struct SourceModules {
  /// The modules; the last one is the app, where there is one beside packages.
  private(set) var modules: [SourceModule]

  /// The name of the module that is the app, which none imports; `nil` where there is none.
  let last: String?

  /// The modules of the app that each module imports; known once they are in order.
  private(set) var needs: [String: Set<String>] = [:]

  /// The names by which files import one another.
  var names: [String] { modules.map(\.name).filter { $0 != last } }

  /// Takes modules as they are.
  init(_ modules: [SourceModule], last: String?) {
    self.modules = modules
    self.last = last
  }

  /// Divides files among the targets of packages; the rest is one module.
  ///
  /// Files of targets that no app is made of (tests, macros, plugins) belong to none.
  init(_ selection: SourceSelection, targets: [ScanFindings.Target]) {
    let places = targets.map { target in
      (target: target, folders: Self.folders(of: target, in: selection.manifests[target.manifest]))
    }
    var members: [String: [Int]] = [:]
    var settings: [String: ModuleSettings] = [:]
    var order: [String] = []
    for (index, file) in selection.files.enumerated() {
      let path = Self.plain(file)
      let matches = places.compactMap { place -> (target: ScanFindings.Target, length: Int)? in
        let folder = place.folders.first { path.hasPrefix($0 + "/") }
        return folder.map { (place.target, $0.count) }
      }
      let owner = matches.max { $0.length < $1.length }?.target
      if let owner, !["target", "executableTarget"].contains(owner.kind) { continue }
      let name = owner?.name.replacing("-", with: "_") ?? SourceModule.looseName
      if members[name] == nil { order.append(name) }
      if let owner { settings[name] = owner.settings }
      members[name, default: []].append(index)
    }
    modules = order.map {
      SourceModule(name: $0, files: members[$0] ?? [], settings: settings[$0] ?? ModuleSettings())
    }
    last = SourceModule.looseName
  }

  /// Where the files of a target are, the likeliest place first.
  static func folders(of target: ScanFindings.Target, in manifest: String) -> [String] {
    let root = URL(filePath: manifest).deletingLastPathComponent()
    let names =
      target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    return names.map { plain(root.appending(path: $0).path) }
  }

  private static func plain(_ path: String) -> String {
    let path = URL(filePath: path).standardizedFileURL.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Puts modules behind those that their files import; the app comes last.
  ///
  /// - Parameter imports: What each file imports.
  /// - Complexity: The square of the number of modules.
  mutating func order(by imports: [ScanFindings.Finding]) {
    let known = Set(names)
    needs = [:]
    for module in modules {
      let files = Set(module.files)
      let imported = imports.filter { files.contains($0.file) }.map(\.name)
      needs[module.name] = Set(imported).intersection(known).subtracting([module.name])
    }
    var rest = modules.filter { $0.name != last }
    var ordered: [SourceModule] = []
    var done: Set<String> = []
    while !rest.isEmpty {
      // Of modules that import each other, the first is as good as any: the compiler says what is wrong.
      let next = rest.firstIndex { needs[$0.name, default: []].isSubset(of: done) } ?? 0
      let module = rest.remove(at: next)
      done.insert(module.name)
      ordered.append(module)
    }
    modules = ordered + modules.filter { $0.name == last }
  }
}
