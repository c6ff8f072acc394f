/// How the children of a container are put in order.
public enum ChildOrder: UInt8, Hashable, Sendable, CaseIterable {
  /// By sort priority, then by where they lie.
  case geometric = 0
  /// As the app lists them.
  case given = 1
}

/// Which one of how many an element is, as in "2 of 3".
public struct PositionInGroup: Hashable, Sendable {
  /// Place of the element, from 1.
  public var index: Int
  /// How many there are.
  public var count: Int

  /// Makes a place among several.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
