/// Counts the top-level folders of a module that know each other.
///
/// A folder knows another one where it names a type that the other one declares at top level.
struct FolderRule {
  /// Two folders that know each other, with the places where the one that names fewer types of the other does so.
  struct MutualPair: Equatable {
    /// The folder that is cheaper to keep from knowing the other, and the other.
    let folders: [String]
    /// Where it does: a file, and the type that it names.
    let places: [Violation]
  }

  private let names: [String: [String: [Violation]]]

  /// Reads the files of a module.
  ///
  /// - Parameters:
  ///   - files: Sources, among them those of the module.
  ///   - module: The folder of the module, `Sources/AppAPI/UIKit` for example.
  init(_ files: [SourceFile], module: String) {
    let depth = module.split(separator: "/").count
    let own = files.filter { $0.path.hasPrefix("\(module)/") && $0.isSwift && !$0.isGenerated }
    var homes: [String: String] = [:]
    for file in own {
      for type in Self.types(declaredIn: file) where homes[type] == nil { homes[type] = file.parts[depth] }
    }
    var names: [String: [String: [Violation]]] = [:]
    for file in own {
      let folder = file.parts[depth]
      for word in Set(file.words.map(String.init)).sorted() {
        guard let home = homes[word], home != folder else { continue }
        let place = Violation(file.path, "names \(word) of \(home)")
        names[folder, default: [:]][home, default: []].append(place)
      }
    }
    self.names = names
  }

  /// The folders that know each other, in the order of their names.
  var mutualPairs: [MutualPair] {
    names.keys.sorted().flatMap { first in
      (names[first] ?? [:]).keys.sorted().compactMap { second -> MutualPair? in
        guard first < second, let there = names[first]?[second], let back = names[second]?[first] else {
          return nil
        }
        return there.count <= back.count
          ? MutualPair(folders: [first, second], places: there)
          : MutualPair(folders: [second, first], places: back)
      }
    }
  }

  private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "actor"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "open", "internal", "fileprivate", "private", "final", "indirect", "nonisolated",
  ]

  /// The types that a file declares at top level.
  private static func types(declaredIn file: SourceFile) -> [String] {
    file.code.compactMap { line in
      guard line.text.first?.isWhitespace == false else { return nil }
      let words = line.text.split(separator: " ").drop { $0.hasPrefix("@") || modifiers.contains($0) }
      guard let kind = words.first, kinds.contains(kind), let name = words.dropFirst().first else {
        return nil
      }
      return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}
