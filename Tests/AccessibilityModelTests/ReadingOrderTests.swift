import AccessibilityModel
import TestSupport
import Testing

@Suite("Reading order")
struct ReadingOrderTests {
  /// Every choice of so many cells of a grid, each cell as often as wanted.
  private func arrangements(of count: Int, on grid: [Point]) -> [[Point]] {
    guard count > 0 else { return [[]] }
    return arrangements(of: count - 1, on: grid).flatMap { chosen in
      let first = chosen.last.flatMap { grid.firstIndex(of: $0) } ?? 0
      return grid[first...].map { chosen + [$0] }
    }
  }

  /// Elements that differ by less than the threshold in one step but not in two, in two columns.
  private let grid = [0.0, 5, 10].flatMap { y in [0.0, 50].map { Point(x: $0, y: y) } }

  private func nodes(_ points: [Point]) -> [AccessibilityNode] {
    points.enumerated().map { index, point in
      .stop(
        SpokenText("\(index)"), frame: Rect(origin: point, size: Size(width: 40, height: 4)),
        id: ElementID(slot: UInt32(index)))
    }
  }

  /// The rule as it is written: take the topmost that is left, and with it whatever starts in its row.
  private func expected(_ nodes: [AccessibilityNode], threshold: Double) -> [ElementID] {
    var left = nodes.map(\.element)
    var result: [AccessibilityElement] = []
    while let top = left.map(\.frame.minY).min() {
      var row = left.filter { $0.frame.minY - top < threshold }
      left.removeAll { $0.frame.minY - top < threshold }
      row.sort {
        ($0.frame.minX, $0.frame.minY, Double($0.id.slot)) < (
          $1.frame.minX, $1.frame.minY, Double($1.id.slot)
        )
      }
      result += row
    }
    return result.map(\.id)
  }

  @Test("X15: every permutation of up to five elements on a grid is read in the one order the rule gives")
  func permutationInvariance() {
    let order = ReadingOrder()
    for count in 1...5 {
      let shuffles = permutations(of: count)
      for points in arrangements(of: count, on: grid) {
        let nodes = nodes(points)
        let expected = expected(nodes, threshold: order.rowThreshold)
        let isCanonical = shuffles.allSatisfy { shuffle in
          order.sorted(shuffle.map { nodes[$0] }, by: .geometric).map(\.element.id) == expected
        }
        #expect(isCanonical, "\(points)")
      }
    }
  }

  @Test("1.10.4: right to left is the mirror image of left to right")
  func mirror() {
    let leftToRight = ReadingOrder()
    let rightToLeft = ReadingOrder(direction: .rightToLeft)
    for points in arrangements(of: 4, on: grid) {
      let mirrored = points.map { Point(x: -$0.x, y: $0.y) }
      let one = leftToRight.sorted(nodes(points), by: .geometric).map(\.element.id)
      let other = rightToLeft.sorted(nodes(mirrored), by: .geometric).map(\.element.id)
      #expect(one == other)
    }
  }

  @Test("X15: the threshold is 8 points on a phone and another where one is given")
  func threshold() {
    let nodes = nodes([Point(x: 50, y: 0), Point(x: 0, y: 10)])
    #expect(ReadingOrder().sorted(nodes, by: .geometric).map(\.element.id.slot) == [0, 1])
    let wide = ReadingOrder(rowThreshold: 13)
    #expect(wide.sorted(nodes, by: .geometric).map(\.element.id.slot) == [1, 0])
    let exact = self.nodes([Point(x: 50, y: 0), Point(x: 0, y: 8)])
    #expect(ReadingOrder().sorted(exact, by: .geometric).map(\.element.id.slot) == [0, 1])
  }

  @Test("X15: a tree tells that its order rests on the threshold only where another would change it")
  func thresholdRule() {
    func rules(_ points: [Point], order: ChildOrder = .geometric) -> [UncertainRule] {
      AccessibilityTree(.container([.container(order: order, nodes(points))])).orderingRules()
    }
    let doubtful = [Point(x: 50, y: 0), Point(x: 0, y: 10)]
    let rule = rules(doubtful).first
    #expect(rule?.name == "order.rowThreshold")
    #expect(rule?.choice == "8")
    #expect(rule?.choices == ["8", "13"])
    #expect(rules([Point(x: 50, y: 0), Point(x: 0, y: 20)]).isEmpty)
    #expect(rules([Point(x: 0, y: 0), Point(x: 50, y: 10)]).isEmpty)
    #expect(rules(doubtful, order: .given).isEmpty)
  }

  @Test("G4: an explicit order is kept, whatever lies where")
  func explicitOrder() {
    let tree = AccessibilityTree(
      .container(
        order: .given, [.stop("low", frame: Rect(x: 0, y: 90, width: 9, height: 9)), .stop("high")]))
    #expect(tree.spoken == ["low", "high"])
  }

  private func survey(dismissPriority: Double) -> AccessibilityNode {
    func stop(_ label: SpokenText, _ x: Double, _ y: Double) -> AccessibilityNode {
      .stop(label, frame: Rect(x: x, y: y, width: 120, height: 20))
    }
    return .container([
      stop("We'd love your feedback", 32, 40), stop("What do you think of Save for Later?", 32, 64),
      stop("Take Survey", 32, 100), stop("Dismiss", 260, 24).with(\.sortPriority, dismissPriority),
    ])
  }

  @Test("S1: Dismiss above the title's line is read first, by geometry alone")
  func surveyByGeometry() {
    let expected = [
      "Dismiss", "We'd love your feedback", "What do you think of Save for Later?", "Take Survey",
    ]
    #expect(AccessibilityTree(survey(dismissPriority: 0)).spoken == expected)
  }

  @Test("S2: sort priority -1 puts Dismiss last")
  func surveyByPriority() {
    let expected = [
      "We'd love your feedback", "What do you think of Save for Later?", "Take Survey", "Dismiss",
    ]
    #expect(AccessibilityTree(survey(dismissPriority: -1)).spoken == expected)
  }

  /// Three techniques in a column, with Help beside the second of them.
  private func game(grouped: Bool) -> AccessibilityTree {
    let techniques = ["Self-dealloc", "Self-release", "Garbage"].enumerated().map { index, name in
      AccessibilityNode.stop(
        SpokenText(name), frame: Rect(x: 10, y: Double(index) * 40 + 20, width: 80, height: 30))
    }
    let help = AccessibilityNode.stop("Help", frame: Rect(x: 200, y: 60, width: 30, height: 30))
    return AccessibilityTree(.container(grouped ? [help, .container(techniques)] : techniques + [help]))
  }

  @Test("Z7: without a group Help is read amid the techniques, with one it comes after them")
  func grouping() {
    #expect(game(grouped: false).spoken == ["Self-dealloc", "Self-release", "Help", "Garbage"])
    #expect(game(grouped: true).spoken == ["Self-dealloc", "Self-release", "Garbage", "Help"])
  }

  @Test("G2: what a group holds is read without a break, wherever it lies", arguments: 0..<200)
  func contiguity(seed: UInt64) {
    var generator = SeededDice(state: seed)
    func stop(_ label: String) -> AccessibilityNode {
      let x = Double.random(in: 0...100, using: &generator)
      let y = Double.random(in: 0...40, using: &generator)
      return .stop(SpokenText(label), frame: Rect(x: x, y: y, width: 10, height: 10))
    }
    let group = AccessibilityNode.container((0..<4).map { stop("g\($0)") })
    let inner = AccessibilityNode.container([group, stop("other")])
    let tree = AccessibilityTree(.container([stop("a"), inner, stop("b"), stop("c")]))
    let members = tree.spoken.indices.filter { tree.spoken[$0].hasPrefix("g") }
    #expect(members.count == 4)
    #expect((members.last ?? 0) - (members.first ?? 0) == 3)
  }

  @Test("1.10.4: a group is placed by its first child, a tab bar where it lies itself")
  func placement() {
    func container(_ type: ContainerType) -> [String] {
      let inside = AccessibilityNode.stop("inside", frame: Rect(x: 0, y: 50, width: 9, height: 9))
      let frame = Rect(x: 0, y: 0, width: 100, height: 100)
      let beside = AccessibilityNode.stop("beside", frame: Rect(x: 0, y: 20, width: 9, height: 9))
      return AccessibilityTree(.container([beside, .container(type, frame: frame, [inside])])).spoken
    }
    #expect(container(.list) == ["beside", "inside"])
    #expect(container(.semanticGroup) == ["beside", "inside"])
    #expect(container(.tabBar) == ["inside", "beside"])
    #expect(container(.dataTable) == ["inside", "beside"])
  }

  @Test("An empty group says nothing about where the group around it stands")
  func emptyGroups() {
    let late = AccessibilityNode.stop("late", frame: Rect(x: 0, y: 90, width: 9, height: 9))
    let early = AccessibilityNode.stop("early", frame: Rect(x: 0, y: 10, width: 9, height: 9))
    let tree = AccessibilityTree(.container([.container([.container([]), late]), early]))
    #expect(tree.spoken == ["early", "late"])
  }

  @Test("F10: the frame decides also where there is a path")
  func pathDecidesNothing() {
    let path = Path([.move(Point(x: 0, y: 80)), .line(Point(x: 9, y: 99))])
    let road = AccessibilityNode.stop("road", frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let house = AccessibilityNode.stop("house", frame: Rect(x: 0, y: 40, width: 9, height: 9))
    #expect(AccessibilityTree(.container([road.with(\.path, path), house])).spoken == ["road", "house"])
  }
}
