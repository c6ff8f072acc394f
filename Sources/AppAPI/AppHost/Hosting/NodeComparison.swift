import AccessibilityModel

/// What differs between two snapshots of a screen that differ in single elements alone.
///
/// Elements may come and go in containers that scroll and whose order is given, as rows of a table do.
struct NodeComparison {
  /// Changed elements that may have to be put in another order.
  private var changed: [AccessibilityElement] = []
  /// Changed elements that stay where they are among their siblings, whatever changed.
  private var settled: [AccessibilityElement] = []
  private var insertions: [TreeDiff.Change] = []
  private var removals: [TreeDiff.Change] = []

  /// Compares two snapshots; `nil` where more differs.
  ///
  /// - Parameters:
  ///   - old: The snapshot that the tree was made of.
  ///   - new: The newer snapshot.
  ///   - tree: What the app showed so far.
  /// - Complexity: O(n) for n elements.
  init?(of old: AccessibilityNode, to new: AccessibilityNode, in tree: AccessibilityTree) {
    var waiting = [(old: old, new: new, isSettled: false)]
    while let (old, new, isSettled) = waiting.popLast() {
      guard old.element.id == new.element.id else { return nil }
      if old.element != new.element {
        let stays = isSettled && new.children.isEmpty
        if stays { settled.append(new.element) } else { changed.append(new.element) }
      }
      let keepsOrder = old.element.keepsGivenOrder && new.element.keepsGivenOrder
      if old.children.elementsEqual(new.children, by: { $0.element.id == $1.element.id }) {
        for (old, new) in zip(old.children, new.children) { waiting.append((old, new, keepsOrder)) }
      } else {
        guard keepsOrder, let pairs = pair(old, new, in: tree) else { return nil }
        for (old, new) in pairs { waiting.append((old, new, true)) }
      }
    }
  }

  /// Notes which children come and go; answers those that stay, as they were and as they are.
  ///
  /// - Returns: `nil` where some change places, hold elements of their own, or are not where the snapshot has them.
  private mutating func pair(
    _ old: AccessibilityNode, _ new: AccessibilityNode, in tree: AccessibilityTree
  ) -> [(AccessibilityNode, AccessibilityNode)]? {
    let container = old.element.id
    guard tree.children(of: container).elementsEqual(old.children.lazy.map(\.element.id)) else { return nil }
    var pairs: [(AccessibilityNode, AccessibilityNode)] = []
    var rest = old.children[...]
    var previous: ElementID?
    for child in new.children {
      let id = child.element.id
      if tree.contains(id) {
        guard let place = rest.firstIndex(where: { $0.element.id == id }) else { return nil }
        removals += rest[..<place].map { .remove($0.element.id) }
        pairs.append((rest[place], child))
        rest = rest[(place + 1)...]
      } else {
        guard child.children.isEmpty, id != .unassigned else { return nil }
        insertions.append(.insert(child, parent: container, after: previous))
      }
      previous = id
    }
    removals += rest.map { .remove($0.element.id) }
    return pairs
  }

  /// The tree with what changed, and the difference to it; `nil` where it does not fit.
  func applied(to tree: AccessibilityTree) -> (tree: AccessibilityTree, diff: TreeDiff)? {
    var newer = tree
    if !insertions.isEmpty || !removals.isEmpty {
      do { try newer.apply(TreeDiff(insertions + removals)) } catch { return nil }
    }
    newer.update(settled)
    if newer.update(changed) { return (newer, tree.diff(to: newer)) }
    let updates = (settled + changed).compactMap { newer[$0.id] }.filter { tree[$0.id] != $0 }
    let ordered = updates.sorted { $0.id.slot < $1.id.slot }
    return (newer, TreeDiff(insertions.map { $0.read(in: newer) } + removals + ordered.map { .update($0) }))
  }
}

extension TreeDiff.Change {
  /// The same with the element as a tree has it, which may have repaired its numbers.
  fileprivate func read(in tree: AccessibilityTree) -> TreeDiff.Change {
    guard case .insert(let node, let parent, let sibling) = self, let element = tree[node.element.id] else {
      return self
    }
    return .insert(AccessibilityNode(element), parent: parent, after: sibling)
  }
}

extension AccessibilityElement {
  /// True for a container whose children stay in the order they are given in, and that stays where it is itself.
  fileprivate var keepsGivenOrder: Bool { childOrder == .given && clipsChildren && !frame.isEmpty }
}

extension AccessibilityNode {
  /// The elements that differ in a newer snapshot; `nil` where elements came, went or were declared elsewhere.
  ///
  /// - Complexity: O(n) for n elements.
  func changedElements(in newer: AccessibilityNode) -> [AccessibilityElement]? {
    var changed: [AccessibilityElement] = []
    var waiting = [(self, newer)]
    while let (old, new) = waiting.popLast() {
      guard old.element.id == new.element.id, old.children.count == new.children.count else { return nil }
      if old.element != new.element { changed.append(new.element) }
      waiting += zip(old.children, new.children)
    }
    return changed
  }
}
