// How walking passes over what is out of reach. Source: Behaviour 1.10.3 G1 and G4.

extension AccessibilityTree {
  /// The outermost element that puts a slot out of reach: a modal one beside its way up, or a stop on it.
  func obstacle(above slot: UInt32) -> UInt32? {
    if confiningCount == 0 { return nil }
    var result: UInt32?
    var slot = slot
    while let current = links[slot], let parent = links[current.parent] {
      if parent.isStop {
        result = current.parent
      } else if parent.modalChild != Links.none, parent.modalChild != slot {
        result = parent.modalChild
      }
      slot = current.parent
    }
    return result
  }

  /// The first stop at a slot or inside it.
  func firstStop(within top: UInt32) -> ElementID? { firstStop(from: top, inside: top) }

  /// The last stop at a slot or inside it.
  func lastStop(within top: UInt32) -> ElementID? { lastStop(from: lastSlot(within: top), inside: top) }

  /// The first stop from a slot onwards that lies inside another; `Links.none` means the whole tree.
  func firstStop(from start: UInt32, inside top: UInt32) -> ElementID? {
    var slot = start
    while let current = links[slot] {
      if current.isStop { return ElementID(slot: slot, generation: current.generation) }
      slot = slotWithinReach(after: slot, current, inside: top)
    }
    return nil
  }

  /// The last stop from a slot backwards that lies inside another; `Links.none` means the whole tree.
  func lastStop(from start: UInt32, inside top: UInt32) -> ElementID? {
    var slot = start
    while let current = links[slot] {
      if current.isStop { return ElementID(slot: slot, generation: current.generation) }
      if slot == top { return nil }
      slot = slotWithinReach(before: current)
    }
    return nil
  }

  /// The slot that the walk meets next, containers included.
  func slotWithinReach(after start: UInt32, _ links: Links, inside top: UInt32) -> UInt32 {
    if links.firstWithinReach != Links.none { return links.firstWithinReach }
    var (slot, current) = (start, links)
    while slot != top, let parent = self.links[current.parent] {
      if parent.modalChild == Links.none, current.next != Links.none { return current.next }
      (slot, current) = (current.parent, parent)
    }
    return Links.none
  }

  /// The slot that the walk met before, containers included.
  func slotWithinReach(before links: Links) -> UInt32 {
    guard let parent = self.links[links.parent] else { return Links.none }
    guard parent.modalChild == Links.none, links.previous != Links.none else { return links.parent }
    return lastSlot(within: links.previous)
  }

  /// The slot that is met last inside another, which is itself where it holds nothing.
  func lastSlot(within top: UInt32) -> UInt32 {
    var slot = top
    while let inner = links[slot]?.lastWithinReach, inner != Links.none { slot = inner }
    return slot
  }
}
