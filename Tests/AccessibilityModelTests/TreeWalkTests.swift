import AccessibilityModel
import Testing

@Suite("Walking through trees", .timeLimit(.minutes(10)))
struct TreeWalkTests {
  private static func isReached(_ tree: AccessibilityTree, _ id: ElementID) -> Bool {
    for container in tree.ancestors(of: id) where tree[container]?.isStop == true { return false }
    for member in [id] + Array(tree.ancestors(of: id)) {
      guard let parent = tree.parent(of: member) else { continue }
      let modal = tree.children(of: parent).filter { tree[$0]?.isModal == true }
      if let last = modal.last, last != member { return false }
    }
    return true
  }

  @Test("1.10.3 G1: in every small world the walk meets exactly the stops within reach, both ways")
  func everySmallWorld() {
    for count in 1...5 {
      for shape in shapes(of: count) {
        for marks in 0..<(1 << count) {
          expectWalk(shape) { index, element in element.isModal = marks & 1 << index != 0 }
          expectWalk(shape) { index, element in element.isStop = marks & 1 << index != 0 }
        }
      }
    }
  }

  private func expectWalk(_ shape: [Int], mark: (Int, inout AccessibilityElement) -> Void) {
    let tree = AccessibilityTree(node(shape, mark: mark))
    guard let root = tree.root else { return }
    let everything = Array(tree.subtree(of: root))
    let expected = everything.filter { tree[$0]?.isStop == true && Self.isReached(tree, $0) }
    var backwards: [ElementID] = []
    var last = tree.lastStop
    while let stop = last {
      backwards.append(stop)
      last = tree.stop(before: stop)
    }
    #expect(Array(tree.stops) == expected)
    #expect(backwards == expected.reversed())
    #expect(everything.filter(tree.isWithinReach) == everything.filter { Self.isReached(tree, $0) })
    #expect(tree.invariantViolations() == [])
    for id in everything where !tree.isWithinReach(id) {
      let after = tree.stop(after: id)
      #expect(after.map { expected.contains($0) } ?? true)
      #expect(tree.stop(before: id).map { expected.contains($0) } ?? true)
    }
  }

  @Test("F2: the front-most stop at a point is the one read last; what a modal one hides is not hit")
  func hits() {
    let screen = AccessibilityNode.container([
      .stop("page", frame: Rect(x: 0, y: 0, width: 100, height: 100)),
      .stop("button", frame: Rect(x: 40, y: 40, width: 20, height: 20)),
    ])
    let tree = AccessibilityTree(screen)
    func label(_ tree: AccessibilityTree, _ x: Double, _ y: Double) -> String? {
      tree.hitTest(Point(x: x, y: y)).flatMap { tree[$0]?.label?.string }
    }
    #expect(label(tree, 50, 50) == "button")
    #expect(label(tree, 10, 50) == "page")
    #expect(label(tree, 100, 50) == nil)
    var alert = AccessibilityNode.stop("alert", frame: Rect(x: 0, y: 80, width: 100, height: 20))
    alert.element.isModal = true
    let covered = AccessibilityTree(.container([screen, alert]))
    #expect(label(covered, 50, 50) == nil)
    #expect(label(covered, 50, 90) == "alert")
  }

  @Test("F10: a path's bounds take the place of the frame")
  func pathIsHit() {
    let corner = Point(x: 200, y: 200)
    let path = Path([.move(corner), .line(Point(x: 240, y: 210)), .line(Point(x: 220, y: 240)), .close])
    let road = AccessibilityNode.stop("road", frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let tree = AccessibilityTree(.container([road.with(\.path, path)]))
    #expect(tree.hitTest(Point(x: 239, y: 239)) == tree.firstStop)
    #expect(tree.hitTest(Point(x: 5, y: 5)) == nil)
  }

  @Test("A container's relatives are found in constant steps, and strangers are not found")
  func family() {
    let tree = AccessibilityTree(node([0, 0, 1, 1]))
    let ids = (0..<5).map { ElementID(slot: UInt32($0)) }
    #expect(tree.sketch == "0(1(3 4) 2)")
    #expect(Array(tree.children(of: ids[1])) == [ids[3], ids[4]])
    #expect(tree.children(of: ids[1]).last == ids[4])
    #expect(tree.childCount(of: ids[0]) == 2)
    #expect(Array(tree.ancestors(of: ids[4])) == [ids[1], ids[0]])
    #expect(tree.sibling(after: ids[3]) == ids[4])
    #expect(tree.sibling(before: ids[3]) == nil)
    let stranger = ElementID(slot: 1, generation: 7)
    #expect(!tree.contains(stranger))
    #expect(tree[stranger] == nil)
    #expect(tree.stop(after: stranger) == nil)
    #expect(tree.children(of: stranger).isEmpty)
    #expect(tree.node(of: stranger) == nil)
  }

  @Test("Ten thousand containers inside each other are built, walked, compared and written down")
  func deepNesting() throws {
    var node = AccessibilityNode.stop("bottom")
    for _ in 0..<10_000 { node = .container([node]) }
    let tree = AccessibilityTree(node)
    #expect(tree.count == 10_001)
    #expect(tree.spoken == ["bottom"])
    #expect(tree.lastStop == tree.firstStop)
    #expect(tree.root.flatMap(tree.node(of:))?.children.count == 1)
    let bottom = try #require(tree.firstStop)
    var changed = tree
    changed.update(AccessibilityElement(id: bottom, label: "changed"))
    #expect(tree.diff(to: changed).changes.count == 1)
    #expect(changed.invariantViolations() == [])
  }
}
