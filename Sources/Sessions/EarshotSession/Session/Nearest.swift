/// Finds what a person may have meant by a name that does not exist.
package enum Nearest {
  /// At most three names, nearest first; none that differ in more than half of their letters.
  ///
  /// - Complexity: O(n · m²) for n names of m letters.
  package static func names(to name: String, among names: [String]) -> [String] {
    let wanted = Array(name.lowercased())
    let ranked = names.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
    let near = ranked.filter { $0.distance * 2 <= max(wanted.count, $0.name.count) }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// How many letters have to be put in, taken out or replaced.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[right.count]
  }
}
