/// Finds what a person may have meant by a name that does not exist.
package enum Nearest {
  /// At most three names, nearest first: those that differ in at most half of their letters, or of which one
  /// contains the other.
  ///
  /// Of a long text the beginning is compared, as much as a person tells texts apart by.
  ///
  /// - Complexity: O(n · m) for n names of m letters.
  package static func names(to name: String, among names: [String]) -> [String] {
    let wanted = name.lowercased()
    let start = Array(wanted.prefix(comparedLength))
    var near: [(name: String, distance: Int)] = []
    for other in names where !wanted.isEmpty && !other.isEmpty {
      let candidate = other.lowercased()
      let letters = Array(candidate.prefix(comparedLength))
      let distance = distance(start, letters)
      let contains = candidate.contains(wanted) || wanted.contains(candidate)
      if contains || distance * 2 <= max(start.count, letters.count) { near.append((other, distance)) }
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// How many letters of a text are compared.
  private static let comparedLength = 100

  /// How many letters have to be put in, taken out, replaced or exchanged with the next one.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var (before, above) = ([Int](), Array(0...right.count))
    for (i, character) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        let replaced = above[j] + (character == other ? 0 : 1)
        var best = min(replaced, above[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, character == right[j - 1], left[i - 1] == other {
          best = min(best, before[j - 1] + 1)
        }
        row.append(best)
      }
      (before, above) = (above, row)
    }
    return above[right.count]
  }
}
