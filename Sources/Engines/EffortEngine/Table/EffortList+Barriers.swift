extension EffortList {
  /// What keeps people out of a screen, by names that stay the same when lines are added or the layout changes.
  public struct Barrier: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The screen's name.
    public var screen: String
    /// What it is about.
    public var subject: String
    /// What kind of thing it is.
    public var kind: AccessBarrier.Kind

    /// Makes a barrier of its parts, the texts shortened as a list has them.
    init(screen: String, subject: String, kind: AccessBarrier.Kind) {
      self.screen = EffortTable.shortened(screen, 120)
      self.subject = EffortTable.shortened(subject, 120)
      self.kind = kind
    }

    /// True where the first comes before the second in a list.
    public static func < (left: Barrier, right: Barrier) -> Bool {
      (left.screen, left.subject, left.kind.rawValue) < (right.screen, right.subject, right.kind.rawValue)
    }

    /// The screen, the kind and what it is about, in one line.
    public var description: String { "\(screen): \(kind.rawValue): \"\(subject)\"" }
  }

  /// Adds what keeps people out of screens.
  mutating func add(_ walks: [(screen: String, barriers: [AccessBarrier])]) {
    for (screen, found) in walks {
      for barrier in found {
        barriers[Barrier(screen: screen, subject: barrier.subject, kind: barrier.kind), default: 0] += 1
      }
    }
  }

  /// What keeps people out in another list, and did not in this one, or not as often.
  public func barriers(newIn newer: EffortList) -> [Barrier] {
    let found = newer.named(after: self).barriers
    return found.keys.sorted().filter { (found[$0] ?? 0) > (barriers[$0] ?? 0) }
  }
}
