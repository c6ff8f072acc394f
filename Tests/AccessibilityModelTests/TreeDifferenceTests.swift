import AccessibilityModel
import Testing

@Suite("Differences between trees")
struct TreeDifferenceTests {
  /// Applies the difference and expects exactly the newer tree.
  private func expectTurning(_ old: AccessibilityTree, into new: AccessibilityTree) throws {
    var changed = old
    let diff = old.diff(to: new)
    try changed.apply(diff)
    let isSame = changed.root.flatMap(changed.node(of:)) == new.root.flatMap(new.node(of:))
    let comment: Comment = "\(old.sketch) to \(new.sketch) became \(changed.sketch)"
    #expect(isSame, comment)
    #expect(changed.invariantViolations() == [])
    #expect(changed.diff(to: new).changes == [], comment)
  }

  /// Trees of a shape with identities shuffled among the places.
  private func tree(_ shape: [Int], identities: [UInt32]) -> AccessibilityTree {
    var root = node(shape) { index, element in
      element.id = ElementID(slot: identities[index] % 8, generation: identities[index] / 8)
      element.label = SpokenText("at \(index)")
    }
    root.element.id = ElementID(slot: 0)
    func given(_ node: AccessibilityNode) -> AccessibilityNode {
      var copy = node.with(\.childOrder, .given)
      copy.children = copy.children.map(given)
      return copy
    }
    return AccessibilityTree(given(root))
  }

  @Test("Every small tree turns into every other of its size, with moved, new and reused identities")
  func smallWorlds() throws {
    let all = shapes(of: 4)
    let identities: [[UInt32]] =
      permutations(of: 3).map { [0] + $0.map { UInt32($0 + 1) } }
      + [[0, 9, 2, 3], [0, 2, 9, 5], [0, 4, 5, 6], [0, 1, 10, 17]]
    let trees = all.flatMap { shape in identities.map { tree(shape, identities: $0) } }
    for old in trees {
      for new in trees { try expectTurning(old, into: new) }
    }
  }
}
