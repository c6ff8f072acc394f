/// How one state of an app differs from another, screen by screen.
package struct MapComparison: Hashable, Sendable {
  /// The changes, screens in the order of the new state, those that are gone at the end.
  package private(set) var changes: [ScreenChange] = []
  /// How many screens are in both states.
  package private(set) var matched = 0

  /// Compares two states; screens are matched by what they are, then by name, then by likeness.
  ///
  /// - Parameters:
  ///   - old: The screens as they were.
  ///   - new: The screens as they are.
  /// - Complexity: O(screens²) for those that are not matched by what they are.
  package init(_ old: [CrawlScreen], _ new: [CrawlScreen]) {
    var partner: [Int: Int] = [:]
    var left = Set(old.indices)
    func match(_ isSame: (CrawlScreen, CrawlScreen) -> Bool) {
      for place in new.indices where partner[place] == nil {
        guard let found = left.sorted().first(where: { isSame(old[$0], new[place]) }) else { continue }
        partner[place] = found
        left.remove(found)
      }
    }
    match { $0.key == $1.key && $0.title == $1.title }
    match { $0.title == $1.title && $0.signature.matches($1.signature, ignoringTexts: true) }
    match { $0.key == $1.key }
    match { !$0.title.isEmpty && $0.title == $1.title }
    match { Self.likeness($0, $1) >= 0.5 }
    // One screen each: whatever became of it, it is that one.
    if old.count == 1, new.count == 1, partner.isEmpty {
      partner[0] = 0
      left = []
    }
    matched = partner.count
    for place in new.indices {
      let screen = new[place]
      if let found = partner[place] {
        let name =
          old[found].title == screen.title ? screen.title : "\(screen.title) (was \(old[found].title))"
        changes += ScreenComparison(old[found], screen, name: name).changes
      } else {
        let way = screen.way.map(\.words).joined(separator: ", then ")
        changes.append(
          ScreenChange(
            .newScreen, on: screen.title, "A new screen.\(way.isEmpty ? "" : " It is reached by: \(way).")"))
      }
    }
    changes += left.sorted().map { ScreenChange(.lostScreen, on: old[$0].title, "The screen is gone.") }
  }

  private static func likeness(_ old: CrawlScreen, _ new: CrawlScreen) -> Double {
    let (one, other) = (Set(old.stops.map(\.label)), Set(new.stops.map(\.label)))
    guard !one.isEmpty, !other.isEmpty else { return 0 }
    let both = one.intersection(other).count
    return Double(both) / Double(one.count + other.count - both)
  }
}
