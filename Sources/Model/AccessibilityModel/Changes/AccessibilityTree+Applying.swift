extension AccessibilityTree {
  /// Carries out the changes of a difference in their order.
  ///
  /// The difference says where each element stands, so nothing is put in order anew.
  /// - Throws: `TreeDiffError` where a change does not fit; the tree is then as before.
  /// - Complexity: O(1) for each change, and O(elements inside) for what comes and goes.
  public mutating func apply(_ diff: TreeDiff) throws(TreeDiffError) {
    if diff.changes.count == 1, let change = diff.changes.first, !change.isInsertion {
      return try apply(change, index: 0)
    }
    var changed = self
    for (index, change) in diff.changes.enumerated() { try changed.apply(change, index: index) }
    self = changed
  }

  /// Carries out one change; one that takes out, moves or updates either fits or leaves all as it was.
  private mutating func apply(_ change: TreeDiff.Change, index: Int) throws(TreeDiffError) {
    switch change {
    case .remove(let id):
      guard contains(id) else { throw TreeDiffError(.unknownElement, change: index, element: id) }
      discard(id.slot)
    case .insert(let node, let parent, let sibling):
      try insert(node, parent: parent, after: sibling, index: index)
    case .move(let id, let parent, let sibling):
      guard contains(id) else { throw TreeDiffError(.unknownElement, change: index, element: id) }
      try check(parent, after: sibling, index: index)
      if id == sibling { throw TreeDiffError(.notAChild, change: index, element: id) }
      var slot = parent.slot
      while let links = links[slot] {
        if slot == id.slot { throw TreeDiffError(.cycle, change: index, element: id) }
        slot = links.parent
      }
      let former = shift(at: id.slot)
      detach(id.slot)
      attach(id.slot, to: parent.slot, after: sibling?.slot ?? Links.none)
      stay(id.slot, at: former)
    case .update(let element):
      guard let old = self[element.id] else {
        throw TreeDiffError(.unknownElement, change: index, element: element.id)
      }
      replace(old, with: element.repaired())
    case .shift(inside: let id, by: let distance):
      guard contains(id) else { throw TreeDiffError(.unknownElement, change: index, element: id) }
      shift(inside: id, by: distance)
    }
  }

  /// Keeps an element and what it holds where they were, in another container that has moved what it holds otherwise.
  private mutating func stay(_ slot: UInt32, at former: Point) {
    guard !shifts.isEmpty else { return }
    let present = shift(at: slot)
    guard present != former else { return }
    let distance = former.moved(by: present.reversed)
    elements.update(slot) { $0?.move(by: distance) }
    move(inside: slot, by: distance)
  }

  private func check(
    _ parent: ElementID, after sibling: ElementID?, index: Int
  ) throws(TreeDiffError) {
    guard contains(parent) else { throw TreeDiffError(.unknownParent, change: index, element: parent) }
    guard let sibling else { return }
    guard links(of: sibling)?.parent == parent.slot else {
      throw TreeDiffError(.notAChild, change: index, element: sibling)
    }
  }

  private mutating func insert(
    _ node: AccessibilityNode, parent: ElementID?, after sibling: ElementID?, index: Int
  ) throws(TreeDiffError) {
    let id = node.element.id
    if let parent {
      try check(parent, after: sibling, index: index)
    } else if root != nil {
      throw TreeDiffError(.secondRoot, change: index, element: id)
    }
    let shift = parent.map { self.shift(inside: $0.slot) } ?? .zero
    try addUnattached(stored(node.element, at: shift), index: index)
    if let parent {
      attach(id.slot, to: parent.slot, after: sibling?.slot ?? Links.none)
    } else {
      rootSlot = id.slot
    }
    var waiting = [node]
    while let next = waiting.popLast() {
      for child in next.children { try addUnattached(stored(child.element, at: shift), index: index) }
      if !next.children.isEmpty { chain(next.children.map(\.element.id.slot), into: next.element.id.slot) }
      waiting += next.children
    }
  }

  private mutating func addUnattached(
    _ element: AccessibilityElement, index: Int
  ) throws(TreeDiffError) {
    let id = element.id
    if id.slot == Links.none { throw TreeDiffError(.unassigned, change: index, element: id) }
    if links[id.slot] != nil { throw TreeDiffError(.slotInUse, change: index, element: id) }
    add(element.repaired())
  }
}

extension TreeDiff.Change {
  fileprivate var isInsertion: Bool {
    if case .insert = self { return true }
    return false
  }
}
