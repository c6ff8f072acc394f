/// What the targets in a folder, or one target, may depend on and import: a row of the architecture's table.
struct Boundary {
  /// The folder or the target.
  let name: String
  /// The folders and targets of this repository that it may depend on.
  let dependencies: [String]
  /// The modules from elsewhere that it may import anywhere.
  let modules: [String]
  /// The modules from elsewhere that it may import in `Phrases/` alone.
  let modulesInPhrases: [String]

  /// Reads a row of the table, or nil where the line is none.
  init?(_ line: Substring) {
    let cells = line.split(separator: "|").map { cell in
      cell.filter { $0 != "`" }.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    }
    guard line.hasPrefix("| `"), cells.count == 3, let name = cells[0].first?.first else { return nil }
    self.name = name
    let elsewhere = cells[2].filter { $0 != ["nothing"] }
    dependencies = cells[1].compactMap(\.first).filter { $0 != "nothing" }
    modules = elsewhere.filter { $0.count == 1 }.compactMap(\.first)
    modulesInPhrases = elsewhere.filter { $0.dropFirst() == ["in", "Phrases/"] }.compactMap(\.first)
  }

  /// What may be depended on and imported, for a message.
  var permission: String {
    let all = dependencies + modules + modulesInPhrases.map { "\($0) in Phrases/" }
    return all.isEmpty
      ? "ARCHITECTURE.md allows nothing" : "ARCHITECTURE.md allows \(all.joined(separator: ", "))"
  }

  /// The rows of the table on the page of the architecture.
  static let ours: [Boundary] = {
    let page = House.file("Documentation/ARCHITECTURE.md")?.text ?? ""
    let section = page.split(separator: "\n").drop { $0 != "## Who may import whom" }.dropFirst()
    return section.prefix { !$0.hasPrefix("## ") }.compactMap(Boundary.init)
  }()
}
