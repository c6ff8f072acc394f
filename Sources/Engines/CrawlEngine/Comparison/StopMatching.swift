/// Which stop of one state of a screen is which of the other: by identity first, then by likeness.
package struct StopMatching: Hashable, Sendable {
  /// Positions in the old and in the new state, in the order of the new one.
  package private(set) var pairs: [Pair] = []
  /// Positions in the old state of what is gone.
  package private(set) var lost: [Int] = []
  /// Positions in the new state of what was not there.
  package private(set) var added: [Int] = []

  /// A stop in both states.
  package struct Pair: Hashable, Sendable {
    /// Its position in the old state.
    package var old: Int
    /// Its position in the new state.
    package var new: Int
  }

  /// How alike two stops have to be, of 1, to be taken for one.
  private static let threshold = 0.5
  /// How far from each other two stops may stand that are compared by likeness on long screens.
  private static let window = 60

  /// Matches two states of a screen.
  ///
  /// - Complexity: O(n log n) and O(n · 60) for what is not matched by identity.
  package init(_ old: [CrawlStop], _ new: [CrawlStop]) {
    var oldLeft = Set(old.indices)
    var partner: [Int: Int] = [:]
    func match(_ key: (CrawlStop) -> String?) {
      var places: [String: [Int]] = [:]
      for place in old.indices.reversed() where oldLeft.contains(place) {
        if let key = key(old[place]) { places[key, default: []].append(place) }
      }
      for place in new.indices where partner[place] == nil {
        guard let key = key(new[place]), let found = places[key]?.popLast() else { continue }
        partner[place] = found
        oldLeft.remove(found)
      }
    }
    match { $0.identifier.isEmpty ? nil : $0.identifier }
    match { $0.label.isEmpty ? nil : "\($0.kind)\u{0}\($0.label)\u{0}\($0.value)\u{0}\($0.identifier)" }
    match { $0.label.isEmpty ? nil : "\($0.kind)\u{0}\($0.label)\u{0}\($0.identifier)" }
    var candidates: [(score: Double, old: Int, new: Int)] = []
    let before = partner
    let isLong = old.count * new.count > 250_000
    for place in new.indices where partner[place] == nil {
      for other in oldLeft where !isLong || abs(other - place) <= Self.window {
        let follows =
          place == 0 && other == 0 || place > 0 && other > 0 && before[place - 1] == other - 1
          || place + 1 < new.count && before[place + 1] == other + 1
        let score = Self.likeness(old[other], new[place]) + (follows ? 0.25 : 0)
        if score >= Self.threshold { candidates.append((score, other, place)) }
      }
    }
    candidates.sort { ($1.score, $0.new, $0.old) < ($0.score, $1.new, $1.old) }
    for candidate in candidates where partner[candidate.new] == nil && oldLeft.contains(candidate.old) {
      partner[candidate.new] = candidate.old
      oldLeft.remove(candidate.old)
    }
    pairs = new.indices.compactMap { place in partner[place].map { Pair(old: $0, new: place) } }
    lost = oldLeft.sorted()
    added = new.indices.filter { partner[$0] == nil }
  }

  /// How alike two stops are, 0 to about 1.
  private static func likeness(_ old: CrawlStop, _ new: CrawlStop) -> Double {
    if !old.identifier.isEmpty, !new.identifier.isEmpty, old.identifier != new.identifier { return 0 }
    var score = old.kind == new.kind ? 0.25 : 0
    score += 0.5 * wordLikeness(old.label, new.label)
    if let place = old.location, place == new.location { score += 0.25 }
    if !old.hint.isEmpty, old.hint == new.hint { score += 0.15 }
    if !old.value.isEmpty, old.value == new.value { score += 0.1 }
    if !old.actions.isEmpty, old.actions == new.actions { score += 0.2 }
    if !old.content.isEmpty, old.content == new.content { score += 0.2 }
    return score
  }

  /// How many words two texts share, 0 to 1; nothing is like no words.
  static func wordLikeness(_ left: String, _ right: String) -> Double {
    func words(_ text: String) -> Set<String> {
      Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
    let (one, other) = (words(left), words(right))
    guard !one.isEmpty, !other.isEmpty else { return 0 }
    // Of "Pay" and "Pay now" the first is in the second whole.
    return Double(one.intersection(other).count) / Double(min(one.count, other.count))
  }

  /// The pairs whose stops are read in another order among the others: as few as explain it.
  ///
  /// - Complexity: O(n log n) for n pairs.
  package var moved: [Pair] {
    // The longest run of pairs that kept their order; all others moved.
    var ends: [Int] = []
    var link = [Int?](repeating: nil, count: pairs.count)
    for place in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pairs[place].old { low = middle + 1 } else { high = middle }
      }
      link[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var kept: Set<Int> = []
    var next = ends.last
    while let place = next {
      kept.insert(place)
      next = link[place]
    }
    return pairs.indices.filter { !kept.contains($0) }.map { pairs[$0] }
  }
}

extension CrawlStop {
  /// What it is, without the words for its state.
  var kind: String {
    let states: Set<Substring> = [
      "selected", "dimmed", "is-editing", "updates-frequently", "summary-element",
    ]
    return role.split(separator: " ").filter { !states.contains($0) }.joined(separator: " ")
  }

  /// What a sentence calls it.
  var name: String {
    if !label.isEmpty { return "\"\(label)\"" }
    if !identifier.isEmpty { return "\"\(identifier)\"" }
    return role.isEmpty ? "A stop without a name" : "A \(kind) without a name"
  }
}
