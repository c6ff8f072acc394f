import DBus

extension ApplicationReader {
  /// Asks objects for their children, and those that are new for theirs.
  ///
  /// - Parameters:
  ///   - parents: The objects.
  ///   - table: Gets the children.
  ///   - found: Gets those that were not known.
  /// - Throws: `ATSPIError` with code `notResponding` or `ended`.
  func readChildren(
    of parents: [ObjectReference], into table: inout ObjectTable, found: inout [ObjectReference]
  ) async throws(ATSPIError) {
    var level = parents
    for _ in 0..<limits.depth where !level.isEmpty {
      let answers = await connection.calls(
        level.map { DBusMethod($0.bus, $0.path, Interface.accessible, "GetChildren") },
        timeLimit: limits.answer)
      try check(answers, in: &table)
      var next: [ObjectReference] = []
      for (parent, answer) in zip(level, answers) {
        guard let value = (try? answer.get())?[0] else { continue }
        let children = (value.elements ?? []).compactMap { ObjectReference($0) }
        // A child may have moved here from elsewhere.
        for child in children where table[child]?.parent != parent && child != table.root {
          table.update(child) { $0.parent = parent }
        }
        next += table.append(children, to: parent, limit: limits.objects)
      }
      found += next
      level = next
    }
  }
}
