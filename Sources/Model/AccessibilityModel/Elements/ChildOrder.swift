/// How the children of a container are put in order.
public enum ChildOrder: UInt8, Hashable, Sendable, CaseIterable {
  /// By sort priority, then by where they begin: UIKit's comparator, in which tops at nearly one height are a row.
  ///
  /// - Source: Behaviour 1.10.4
  case geometric = 0
  /// As the app lists them.
  case given = 1
  /// By sort priority, then in rows of elements that lie beside each other, as SwiftUI reads.
  ///
  /// - Source: Behaviour 10.1
  case rows = 2
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
