/// Prices as a project keeps them: a line for each action of each screen in each technology, and one for each barrier.
///
///     let frozen = EffortList(["Cell": table]).text
///     try EffortList(reading: frozen).rises(to: EffortList(["Cell": newer]))   // [] where nothing costs more
public struct EffortList: Hashable, Sendable {
  /// What a price is for.
  public struct Key: Hashable, Sendable, Comparable {
    /// The screen's name.
    public var screen: String
    /// What is done there; of several by one name, the later ones are numbered.
    public var action: String
    /// In which technology.
    public var technology: EffortTechnology

    /// True where the first comes before the second in a list.
    public static func < (left: Key, right: Key) -> Bool {
      (left.screen, left.action, left.technology.rawValue) < (
        right.screen, right.action, right.technology.rawValue
      )
    }
  }

  /// A price that rose.
  public struct Rise: Hashable, Sendable, CustomStringConvertible {
    /// What costs more.
    public var key: Key
    /// What it cost.
    public var before: Int
    /// What it costs; `nil` where it cannot be had any more.
    public var after: Int?

    /// The action, the technology, before and after, in one line.
    public var description: String {
      let unit = key.technology.unit
      let old = "\(before) \(before == 1 ? unit.one : unit.several)"
      let new = after.map { "\($0) \($0 == 1 ? unit.one : unit.several)" } ?? "never"
      return "\(key.screen): \"\(key.action)\" in \(key.technology.rawValue): \(old) before, \(new) now"
    }
  }

  /// What everything costs; `nil` for what a technology cannot do.
  public internal(set) var counts: [Key: Int?] = [:]

  /// What keeps people out, and how often.
  public internal(set) var barriers: [Barrier: Int] = [:]

  /// The technologies of which it has prices.
  public var technologies: Set<EffortTechnology> { Set(counts.keys.map(\.technology)) }

  /// Makes a list of the prices on screens, by the screens' names, and of what keeps people out of them.
  public init(
    _ tables: [(screen: String, table: EffortTable)],
    barriers: [(screen: String, barriers: [AccessBarrier])] = []
  ) {
    add(barriers)
    for (screen, table) in tables {
      var met: [String: Int] = [:]
      for row in table.rows where !row.goal.isHearing {
        let name = EffortTable.shortened(row.name, 120)
        met[name, default: 0] += 1
        let number = met[name] ?? 1
        let action = number > 1 ? "\(name) (\(number))" : name
        for technology in table.technologies {
          let screen = EffortTable.shortened(screen, 120)
          let key = Key(screen: screen, action: action, technology: technology)
          counts.updateValue(row.prices[technology]?.cost.count, forKey: key)
        }
      }
    }
  }

  /// Reads a list that was written before.
  ///
  /// - Throws: `EffortListError` with the first line that makes no sense.
  public init(reading text: String) throws(EffortListError) {
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.first == "#" { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if cells.count == 4, let kind = AccessBarrier.Kind(rawValue: cells[2]), let count = Int(cells[3]),
        count > 0
      {
        barriers[Barrier(screen: cells[0], subject: cells[1], kind: kind)] = count
        continue
      }
      guard cells.count == 4, let technology = EffortTechnology(rawValue: cells[2]),
        cells[3] == "never" || (Int(cells[3]) ?? -1) >= 0
      else { throw EffortListError(line: place + 1, text: String(line)) }
      counts.updateValue(
        Int(cells[3]), forKey: Key(screen: cells[0], action: cells[1], technology: technology))
    }
  }

  /// The list as it is kept, with tabs between the fields of a line.
  ///
  /// Screen, action, technology and count come first, then each barrier with its screen, what it is about, its kind and
  /// how often it is met.
  public var text: String {
    let lines = counts.keys.sorted().map { key in
      let count = counts[key].flatMap(\.self).map(String.init) ?? "never"
      return "\(key.screen)\t\(key.action)\t\(key.technology.rawValue)\t\(count)"
    }
    let out = barriers.keys.sorted().map { key in
      "\(key.screen)\t\(key.subject)\t\(key.kind.rawValue)\t\(barriers[key] ?? 1)"
    }
    let heading = out.isEmpty ? [] : ["# What keeps people out: screen, what it is about, kind, how often."]
    return (["# What each action costs: screen, action, technology, count."] + lines + heading + out)
      .map { $0 + "\n" }.joined()
  }

  /// The prices that are higher in another list, or cannot be had there any more.
  ///
  /// Actions that the other list does not have are gone from the screen, and no rise. Screens are told by name, those
  /// of previews without a name by what can be done there.
  public func rises(to newer: EffortList) -> [Rise] {
    let newer = newer.named(after: self)
    var rises: [Rise] = []
    for key in counts.keys.sorted() {
      guard let before = counts[key].flatMap(\.self), let after = newer.counts[key] else { continue }
      if let after, after <= before { continue }
      rises.append(Rise(key: key, before: before, after: after))
    }
    return rises
  }

  /// The actions of this list that another does not have.
  public func actions(missingIn newer: EffortList) -> [String] {
    let newer = newer.named(after: self)
    var missing: [String] = []
    for key in counts.keys.sorted() where newer.counts[key] == nil {
      let name = "\(key.screen): \"\(key.action)\""
      if missing.last != name { missing.append(name) }
    }
    return missing
  }
}

/// A line of a list of prices that makes no sense.
public struct EffortListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// What is written there.
  public let text: String

  /// What is wrong and what to do, in one line.
  public var description: String {
    "Line \(line) is no price: \"\(EffortTable.shortened(text, 60))\". Write the file anew with --freeze."
  }
}
