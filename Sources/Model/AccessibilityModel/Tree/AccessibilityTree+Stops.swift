// Walking from stop to stop. What a modal element puts out of reach is passed over, and so is whatever
// lies inside a stop. Source: Behaviour 1.1 F3 and F9, 1.10.3 G1 and G4.

extension AccessibilityTree {
  /// The stop that is read first.
  ///
  /// - Complexity: O(containers passed).
  public var firstStop: ElementID? { firstStop(within: rootSlot) }

  /// The stop that is read last.
  ///
  /// - Complexity: O(containers passed).
  public var lastStop: ElementID? { lastStop(within: rootSlot) }

  /// The stops in reading order.
  public var stops: Stops { Stops(tree: self, upcoming: firstStop) }

  /// The stop that is read after an element.
  ///
  /// After a container comes the first stop inside it. From an element that is out of reach the way leads
  /// to the first stop of what put it there.
  /// - Parameter id: The element to start from; a stop, a container or one out of reach.
  /// - Returns: `nil` at the end, and where the element is not in the tree.
  /// - Complexity: O(1), amortised over a walk.
  /// - Source: Behaviour 1.1 F3
  public func stop(after id: ElementID) -> ElementID? {
    guard var current = links(of: id) else { return nil }
    var slot = id.slot
    if let obstacle = obstacle(above: slot) {
      if let stop = firstStop(within: obstacle) { return stop }
      guard let links = links[obstacle] else { return nil }
      (slot, current) = (obstacle, links)
    }
    return firstStop(from: slotWithinReach(after: slot, current, inside: Links.none), inside: Links.none)
  }

  /// The stop that is read before an element.
  ///
  /// Before a container comes the last stop ahead of it. From an element that is out of reach the way
  /// leads to the last stop of what put it there.
  /// - Parameter id: The element to start from; a stop, a container or one out of reach.
  /// - Returns: `nil` at the start, and where the element is not in the tree.
  /// - Complexity: O(1), amortised over a walk.
  /// - Source: Behaviour 1.1 F3
  public func stop(before id: ElementID) -> ElementID? {
    guard var current = links(of: id) else { return nil }
    if let obstacle = obstacle(above: id.slot) {
      if let stop = lastStop(within: obstacle) { return stop }
      guard let links = links[obstacle] else { return nil }
      current = links
    }
    return lastStop(from: slotWithinReach(before: current), inside: Links.none)
  }

  /// True where the cursor can get to the element: nothing modal beside it or around it, no stop around it.
  ///
  /// - Complexity: O(depth), O(1) where nothing in the tree is modal.
  /// - Source: Behaviour 1.10.3 G1
  public func isWithinReach(_ id: ElementID) -> Bool {
    contains(id) && obstacle(above: id.slot) == nil
  }

  /// The stops in reading order, one after the other.
  public struct Stops: Sequence, IteratorProtocol, Sendable {
    let tree: AccessibilityTree
    var upcoming: ElementID?

    /// The next stop.
    public mutating func next() -> ElementID? {
      guard let current = upcoming else { return nil }
      upcoming = tree.stop(after: current)
      return current
    }
  }
}
