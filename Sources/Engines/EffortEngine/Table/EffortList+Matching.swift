extension EffortList {
  /// How much of what can be done on two screens has to be the same for them to be one.
  private static let leastLikeness = 1.0 / 3

  /// The list with the names that an older one has for the same screens.
  ///
  /// A name that only tells a line says nothing once lines were added: what can be done there decides.
  /// - Complexity: O(s²) for s screens without a name.
  func named(after older: EffortList) -> EffortList {
    let names = names(after: older)
    if names.allSatisfy({ $0.key == $0.value }) { return self }
    var result = self
    result.counts = [:]
    for (key, count) in counts {
      var key = key
      key.screen = names[key.screen] ?? key.screen
      result.counts.updateValue(count, forKey: key)
    }
    result.barriers = [:]
    for (var barrier, count) in barriers {
      barrier.screen = names[barrier.screen] ?? barrier.screen
      result.barriers[barrier] = count
    }
    return result
  }

  private func names(after older: EffortList) -> [String: String] {
    let (own, others) = (unnamedScreens, older.unnamedScreens)
    var pairs: [(likeness: Likeness, own: Int, other: Int)] = []
    for (place, screen) in own.enumerated() {
      for (otherPlace, other) in others.enumerated() {
        let likeness = Likeness(screen, other)
        guard likeness.actions >= Self.leastLikeness else { continue }
        pairs.append((likeness, place, otherPlace))
      }
    }
    pairs.sort { left, right in
      left.likeness == right.likeness
        ? (left.other, left.own) < (right.other, right.own) : right.likeness < left.likeness
    }
    var names: [String: String] = [:]
    var taken: Set<Int> = []
    for pair in pairs where names[own[pair.own].name] == nil && !taken.contains(pair.other) {
      names[own[pair.own].name] = others[pair.other].name
      taken.insert(pair.other)
    }
    // What resembles nothing keeps no name that means another screen in the older list.
    for screen in own where names[screen.name] == nil { names[screen.name] = screen.name + " (new)" }
    return names
  }

  /// The screens that are called by a file and a line, in that order.
  private var unnamedScreens: [UnnamedScreen] {
    var actions: [String: Set<String>] = [:]
    for key in counts.keys { actions[key.screen, default: []].insert(key.action) }
    return actions.compactMap { UnnamedScreen(name: $0, actions: $1) }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// A screen that is called by a file and a line, or by its place among the previews of the file.
  private struct UnnamedScreen {
    let name: String
    let file: Substring
    let line: Int
    let actions: Set<String>

    init?(name: String, actions: Set<String>) {
      if let colon = name.lastIndex(of: ":"), name[..<colon].hasSuffix(".swift"),
        let line = Int(name[name.index(after: colon)...])
      {
        (file, self.line) = (name[..<colon], line)
      } else if let space = name.lastIndex(of: " "), name[..<space].hasSuffix(Self.counted),
        let number = Int(name[name.index(after: space)...])
      {
        (file, self.line) = (name[..<space].dropLast(Self.counted.count - ".swift".count), number)
      } else {
        return nil
      }
      self.name = name
      self.actions = actions
    }

    /// What stands between a file's name and the number of a preview in it.
    private static let counted = ".swift preview"
  }

  /// How much two screens are alike: by what can be done, then by the file, then by the line.
  private struct Likeness: Comparable {
    let actions: Double
    let isSameFile: Bool
    let isSameLine: Bool

    init(_ left: UnnamedScreen, _ right: UnnamedScreen) {
      let shared = left.actions.intersection(right.actions).count
      actions = Double(shared) / Double(max(left.actions.union(right.actions).count, 1))
      isSameFile = left.file == right.file
      isSameLine = isSameFile && left.line == right.line
    }

    static func < (left: Likeness, right: Likeness) -> Bool {
      if left.actions != right.actions { return left.actions < right.actions }
      if left.isSameFile != right.isSameFile { return right.isSameFile }
      return !left.isSameLine && right.isSameLine
    }
  }
}
