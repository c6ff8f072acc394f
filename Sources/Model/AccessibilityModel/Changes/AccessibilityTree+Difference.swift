extension AccessibilityTree {
  /// The changes that turn this tree into a newer one.
  ///
  /// Elements are the same where their identities are. What only changes its place is moved, as few
  /// elements as possible in each container; what is new comes with everything new inside it. Another root
  /// replaces the whole tree.
  /// - Complexity: O(chunks that differ + children of containers whose order differs); what both trees
  ///   share is not looked at.
  public func diff(to newer: AccessibilityTree) -> TreeDiff {
    guard root == newer.root else { return replacement(by: newer) }
    guard shifts == newer.shifts else { return settled.diff(to: newer.settled) }
    var comparison = TreeComparison(old: self, new: newer)
    let diff = comparison.diff()
    guard !shifts.isEmpty else { return diff }
    // What changes its container may come among elements that were moved otherwise.
    if diff.changes.contains(where: \.isMove) { return settled.diff(to: newer.settled) }
    return TreeDiff(
      diff.changes.map { change in
        guard case .update(let element) = change, let read = newer[element.id] else { return change }
        return .update(read)
      })
  }

  /// How many slots lie in chunks that the two trees do not share.
  package func unsharedSlots(with other: AccessibilityTree) -> (elements: Int, links: Int) {
    var result = (elements: 0, links: 0)
    elements.visitDifferences(to: other.elements) { _, _, _ in result.elements += 1 }
    links.visitDifferences(to: other.links) { _, _, _ in result.links += 1 }
    return result
  }

  private func replacement(by newer: AccessibilityTree) -> TreeDiff {
    var changes: [TreeDiff.Change] = []
    if let root { changes.append(.remove(root)) }
    if let root = newer.root, let node = newer.node(of: root) {
      changes.append(.insert(node, parent: nil, after: nil))
    }
    return TreeDiff(changes)
  }
}

extension TreeDiff.Change {
  fileprivate var isMove: Bool {
    if case .move = self { return true }
    return false
  }
}
