import AccessibilityModel
import TestSupport
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

@Suite("The size of differences")
struct TreeDifferenceSizeTests {
  private let ids = (0..<20).map { ElementID(slot: UInt32($0)) }

  private func group(_ slot: Int, _ children: [AccessibilityNode]) -> AccessibilityNode {
    .container(order: .given, id: ids[slot], children)
  }

  private func stop(_ slot: Int, _ label: SpokenText = "x") -> AccessibilityNode {
    .stop(label, id: ids[slot])
  }

  private func changes(
    _ old: [AccessibilityNode], _ new: [AccessibilityNode]
  ) -> [TreeDiff.Change] {
    AccessibilityTree(group(0, old)).diff(to: AccessibilityTree(group(0, new))).changes
  }

  @Test("What did not change is no change")
  func same() {
    #expect(changes([stop(1), stop(2)], [stop(1), stop(2)]).isEmpty)
  }

  @Test("A new label is one update")
  func label() {
    let new = stop(2, "new")
    #expect(changes([stop(1), stop(2)], [stop(1), new]) == [.update(new.element)])
  }

  @Test("A row that moves among others is one move, wherever it goes")
  func move() {
    for from in 0..<6 {
      for target in 0..<6 where target != from {
        var order = Array(1...6)
        order.insert(order.remove(at: from), at: target)
        let found = changes((1...6).map { stop($0) }, order.map { stop($0) })
        #expect(found.count == 1)
        guard case .move = found.first else {
          Issue.record("\(found)")
          continue
        }
      }
    }
  }

  @Test("What comes with everything in it is one insertion, what goes one removal")
  func comeAndGo() {
    let comer = group(5, [stop(6), group(7, [stop(8)])])
    #expect(changes([stop(1)], [comer, stop(1)]) == [.insert(comer, parent: ids[0], after: nil)])
    #expect(changes([comer, stop(1)], [stop(1)]) == [.remove(ids[5])])
  }

  @Test("Rows that get a group around them are moved into it, and out of it again")
  func wrapping() {
    let plain = [stop(1), stop(2), stop(3)]
    let wrapped = [stop(1), group(5, [stop(2), stop(3)])]
    #expect(
      changes(plain, wrapped) == [
        .insert(group(5, []), parent: ids[0], after: ids[1]), .move(ids[2], parent: ids[5], after: nil),
        .move(ids[3], parent: ids[5], after: ids[2]),
      ])
    #expect(
      changes(wrapped, plain) == [
        .move(ids[2], parent: ids[0], after: ids[1]), .move(ids[3], parent: ids[0], after: ids[2]),
        .remove(ids[5]),
      ])
  }

  @Test("Another root replaces everything")
  func otherRoot() {
    let old = AccessibilityTree(group(0, [stop(1)]))
    let node = group(3, [stop(1)])
    let expected: [TreeDiff.Change] = [.remove(ids[0]), .insert(node, parent: nil, after: nil)]
    #expect(old.diff(to: AccessibilityTree(node)).changes == expected)
    #expect(AccessibilityTree().diff(to: old).changes.count == 1)
    #expect(old.diff(to: AccessibilityTree()).changes == [.remove(ids[0])])
  }

  @Test("Any large tree turns into any other", arguments: 0..<40)
  func random(seed: UInt64) throws {
    var generator = SeededDice(state: seed)
    func tree() -> AccessibilityTree {
      let slots = (1...60).shuffled(using: &generator).prefix(40)
      let identities = slots.map { slot in
        ElementID(slot: UInt32(slot), generation: UInt32.random(in: 0...1, using: &generator))
      }
      let shape = (0..<40).map { Int.random(in: 0...$0, using: &generator) }
      return AccessibilityTree(
        node(shape) { index, element in
          element.childOrder = .given
          element.isModal = Int.random(in: 0...9, using: &generator) == 0
          if index > 0 { element.id = identities[index - 1] }
        })
    }
    var current = tree()
    for _ in 0..<10 {
      let next = tree()
      try current.apply(current.diff(to: next))
      #expect(current.sketch == next.sketch)
      #expect(current.diff(to: next).isEmpty)
      #expect(current.invariantViolations() == [])
    }
  }
}
