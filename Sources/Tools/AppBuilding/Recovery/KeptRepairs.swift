import Foundation

/// The repairs of a target, kept so that the next run compiles once.
struct KeptRepairs: Codable, Hashable {
  /// The repairs of a file.
  struct File: Codable, Hashable {
    /// The digest of the text that was repaired.
    let digest: String
    /// The text that compiles.
    let text: String
    let repairs: [Repair]
  }

  /// The repairs of a module.
  struct Module: Codable, Hashable {
    var stubs: [StubType] = []
    /// What was told of the types that are missing.
    var types: [Repair] = []
    /// By the paths of the files.
    var files: [String: File] = [:]
    /// The names that the app declared.
    var names: Set<String> = []

    /// The files of which the repairs still hold.
    ///
    /// - Parameters:
    ///   - digests: The digests of the texts to compile, by the paths of the files.
    ///   - names: The names that the app declares now.
    /// - Returns: Their repairs: those of texts that are as they were, and that miss nothing that is there by now.
    func holding(_ digests: [String: String], _ names: Set<String>) -> [String: File] {
      let same = files.filter { digests[$0.key] == $0.value.digest }
      let changed = files.filter { same[$0.key] == nil }.values
      // What went of a file that was saved since then may be back.
      let back = Set(
        changed.flatMap { $0.repairs.filter { ["member", "declaration"].contains($0.unit) }.map(\.name) })
      let present = names.subtracting(self.names).union(back)
      return same.filter { file in !file.value.repairs.contains { present.contains($0.missing) } }
    }
  }

  private(set) var modules: [String: Module] = [:]

  private static let name = "repairs.json"

  /// Reads what a folder keeps; nothing where it keeps nothing whole.
  init(in folder: String?) {
    guard let folder, let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)"),
      let kept = try? JSONDecoder().decode(KeptRepairs.self, from: data)
    else { return }
    self = kept
  }

  /// What is kept of a module.
  subscript(module: String) -> Module {
    get { modules[module] ?? Module() }
    set { modules[module] = newValue }
  }

  /// Writes this into a folder; a run that cannot is only slower the next time.
  func write(in folder: String?) {
    guard let folder, let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: URL(filePath: "\(folder)/\(Self.name)"), options: .atomic)
  }
}

extension Repair {
  /// The name that the compiler misses; empty where it complains of something else.
  fileprivate var missing: String {
    words.firstMatch(of: /^cannot find (?:type )?'([^']+)'|has no (?:dynamic )?member '([^']+)'/).map {
      String($0.1 ?? $0.2 ?? "")
    } ?? ""
  }
}
