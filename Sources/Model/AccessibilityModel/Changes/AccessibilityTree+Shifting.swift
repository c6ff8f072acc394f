// What a container holds moves as a whole when it scrolls. The way is kept once, beside the container, and added
// whenever an element inside is read: storing it in each element would cost as much as the container holds.

extension AccessibilityTree {
  /// Moves everything that a container holds, and not the container itself, by so many points.
  ///
  /// - Parameters:
  ///   - container: The container; one that is not in the tree is passed over.
  ///   - distance: How far its contents move to the right and down, in points.
  /// - Complexity: O(1) for a container that keeps its own place, as one that scrolls does; O(elements inside) for
  ///   any other.
  public mutating func shift(inside container: ElementID, by distance: Point) {
    guard distance != .zero, distance.x.isFinite, distance.y.isFinite, let element = self[container] else {
      return
    }
    let slot = container.slot
    guard element.keepsPlace else {
      move(inside: slot, by: distance)
      return restoreOrder(in: slot)
    }
    let whole = (shifts[slot] ?? .zero).moved(by: distance)
    shifts[slot] = whole == .zero ? nil : whole
  }

  /// How far an element was moved by the containers around it since it was stored.
  ///
  /// - Complexity: O(depth) where any container has shifted what it holds, else O(1).
  func shift(at slot: UInt32) -> Point {
    guard !shifts.isEmpty, let parent = links[slot]?.parent else { return .zero }
    return shift(inside: parent)
  }

  /// How far a container and those around it have moved what it holds.
  func shift(inside container: UInt32) -> Point {
    guard !shifts.isEmpty else { return .zero }
    var result = Point.zero
    var slot = container
    while let parent = links[slot]?.parent {
      if let shift = shifts[slot] { result = result.moved(by: shift) }
      slot = parent
    }
    return result
  }

  /// An element as it is stored that is to be read as another one.
  func stored(_ element: AccessibilityElement, at shift: Point) -> AccessibilityElement {
    guard shift != .zero else { return element }
    var stored = element
    stored.move(by: shift.reversed)
    return stored
  }

  /// Moves everything that a container holds by changing each element.
  mutating func move(inside container: UInt32, by distance: Point) {
    guard var links = links[container] else { return }
    var slot = container
    while true {
      slot = self.links.slotInSubtree(of: container, after: slot, links)
      guard let next = self.links[slot] else { return }
      elements.update(slot) { $0?.move(by: distance) }
      links = next
    }
  }

  /// Stores what a container has moved in the elements themselves.
  ///
  /// - Complexity: O(elements inside).
  mutating func settleShift(of container: UInt32) {
    guard let shift = shifts.removeValue(forKey: container) else { return }
    move(inside: container, by: shift)
  }

  /// The same tree with every element stored where it is.
  ///
  /// - Complexity: O(elements inside containers that have moved what they hold).
  var settled: AccessibilityTree {
    guard !shifts.isEmpty else { return self }
    var tree = self
    for slot in shifts.keys.sorted() { tree.settleShift(of: slot) }
    return tree
  }
}

extension AccessibilityElement {
  /// True for a container whose place among its siblings does not depend on where its contents lie.
  package var keepsPlace: Bool { !isStop && clipsChildren && !frame.isEmpty }
}
