import Foundation

/// What is not heard of a target, and why, in lines for a person.
package struct LeftOutReport: Hashable, Sendable {
  /// Lines for each framework that lacks names that are used, or may lack them.
  package let lacks: [String]
  /// One line for the files that are left out; `nil` where there are none.
  package let files: String?

  /// All of these.
  package var lines: [String] { lacks + [files].compactMap { $0 } }
  /// True where everything is heard.
  var isEmpty: Bool { lacks.isEmpty && files == nil }

  init(lacks: [String], files: String?) {
    self.lacks = lacks
    self.files = files
  }

  init(_ partial: PartialCompilation) {
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
    files = names.isEmpty ? nil : "Left out: \(names.joined(separator: ", ")). The rest is heard."
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
