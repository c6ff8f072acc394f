import AccessibilityModel
import TestSupport
import Testing

@Suite("Making trees")
struct TreeBuildingTests {
  @Test("A node with every kind of flaw becomes a sound tree, and each flaw is told")
  func flaws() {
    var broken = AccessibilityNode.stop("broken", frame: Rect(x: .nan, y: 1, width: .infinity, height: -5))
    broken.element.sortPriority = .nan
    broken.element.activationPoint = Point(x: .infinity, y: 0)
    broken.element.path = Path([.move(Point(x: 0, y: .nan))])
    broken.element.headingLevel = 9
    broken.element.rows = LazyRows(count: 2, realized: 1..<3)
    broken.element.rowIndex = -1
    let (tree, diagnostics) = AccessibilityTree.read(.container([broken]))
    #expect(tree.invariantViolations() == [])
    #expect(diagnostics.count == 7)
    #expect(
      diagnostics.first?.message
        == """
        The frame of “broken” cannot be used and was replaced. Give it one that is finite and its own.
        """)
    let element = tree.firstStop.flatMap { tree[$0] }
    #expect(element?.frame == Rect(x: 0, y: -4, width: 0, height: 5))
    #expect(element?.path == nil)
    #expect(element?.headingLevel == nil)
    #expect(element?.rows == nil)
    #expect(element?.rowIndex == nil)
  }

  @Test("Of two elements with one identity the first keeps it, and both are there")
  func duplicates() {
    let id = ElementID(slot: 5)
    let twin = ElementID(slot: 5, generation: 2)
    let (tree, diagnostics) = AccessibilityTree.read(
      .container([.stop("first", id: id), .stop("second", id: id), .stop("third", id: twin), .stop("fourth")])
    )
    #expect(tree.invariantViolations() == [])
    #expect(tree.count == 5)
    #expect(tree[id]?.label == "first")
    #expect(Set(tree.spoken) == ["first", "second", "third", "fourth"])
    #expect(diagnostics.count == 2)
  }

  @Test("Identities are given in declaration order, above those that are assigned")
  func assignment() {
    let tree = AccessibilityTree(.container([.stop("a"), .stop("b", id: ElementID(slot: 40)), .stop("c")]))
    #expect(tree.root == ElementID(slot: 41))
    #expect(tree.sketch == "41(40 42 43)")
    let far = ElementID(slot: .max - 1)
    let full = AccessibilityTree(.container([.stop("far", id: far), .stop("near")]))
    #expect(full.invariantViolations() == [])
    #expect(full.count == 3)
    #expect(full[far]?.label == "far")
  }

  @Test("A builder makes the same tree as a node does", arguments: 0..<40)
  func builder(seed: UInt64) {
    var generator = SeededDice(state: seed)
    let shape = (0..<30).map { Int.random(in: 0...$0, using: &generator) }
    let node = node(shape) { _, element in
      element.frame.origin.x = Double.random(in: 0...100, using: &generator)
      element.frame.origin.y = Double.random(in: 0...100, using: &generator)
    }
    var builder = AccessibilityTree.Builder(root: node.element)
    func add(_ node: AccessibilityNode) {
      if node.children.isEmpty {
        builder.add(node.element)
        return
      }
      builder.open(node.element)
      node.children.forEach(add)
      builder.close()
    }
    node.children.forEach(add)
    builder.close()
    let tree = AccessibilityTree(node)
    #expect(builder.finish().sketch == tree.sketch)
    #expect(tree.invariantViolations() == [])
    let rebuilt = tree.root.flatMap(tree.node(of:)).map { AccessibilityTree($0) }
    #expect(rebuilt?.sketch == tree.sketch)
  }

  @Test("The empty tree has nothing and answers nothing")
  func empty() {
    let tree = AccessibilityTree()
    #expect(tree.root == nil)
    #expect(tree.firstStop == nil)
    #expect(tree.lastStop == nil)
    #expect(tree.hitTest(.zero) == nil)
    #expect(Array(tree.stops).isEmpty)
    #expect(tree.invariantViolations() == [])
    #expect(tree.diff(to: tree).isEmpty)
  }
}
