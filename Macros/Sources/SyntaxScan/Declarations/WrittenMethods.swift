/// A method that a protocol of the Objective-C kind leaves to choice, and the protocol that says that it was written.
///
/// No protocol tells, without a runtime of Objective-C, whether a method that has a default answer was written, nor
/// finds one that a subclass of the conforming class writes.
enum OptionalMethod: String, CaseIterable {
  /// How the rows of a table are deleted or inserted.
  case rowEditing = "UITableViewRowEditing"
  /// What names a row of a data table.
  case rowHeaders = "UIAccessibilityContainerDataTableRowHeaders"
  /// What names a column of a data table.
  case columnHeaders = "UIAccessibilityContainerDataTableColumnHeaders"

  /// The method with a name and labels; `nil` for any other one.
  init?(_ name: String, _ labels: [String]) {
    switch (name, labels) {
    case ("tableView", ["_", "commit", "forRowAt"]): self = .rowEditing
    case ("accessibilityHeaderElements", ["forRow"]): self = .rowHeaders
    case ("accessibilityHeaderElements", ["forColumn"]): self = .columnHeaders
    default: return nil
    }
  }
}

/// The types that write methods which a protocol leaves to choice.
enum WrittenMethods {
  /// Which types have to say so, by the number of the first file that writes the method, as lines of code.
  ///
  /// A type below one that says so says it already.
  static func byFile(_ sources: [ScannedSource]) -> [Int: [String]] {
    let parents = sources.flatMap(\.declarations).reduce(into: [String: String]()) {
      if $0[$1.name] == nil { $0[$1.name] = $1.inherited.first }
    }
    var found: [Int: [String]] = [:]
    for method in OptionalMethod.allCases {
      let types = sources.reduce(into: Set<String>()) { $0.formUnion($1.writtenMethods[method] ?? []) }
      var waiting = types.filter { !isBelow(types, $0, parents) }
      for source in sources {
        let own = (source.writtenMethods[method] ?? []).intersection(waiting)
        waiting.subtract(own)
        for name in own.sorted() {
          found[source.index, default: []].append("extension \(name): \(method.rawValue) {}")
        }
      }
    }
    return found
  }

  private static func isBelow(_ types: Set<String>, _ name: String, _ parents: [String: String]) -> Bool {
    var seen: Set<String> = [name]
    var next = parents[name]
    while let parent = next, seen.insert(parent).inserted {
      if types.contains(parent) { return true }
      next = parents[parent]
    }
    return false
  }
}
