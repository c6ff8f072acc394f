/// Names a constraint in the solver it was added to.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// Its place among the solver's records.
  let slot: Int32
  /// Counts constraints in the order in which they were added.
  let serial: Int

  /// Whether one constraint was added before another.
  public static func < (left: Self, right: Self) -> Bool { left.serial < right.serial }
}
