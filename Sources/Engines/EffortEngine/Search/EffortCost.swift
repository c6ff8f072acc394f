/// What something costs: steps first, and time where steps are equal.
public struct EffortCost: Hashable, Sendable, Comparable {
  /// Gestures, words, keys or switch presses.
  public var count: Int
  /// Milliseconds of listening or waiting.
  public var milliseconds: Int

  /// Makes a cost.
  public init(count: Int = 0, milliseconds: Int = 0) {
    self.count = count
    self.milliseconds = milliseconds
  }

  /// The time in seconds.
  public var seconds: Double { Double(milliseconds) / 1_000 }

  /// True where the first costs fewer steps, or as many in less time.
  public static func < (left: EffortCost, right: EffortCost) -> Bool {
    (left.count, left.milliseconds) < (right.count, right.milliseconds)
  }

  /// Both together.
  public static func + (left: EffortCost, right: EffortCost) -> EffortCost {
    EffortCost(count: left.count + right.count, milliseconds: left.milliseconds + right.milliseconds)
  }
}
