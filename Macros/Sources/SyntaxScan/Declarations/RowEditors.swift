/// The types that say how the rows of a table are deleted or inserted.
///
/// No protocol tells, without a runtime of Objective-C, whether a method that has a default answer was written.
enum RowEditors {
  /// Which types have to say so, by the number of the first file that tells how.
  ///
  /// A type below one that says so says it already.
  static func byFile(_ sources: [ScannedSource]) -> [Int: [String]] {
    let editors = sources.reduce(into: Set<String>()) { $0.formUnion($1.rowEditors) }
    let parents = sources.flatMap(\.declarations).reduce(into: [String: String]()) {
      if $0[$1.name] == nil { $0[$1.name] = $1.inherited.first }
    }
    var waiting = editors.filter { !isBelow(editors, $0, parents) }
    return sources.reduce(into: [:]) { found, source in
      let own = source.rowEditors.intersection(waiting)
      waiting.subtract(own)
      if !own.isEmpty { found[source.index] = own.sorted() }
    }
  }

  private static func isBelow(_ editors: Set<String>, _ name: String, _ parents: [String: String]) -> Bool {
    var seen: Set<String> = [name]
    var next = parents[name]
    while let parent = next, seen.insert(parent).inserted {
      if editors.contains(parent) { return true }
      next = parents[parent]
    }
    return false
  }
}
