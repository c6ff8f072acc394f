/// Keeps what one technology brings in its own module: one list names all of them, and few files name one.
enum TechnologyRule {
  /// The one file that names every technology.
  static let list = "Sources/Sessions/EarshotSession/Technologies/TechnologyList.swift"
  /// The most files outside its own folders that may name the module of a technology.
  static let limit = 8
  /// The screen reader that sessions, tours and transcripts are about.
  private static let reader = "VoiceOverEngine"
  /// Engines that run technologies to judge a screen; each chooses those that it has prices for.
  private static let judges: Set = ["EffortEngine", "AuditEngine"]

  /// The modules of the technologies, as the list imports them.
  static func modules(ofList file: SourceFile) -> [String] {
    file.imports.map(\.module).filter { $0.hasSuffix("Engine") }
  }

  /// Sources beside the list and the judges that import more than half of the technologies.
  static func otherLists(in files: [SourceFile], of modules: [String]) -> [Violation] {
    files.filter { $0.isSwift && $0.path != list && !judges.contains($0.target ?? "") }.compactMap { file in
      let named = Set(file.imports.map(\.module)).intersection(modules)
      guard named.count * 2 > modules.count else { return nil }
      return Violation(file.path, "names \(named.count) technologies; ask those of \(list)")
    }
  }

  /// Technologies that more than eight files name beside their own, those of tests and those of judges.
  static func scattered(in files: [SourceFile], _ modules: [String]) -> [Violation] {
    modules.filter { $0 != reader }.compactMap { module in
      let places = files.filter { file in
        !file.folders.contains(module) && !judges.contains(file.target ?? "")
          && (Set(["Sources", "Scripts"]).contains(file.parts[0]) || own.contains(file.path))
          && file.text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == module }
      }
      guard places.count > limit else { return nil }
      let paths = places.map(\.path).joined(separator: ", ")
      return Violation(module, "is named by \(places.count) files, \(limit) at most: \(paths)")
    }
  }

  /// What names every target, whatever it is.
  private static let own: Set = ["Package.swift", "Documentation/ARCHITECTURE.md"]
}
