/// One line of the import table: a target and everything it may import.
struct Arrow {
  /// The target's name.
  let target: String
  /// The group it belongs to: its folder directly below `Sources`.
  let group: String
  /// The targets of this repository it may import.
  let targets: [String]
  /// The modules of other packages it may import.
  let packages: [String]
  /// The system's modules it may import anywhere.
  let system: [String]
  /// The system's modules it may import in `Phrases/` alone.
  let systemInPhrases: [String]

  init(
    _ target: String, in group: String, _ targets: [String] = [], packages: [String] = [],
    system: [String] = [], systemInPhrases: [String] = []
  ) {
    self.target = target
    self.group = group
    self.targets = targets
    self.packages = packages
    self.system = system
    self.systemInPhrases = systemInPhrases
  }

  /// Whether a file of this target, in these folders, may import a module.
  func allows(_ module: String, in folders: [String]) -> Bool {
    module == target || targets.contains(module) || packages.contains(module)
      || system.contains(module)
      || (folders.contains("Phrases") && systemInPhrases.contains(module))
  }

  /// What the target may import, for a message.
  var permission: String {
    var modules = targets + packages + system
    modules += systemInPhrases.map { "\($0) in Phrases/" }
    return modules.isEmpty ? "it may import nothing" : "it may import \(modules.joined(separator: ", "))"
  }
}
