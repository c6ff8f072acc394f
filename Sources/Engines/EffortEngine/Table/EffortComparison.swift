import AccessibilityModel

/// What the same actions cost on several versions of a screen, side by side.
public struct EffortComparison: Sendable {
  /// A version of the screen.
  public struct Version: Sendable {
    /// What it is called.
    public var name: String
    /// What everything on it costs.
    public var table: EffortTable

    /// Makes a version.
    public init(_ name: String, _ table: EffortTable) {
      self.name = name
      self.table = table
    }
  }

  /// The versions, in their order.
  public let versions: [Version]

  /// Compares versions of a screen.
  public init(_ versions: [Version]) {
    self.versions = versions
  }

  /// The technologies of which every version has prices.
  private var technologies: [EffortTechnology] {
    EffortTechnology.allCases.filter { technology in
      versions.allSatisfy { $0.table.technologies.contains(technology) }
    }
  }

  /// The actions that at least two versions have, in the order in which they are met.
  public var actions: [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for version in versions {
      var met: Set<String> = []
      for row in version.table.rows where !row.goal.isHearing && met.insert(Self.folded(row.name)).inserted {
        counts[Self.folded(row.name), default: 0] += 1
        if counts[Self.folded(row.name)] == 1 { order.append(row.name) }
      }
    }
    return order.filter { counts[Self.folded($0), default: 0] > 1 }
  }

  /// The least price of an action in a version; `nil` where it cannot be had there.
  public func price(
    of action: String, in version: Version, _ technology: EffortTechnology
  ) -> EffortPrice? {
    let fitting = version.table.rows.filter {
      !$0.goal.isHearing && Self.folded($0.name) == Self.folded(action)
    }
    return fitting.compactMap { $0.prices[technology] }.min { $0.cost < $1.cost }
  }

  /// The actions whose price in some technology doubles from one version to another, or is had in some alone.
  public var telling: [String] {
    actions.filter { action in
      technologies.contains { technology in
        let counts = versions.map { price(of: action, in: $0, technology)?.cost.count }
        let known = counts.compactMap(\.self)
        guard let least = known.min(), let most = known.max() else { return false }
        return known.count < counts.count || most >= 2 * max(least, 1)
      }
    }
  }

  /// What all actions that every version has cost together in one of them; `nil` where one cannot be had.
  public func sum(of actions: [String], in version: Version, _ technology: EffortTechnology) -> Int? {
    var sum = 0
    for action in actions {
      guard let price = price(of: action, in: version, technology) else { return nil }
      sum += price.cost.count
    }
    return sum
  }

  /// The comparison in writing: a table for each technology, a column for each version.
  ///
  /// Actions that cost about the same everywhere are summed up.
  public var text: String {
    let told = telling
    let rest = actions.filter { !told.contains($0) }
    var lines: [String] = []
    for technology in technologies {
      if !lines.isEmpty { lines.append("") }
      var rows = [["\(technology.rawValue), \(technology.unit.several)"] + versions.map(\.name)]
      for action in told {
        rows.append([action] + versions.map { cell(price(of: action, in: $0, technology), technology) })
      }
      if !rest.isEmpty { rows.append(["\(rest.count) others together"] + sums(of: rest, technology)) }
      rows.append(["all together"] + sums(of: told + rest, technology))
      if technology == .voiceOver { rows.append(["stops"] + versions.map { "\($0.table.stopCount)" }) }
      lines += EffortTable.columns(rows)
    }
    for version in versions {
      for ghost in version.table.ghosts {
        lines += ["", "\(version.name): activating \"\(EffortTable.shortened(ghost, 60))\" does nothing."]
      }
    }
    return VisibleText.joined(lines)
  }

  private func sums(of actions: [String], _ technology: EffortTechnology) -> [String] {
    versions.map { sum(of: actions, in: $0, technology).map(String.init) ?? "never" }
  }

  private func cell(_ price: EffortPrice?, _ technology: EffortTechnology) -> String {
    guard let price else { return "never" }
    let time = technology.takesTime ? " (\(EffortTable.seconds(price.cost.milliseconds)))" : ""
    return "\(price.cost.count)\(time)"
  }

  private static func folded(_ name: String) -> String { name.lowercased() }
}
