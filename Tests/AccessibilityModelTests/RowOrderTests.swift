import AccessibilityModel
import Testing

@Suite("Rows, scroll containers and directions in the reading order")
struct RowOrderTests {
  private func stop(
    _ label: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> AccessibilityNode {
    .stop(SpokenText(label), frame: Rect(x: x, y: y, width: width, height: height))
  }

  private func rows(_ children: [AccessibilityNode], overlap: RowOverlap = .half) -> [String] {
    AccessibilityTree(.container(order: .rows, children), order: ReadingOrder(rowOverlap: overlap)).spoken
  }

  @Test(
    "10.1: an icon that begins 11 points lower than the text beside it is read first where it stands first")
  func iconBesideText() {
    let children = [stop("text", 40, 0, 200, 42), stop("icon", 0, 11, 20, 20)]
    #expect(rows(children) == ["icon", "text"])
    #expect(AccessibilityTree(.container(children)).spoken == ["text", "icon"])
  }

  @Test("10.1: columns are read row by row, wherever the code puts them")
  func columns() {
    let left = ["Age", "Weight"].enumerated().map { stop($1, 0, Double($0) * 30, 60, 20) }
    let right = ["Three", "25"].enumerated().map { stop($1, 100, Double($0) * 30 + 4, 60, 20) }
    #expect(rows(right + left) == ["Age", "Three", "Weight", "25"])
  }

  @Test("10.1: lines beside a tall picture are read from above, after it or before it as they stand")
  func tallPicture() {
    let lines = ["one", "two", "three"].enumerated().map {
      stop($1, 120, Double($0) * 30, 60, 20)
    }
    #expect(rows(lines + [stop("picture", 0, 0, 100, 90)]) == ["picture", "one", "two", "three"])
    #expect(rows(lines + [stop("picture", 200, 0, 100, 90)]) == ["one", "two", "three", "picture"])
    let badge = stop("badge", 150, 2, 20, 16)
    let indented = [stop("title", 0, 0, 100, 20), badge, stop("subtitle", 0, 24, 180, 20)]
    #expect(rows(indented + [stop("picture", 200, 0, 60, 44)]) == ["title", "badge", "subtitle", "picture"])
  }

  @Test("10.1: lines over a picture that fills the screen are read from above, after the picture")
  func overlay() {
    let lines = (0..<5).map { stop("line \($0)", $0 == 1 ? 10 : 60, Double($0) * 40, 100, 20) }
    let background = stop("background", 0, 0, 300, 800)
    #expect(rows(lines.reversed() + [background]) == ["background"] + (0..<5).map { "line \($0)" })
  }

  @Test("10.1: a tree tells that its order rests on the overlap only where another choice would change it")
  func overlapRule() {
    let touching = [stop("b", 50, 0, 40, 20), stop("a", 0, 15, 40, 20)]
    #expect(rows(touching) == ["b", "a"])
    #expect(rows(touching, overlap: .any) == ["a", "b"])
    let rules = AccessibilityTree(.container(order: .rows, touching)).orderingRules()
    #expect(rules.map(\.name) == ["order.rowOverlap"])
    #expect(rules.first?.choice == "more than half")
    let clear = [stop("b", 50, 0, 40, 20), stop("a", 0, 30, 40, 20)]
    #expect(AccessibilityTree(.container(order: .rows, clear)).orderingRules().isEmpty)
  }

  @Test("10.1: rows of a part that runs right to left are mirrored, and only they")
  func partFromRightToLeft() {
    let part = AccessibilityNode.container(
      order: .rows, frame: Rect(x: 0, y: 30, width: 200, height: 20),
      [stop("second", 0, 30, 90, 20), stop("first", 100, 30, 90, 20)])
    let screen = [stop("left", 0, 0, 90, 20), stop("right", 100, 0, 90, 20)]
    let mirrored = part.with(\.layoutDirection, .rightToLeft)
    #expect(rows(screen + [part]) == ["left", "right", "second", "first"])
    #expect(rows(screen + [mirrored]) == ["left", "right", "first", "second"])
    var tree = AccessibilityTree(.container(order: .rows, screen + [part]))
    for container in tree.containers where tree[container]?.frame.minY == 30 {
      guard var element = tree[container] else { continue }
      element.layoutDirection = .rightToLeft
      tree.update(element)
    }
    #expect(tree.spoken == ["left", "right", "first", "second"])
  }

  @Test("10.1: every permutation of up to four elements is read in one order")
  func permutationInvariance() {
    let extents: [(y: Double, height: Double)] = [(0, 20), (0, 50), (12, 20), (30, 10)]
    var cells: [Rect] = []
    for x in [0.0, 40] {
      for extent in extents { cells.append(Rect(x: x, y: extent.y, width: 30, height: extent.height)) }
    }
    let shuffles = permutations(of: 4)
    for first in cells.indices {
      for second in cells.indices where second != first {
        let chosen = [cells[first], cells[second], cells[(first + 3) % 8], cells[(second + 5) % 8]]
        let nodes = chosen.enumerated().map { index, cell in
          AccessibilityNode.stop(SpokenText("\(index)"), frame: cell, id: ElementID(slot: UInt32(index)))
        }
        let orders = Set(
          shuffles.map { shuffle in
            ReadingOrder().sorted(shuffle.map { nodes[$0] }, by: .rows).map(\.element.id)
          })
        #expect(orders.count == 1)
      }
    }
  }

  @Test(
    "10.2: a scroll container keeps its place, however far its content is scrolled",
    arguments: ChildOrder.allCases)
  func scrolled(order: ChildOrder) {
    func screen(offset: Double) -> AccessibilityNode {
      let lines = (0..<9).map { stop("\($0)", 0, 40 + Double($0) * 30 - offset, 90, 20) }
      let scroll = AccessibilityNode.container(
        order: order, frame: Rect(x: 0, y: 40, width: 100, height: 100), lines
      ).with(\.clipsChildren, true)
      return .container(
        order: order, [stop("Top", 0, 0, 90, 20), scroll, stop("Bottom", 0, 150, 90, 20)])
    }
    let expected = ["Top"] + (0..<9).map(String.init) + ["Bottom"]
    #expect(AccessibilityTree(screen(offset: 0)).spoken == expected)
    #expect(AccessibilityTree(screen(offset: 200)).spoken == expected)
  }

  @Test("1.10.4: a group that lists its elements is placed by the topmost, another by its first")
  func placeOfGroups() {
    let children = [stop("low", 0, 100, 50, 20), stop("high", 0, 10, 50, 20)]
    let beside = stop("beside", 100, 50, 50, 20)
    let listed = AccessibilityTree(.container([beside, .container(order: .given, children)]))
    #expect(listed.spoken == ["low", "high", "beside"])
    var first = AccessibilityNode.container(order: .geometric, children.reversed())
    first.children[0].element.sortPriority = -1
    #expect(AccessibilityTree(.container([beside, first])).spoken == ["beside", "low", "high"])
  }

  @Test("1.10.4: an outline has no part in the order")
  func outline() {
    let path = Path([.move(Point(x: 0, y: 0)), .line(Point(x: 5, y: 0)), .line(Point(x: 5, y: 5)), .close])
    let low = stop("low", 0, 100, 50, 20).with(\.path, path)
    #expect(AccessibilityTree(.container([stop("high", 0, 50, 50, 20), low])).spoken == ["high", "low"])
  }
}

extension AccessibilityTree {
  /// All elements the cursor cannot rest on.
  fileprivate var containers: [ElementID] {
    guard let root else { return [] }
    return Array(subtree(of: root)).filter { self[$0]?.isStop == false }
  }
}
