import AccessibilityModel
import TestSupport
import Testing

@Suite("What a container moves as a whole")
struct TreeShiftTests {
  /// A screen with two views that scroll, one of them inside the other, and something beside them.
  private func screen(rows: Int) -> AccessibilityNode {
    func list(_ slot: Int, y: Double, _ children: [AccessibilityNode]) -> AccessibilityNode {
      AccessibilityNode.container(
        order: .geometric, frame: Rect(x: 0, y: y, width: 390, height: 300),
        id: ElementID(slot: UInt32(slot)),
        children
      ).with(\.clipsChildren, true)
    }
    func row(_ slot: Int, y: Double) -> AccessibilityNode {
      let frame = Rect(x: 0, y: y, width: 390, height: 44)
      var node = AccessibilityNode.stop(
        SpokenText("Row \(slot)"), frame: frame, id: ElementID(slot: UInt32(slot)))
      node.element.activationPoint = Point(x: 10, y: y + 10)
      return node
    }
    let inner = list(2, y: 40, (0..<rows).map { row(100 + $0, y: 40 + Double($0) * 44) })
    let outer = list(
      1, y: 0, [row(3, y: 0), inner] + (0..<rows).map { row(100_000 + $0, y: 400 + Double($0) * 44) })
    return .container(
      .none, order: .rows, frame: Rect(x: 0, y: 0, width: 390, height: 800), id: ElementID(slot: 0),
      [outer, row(4, y: 700)])
  }

  private func node(_ tree: AccessibilityTree) -> AccessibilityNode? { tree.root.flatMap(tree.node) }

  @Test("Rows of a container that moved what it holds are read where they are now")
  func reading() {
    var tree = AccessibilityTree(screen(rows: 3))
    tree.shift(inside: ElementID(slot: 1), by: Point(x: 0, y: -20))
    tree.shift(inside: ElementID(slot: 2), by: Point(x: 0, y: -44))
    #expect(tree[ElementID(slot: 3)]?.frame.origin == Point(x: 0, y: -20))
    #expect(tree[ElementID(slot: 2)]?.frame.origin == Point(x: 0, y: 20))
    #expect(tree[ElementID(slot: 101)]?.frame.origin == Point(x: 0, y: 20))
    #expect(tree[ElementID(slot: 101)]?.activationPoint == Point(x: 10, y: 30))
    #expect(tree[ElementID(slot: 4)]?.frame.origin == Point(x: 0, y: 700))
    #expect(tree.hitTest(Point(x: 50, y: 30)) == ElementID(slot: 101))
    #expect(tree.invariantViolations() == [])
  }

  @Test("Moving what a container holds costs the same for three rows and for twenty thousand")
  func cost() {
    let held = AccessibilityTree(screen(rows: 20_000))
    var moved = held
    moved.shift(inside: ElementID(slot: 1), by: Point(x: 0, y: -44))
    let unshared = held.unsharedSlots(with: moved)
    #expect(unshared.elements == 0 && unshared.links == 0)
    #expect(moved[ElementID(slot: 100_500)]?.frame.origin == Point(x: 0, y: 22_356))
  }

  @Test("After any changes the tree is as one in which each element was moved by itself", arguments: 0..<80)
  func random(seed: UInt64) throws {
    var dice = SeededDice(state: seed)
    var tree = AccessibilityTree(screen(rows: 6))
    var plain = tree
    var told = tree
    var next: UInt32 = 5_000
    for _ in 0..<40 {
      let all = plain.root.map { Array(plain.subtree(of: $0)) } ?? []
      let containers = all.filter { !(plain[$0]?.isStop ?? true) }
      let container = try #require(containers.randomElement(using: &dice))
      let some = try #require(all.dropFirst().randomElement(using: &dice))
      let before = tree
      switch Int.random(in: 0...5, using: &dice) {
      case 0, 1:
        let by = Point(x: 0, y: Double(Int.random(in: -50...50, using: &dice)))
        let lists = containers.filter { plain[$0]?.keepsPlace == true }
        guard let list = lists.randomElement(using: &dice) else { continue }
        tree.shift(inside: list, by: by)
        for id in Array(plain.subtree(of: list).dropFirst()) {
          guard var element = plain[id] else { continue }
          element.move(by: by)
          try plain.apply(TreeDiff([.update(element)]))
        }
        try told.apply(TreeDiff([.shift(inside: list, by: by)]))
        expectSame(tree, plain, told)
        continue
      case 2:
        var element = try #require(plain[some])
        element.label = "Renamed"
        element.frame.origin.y += Double(Int.random(in: -9...9, using: &dice))
        tree.update(element)
        plain.update(element)
      case 3:
        let frame = Rect(x: 0, y: Double(Int.random(in: 0...400, using: &dice)), width: 9, height: 9)
        let new = AccessibilityNode.stop("New", frame: frame, id: ElementID(slot: next))
        next += 1
        let change = TreeDiff([.insert(new, parent: container, after: nil)])
        try tree.apply(change)
        try plain.apply(change)
      case 4:
        guard !plain.ancestors(of: container).contains(some), some != container else { continue }
        let change = TreeDiff([.move(some, parent: container, after: nil)])
        try tree.apply(change)
        try plain.apply(change)
      default:
        guard all.count > 8 else { continue }
        try tree.apply(TreeDiff([.remove(some)]))
        try plain.apply(TreeDiff([.remove(some)]))
      }
      try told.apply(before.diff(to: tree))
      expectSame(tree, plain, told)
    }
  }

  private func expectSame(_ tree: AccessibilityTree, _ plain: AccessibilityTree, _ told: AccessibilityTree) {
    #expect(node(tree) == node(plain))
    #expect(node(told) == node(plain))
    #expect(tree.invariantViolations() == [])
    #expect(told.invariantViolations() == [])
    for point in [Point(x: 5, y: 5), Point(x: 5, y: 120), Point(x: 5, y: 420)] {
      #expect(tree.hitTest(point) == plain.hitTest(point))
    }
    #expect(tree.visibleStops == plain.visibleStops)
    #expect(tree.diff(to: plain).isEmpty)
  }
}
