import Foundation

/// What is not heard of a target, and why, in lines for a person.
package struct LeftOutReport: Hashable, Sendable {
  /// Lines for each framework that lacks names that are used, or may lack them.
  package let lacks: [String]
  /// One line for the files that are left out; `nil` where there are none.
  package let files: String?
  /// What was left out of files that are heard otherwise, in the order of the files.
  package let repairs: [Repair]
  /// How many previews are not there, since they, or their files, are left out.
  package let previews: Int

  /// All of these for a person, but of many repairs only a summary.
  package var lines: [String] { lines(listsAll: false) }

  /// All of these for a person.
  ///
  /// - Parameter listsAll: Whether every repair has a line, where there are many as well.
  /// - Returns: The lines.
  package func lines(listsAll: Bool) -> [String] {
    let summary = RepairSummary(repairs)
    return lacks + [files].compactMap { $0 } + (listsAll ? summary.list : summary.lines)
  }
  /// True where everything is heard.
  var isEmpty: Bool { lacks.isEmpty && files == nil && repairs.isEmpty }

  init(lacks: [String], files: String?, repairs: [Repair], previews: Int) {
    self.lacks = lacks
    self.files = files
    self.repairs = repairs
    self.previews = previews
  }

  init(_ partial: PartialCompilation, repairs: [Repair] = []) {
    let out = Set(partial.leftOut.map { partial.files[$0.file] })
    self.repairs = repairs.filter { !out.contains($0.file) }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    let (findings, leftOut) = (partial.findings, partial.leftOutFiles)
    let providers = Set(findings.providers.map(\.name))
    let dropped = self.repairs.count { repair in
      repair.unit == "declaration" && (repair.name == "#Preview" || providers.contains(repair.name))
    }
    previews = dropped + (findings.previews + findings.providers).count { leftOut.contains($0.file) }
    let frameworks = Dictionary(grouping: partial.lacked, by: \.framework)
    lacks = frameworks.keys.sorted().flatMap { framework in
      let names = frameworks[framework] ?? []
      let lines = [
        Self.list(names.filter { !$0.mayBeOwn }).map { "\(framework) here lacks: \($0)." },
        Self.list(names.filter(\.mayBeOwn)).map {
          "Declared in no file that was given, nor in \(framework) here: \($0). "
            + "Give the files too that declare names of the app's own."
        },
      ]
      return lines.compactMap { $0 }
    }
    let names = partial.leftOut.map {
      "\(Self.name(of: $0.file, in: partial)) (\(Self.reason($0, in: partial)))"
    }
    if names.count > Self.listLimit {
      files = Self.grouped(partial)
    } else {
      files = names.isEmpty ? nil : "Left out: \(names.joined(separator: ", ")). The rest is heard."
    }
  }

  /// How many files are listed one by one.
  private static let listLimit = 4
  /// How many files of a group are named.
  private static let groupLimit = 3

  /// How many files are left out for each reason, those that leave out most first, and what helps.
  private static func grouped(_ partial: PartialCompilation) -> String {
    var groups: [(reason: String, files: [String])] = []
    var modules: Set<String> = []
    for leftOut in partial.leftOut {
      if case .imports(let missing) = leftOut.reason { modules.formUnion(missing) }
      let reason = shared(leftOut.reason)
      let file = name(of: leftOut.file, in: partial)
      if let index = groups.firstIndex(where: { $0.reason == reason }) {
        groups[index].files.append(file)
      } else {
        groups.append((reason, [file]))
      }
    }
    groups.sort { $0.files.count > $1.files.count }
    let parts = groups.map { group in
      let named = group.files.prefix(groupLimit).joined(separator: ", ")
      let rest = group.files.count - groupLimit
      return "\(group.files.count) \(group.reason) (\(named)\(rest > 0 ? " and \(rest) more" : ""))"
    }
    let advice = modules.isEmpty ? "" : " Packages that are fetched already are found with --packages FOLDER."
    return
      "Left out \(partial.leftOut.count) files: \(parts.joined(separator: "; ")). The rest is heard.\(advice)"
  }

  /// Why several files are left out.
  private static func shared(_ reason: LeftOutFile.Reason) -> String {
    switch reason {
    case .imports(let modules):
      "with imports of \(modules.joined(separator: " and ")), which \(modules.count == 1 ? "is" : "are") not here"
    case .needs: "that need a file that is left out"
    case .lacks: "that use what is lacking"
    case .refused: "that the compiler refuses"
    }
  }

  private static func list(_ names: [LackedName]) -> String? {
    names.isEmpty
      ? nil : names.map { "\($0.name) (\($0.places.joined(separator: ", ")))" }.joined(separator: ", ")
  }

  private static func name(of file: Int, in partial: PartialCompilation) -> String {
    URL(filePath: partial.files[file]).lastPathComponent
  }

  private static func reason(_ leftOut: LeftOutFile, in partial: PartialCompilation) -> String {
    switch leftOut.reason {
    case .imports(let modules):
      "imports \(modules.joined(separator: " and ")), which \(modules.count == 1 ? "is" : "are") not here"
    case .needs(let name, let file): "needs \(name) of \(Self.name(of: file, in: partial))"
    case .lacks: "uses what is lacking"
    case .refused: "does not compile"
    }
  }
}
