/// Finds the changes between two trees with one root.
///
/// The order of the changes makes each fit: containers are settled from the top down, so that nothing is
/// ever moved into itself, and what disappears goes last, unless its slot is needed again.
struct TreeComparison {
  let old: AccessibilityTree
  let new: AccessibilityTree
  var changes: [TreeDiff.Change] = []
  /// Elements that only the old tree has.
  var removed: [ElementID] = []
  /// Containers of the new tree whose children are not, or may not be, what they were.
  var unsettled: Set<UInt32> = []
  /// True where a new element has the slot of one that disappears.
  var reusesSlots = false

  init(old: AccessibilityTree, new: AccessibilityTree) {
    self.old = old
    self.new = new
  }

  mutating func diff() -> TreeDiff {
    findDifferences()
    if reusesSlots {
      rescueSurvivors()
      removeTopmost()
    }
    for container in unsettledFromTheTop() { settle(container) }
    if !reusesSlots { removeTopmost() }
    findUpdates()
    return TreeDiff(changes)
  }

  private mutating func findDifferences() {
    var (removed, unsettled, reusesSlots) = (removed, unsettled, reusesSlots)
    old.links.visitDifferences(to: new.links) { slot, before, after in
      if let before, before.generation != after?.generation {
        removed.append(ElementID(slot: slot, generation: before.generation))
        if after != nil {
          reusesSlots = true
          unsettled.insert(slot)
        }
      }
      guard let after else { return }
      let isSettled =
        before?.parent == after.parent && before?.previous == after.previous
        && before?.next == after.next && before?.generation == after.generation
      if !isSettled, after.parent != Links.none { unsettled.insert(after.parent) }
    }
    self.removed = removed
    self.unsettled = unsettled
    self.reusesSlots = reusesSlots
  }

  /// Moves what stays out of what disappears, to the root for the time being.
  private mutating func rescueSurvivors() {
    guard let root = new.root else { return }
    for id in removed {
      for child in old.children(of: id) where new.contains(child) {
        changes.append(.move(child, parent: root, after: nil))
      }
    }
  }

  /// Removes elements whose container stays; the others go with theirs.
  private mutating func removeTopmost() {
    for id in removed {
      if let parent = old.parent(of: id), !new.contains(parent) { continue }
      changes.append(.remove(id))
    }
  }

  private func unsettledFromTheTop() -> [ElementID] {
    let containers = unsettled.compactMap { slot -> (depth: Int, id: ElementID)? in
      guard let id = new.id(at: slot) else { return nil }
      return (new.ancestors(of: id).reduce(0) { depth, _ in depth + 1 }, id)
    }
    return containers.sorted { ($0.depth, $0.id.slot) < ($1.depth, $1.id.slot) }.map(\.id)
  }

  /// Brings the children of a container into their new order.
  private mutating func settle(_ container: ElementID) {
    let staying = children(stayingIn: container)
    var previous: ElementID?
    for child in new.children(of: container) {
      if !staying.contains(child.slot) { place(child, in: container, after: previous) }
      previous = child
    }
  }

  private mutating func place(_ child: ElementID, in container: ElementID, after previous: ElementID?) {
    if old.contains(child) {
      changes.append(.move(child, parent: container, after: previous))
    } else if old.contains(container) {
      let isNew: (ElementID) -> Bool = { !old.contains($0) }
      guard let node = new.node(of: child, including: isNew) else { return }
      changes.append(.insert(node, parent: container, after: previous))
    }
  }

  /// The most children that need no move: those in one container before and after, in a common order.
  private func children(stayingIn container: ElementID) -> Set<UInt32> {
    var places: [UInt32: Int] = [:]
    for (place, child) in old.children(of: container).enumerated() { places[child.slot] = place }
    var common: [(slot: UInt32, place: Int)] = []
    for child in new.children(of: container) where old.parent(of: child) == container {
      if let place = places[child.slot] { common.append((child.slot, place)) }
    }
    return Set(longestRise(in: common.map(\.place)).map { common[$0].slot })
  }

  private mutating func findUpdates() {
    var changes = changes
    old.elements.visitDifferences(to: new.elements) { _, before, after in
      guard let before, let after, before.id == after.id, before != after else { return }
      changes.append(.update(after))
    }
    self.changes = changes
  }
}
