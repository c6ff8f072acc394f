import AccessibilityModel
import TestSupport
import Testing

@Suite("Changing trees")
struct TreeUpdateTests {
  private func list(_ count: Int) -> AccessibilityTree {
    var builder = AccessibilityTree.Builder(root: AccessibilityElement(isStop: false))
    for row in 0..<count {
      let frame = Rect(x: 0, y: Double(row) * 44, width: 390, height: 44)
      builder.add(AccessibilityElement(label: SpokenText("Row \(row)"), frame: frame))
    }
    return builder.finish()
  }

  @Test("A reader keeps what it holds, and a new label copies one chunk of 64")
  func sharing() {
    let held = list(20_000)
    var changed = held
    let id = ElementID(slot: 9_000)
    var element = held[id] ?? AccessibilityElement()
    element.label = "New"
    let isUpdated = changed.update(element)
    #expect(isUpdated)
    #expect(held[id]?.label == "Row 8999")
    #expect(changed[id]?.label == "New")
    let unshared = held.unsharedSlots(with: changed)
    #expect(unshared.elements == 64)
    #expect(unshared.links == 0)
  }

  @Test("A row that comes or goes touches only its neighbours' chunks")
  func splicing() throws {
    let held = list(20_000)
    var changed = held
    let row = AccessibilityNode.stop("New", id: ElementID(slot: 30_000))
    let root = try #require(held.root)
    let neighbour = ElementID(slot: 9_000)
    try changed.apply(TreeDiff([.insert(row, parent: root, after: neighbour), .remove(ElementID(slot: 64))]))
    #expect(changed.invariantViolations() == [])
    #expect(held.unsharedSlots(with: changed).links <= 4 * 64 + 1)
    #expect(changed.stop(after: neighbour) == ElementID(slot: 30_000))
    #expect(held.diff(to: changed).changes.count == 2)
  }

  @Test("After any change of place the tree is as one made anew", arguments: 0..<60)
  func reordering(seed: UInt64) {
    var generator = SeededDice(state: seed)
    let shape = (0..<12).map { Int.random(in: 0...$0, using: &generator) }
    func scatter(_ element: inout AccessibilityElement) {
      element.frame.origin.x = Double.random(in: 0...40, using: &generator)
      element.frame.origin.y = Double.random(in: 0...40, using: &generator)
      if Bool.random(using: &generator) {
        element.sortPriority = Double.random(in: -1...1, using: &generator)
      }
      if Int.random(in: 0...6, using: &generator) == 0 { element.containerType = .tabBar }
      if Int.random(in: 0...9, using: &generator) == 0 { element.isStop.toggle() }
      if Int.random(in: 0...9, using: &generator) == 0 { element.isModal.toggle() }
    }
    var tree = AccessibilityTree(node(shape) { _, element in scatter(&element) })
    for _ in 0..<30 {
      let id = ElementID(slot: UInt32.random(in: 0...12, using: &generator))
      guard var element = tree[id] else { continue }
      scatter(&element)
      let isUpdated = tree.update(element)
      #expect(isUpdated)
      #expect(tree.invariantViolations() == [])
      let anew = tree.root.flatMap(tree.node(of:)).map { AccessibilityTree($0) }
      #expect(anew?.sketch == tree.sketch)
    }
  }

  @Test("Many changes of place at once give the tree that one after the other gives", arguments: 0..<60)
  func reorderingAtOnce(seed: UInt64) {
    var generator = SeededDice(state: seed)
    let shape = (0..<16).map { Int.random(in: 0...$0, using: &generator) }
    func scatter(_ element: inout AccessibilityElement) {
      element.frame.origin.x = Double.random(in: 0...40, using: &generator)
      element.frame.origin.y = Double.random(in: 0...40, using: &generator)
      element.frame.size.width = Double.random(in: 0...20, using: &generator)
      element.frame.size.height = Double.random(in: 0...20, using: &generator)
      if Int.random(in: 0...6, using: &generator) == 0 { element.childOrder = .given }
      if Int.random(in: 0...4, using: &generator) == 0 { element.isStop.toggle() }
      if Int.random(in: 0...4, using: &generator) == 0 { element.clipsChildren.toggle() }
      if Int.random(in: 0...4, using: &generator) == 0 {
        element.layoutDirection = [nil, .leftToRight, .rightToLeft].randomElement(using: &generator) ?? nil
      }
    }
    var atOnce = AccessibilityTree(node(shape) { _, element in scatter(&element) })
    for _ in 0..<10 {
      let changed = (0..<5).compactMap { _ -> AccessibilityElement? in
        guard var element = atOnce[ElementID(slot: UInt32.random(in: 0...16, using: &generator))] else {
          return nil
        }
        scatter(&element)
        element.childOrder = Bool.random(using: &generator) ? .geometric : .rows
        return element
      }
      var oneByOne = atOnce
      for element in changed { oneByOne.update(element) }
      let mayHaveMoved = atOnce.update(changed)
      #expect(mayHaveMoved == !changed.isEmpty)
      #expect(atOnce.invariantViolations() == [])
      #expect(atOnce.sketch == oneByOne.sketch)
    }
  }

  @Test("An update of an element that is not there changes nothing")
  func strangers() {
    var tree = list(3)
    let isReused = tree.update(AccessibilityElement(id: ElementID(slot: 2, generation: 9), label: "?"))
    let isUnassigned = tree.update(AccessibilityElement(id: .unassigned, label: "?"))
    #expect(!isReused && !isUnassigned)
    #expect(tree.spoken == ["Row 0", "Row 1", "Row 2"])
  }

  @Test("A difference that does not fit is refused, says why, and leaves the tree as it was")
  func misfits() {
    let tree = AccessibilityTree(node([0, 0, 1]))
    let ids = (0..<5).map { ElementID(slot: UInt32($0)) }
    let loose = AccessibilityNode.stop("loose", id: ids[4])
    let cases: [(TreeDiff.Change, TreeDiffError.Code)] = [
      (.remove(ids[4]), .unknownElement),
      (.update(AccessibilityElement(id: ids[4])), .unknownElement),
      (.move(ids[4], parent: ids[0], after: nil), .unknownElement),
      (.move(ids[3], parent: ids[4], after: nil), .unknownParent),
      (.insert(loose, parent: ElementID(slot: 0, generation: 1), after: nil), .unknownParent),
      (.insert(loose, parent: ids[0], after: ids[3]), .notAChild),
      (.move(ids[3], parent: ids[0], after: ids[4]), .notAChild),
      (.move(ids[2], parent: ids[0], after: ids[2]), .notAChild),
      (.insert(.stop("taken", id: ids[2]), parent: ids[0], after: nil), .slotInUse),
      (.insert(.container([loose, loose]), parent: ids[0], after: nil), .unassigned),
      (.insert(.container(id: ids[4], [loose]), parent: ids[0], after: nil), .slotInUse),
      (.insert(loose, parent: nil, after: nil), .secondRoot),
      (.move(ids[1], parent: ids[3], after: nil), .cycle),
      (.move(ids[0], parent: ids[0], after: nil), .cycle),
    ]
    for (change, code) in cases {
      var changed = tree
      let diff = TreeDiff([.update(AccessibilityElement(id: ids[0], isStop: false, label: "x")), change])
      let error = #expect(throws: TreeDiffError.self) { try changed.apply(diff) }
      #expect(error?.code == code)
      #expect(error?.change == 1)
      #expect(tree.diff(to: changed).isEmpty)
      let alone = #expect(throws: TreeDiffError.self) { try changed.apply(TreeDiff([change])) }
      #expect(alone?.code == code)
      #expect(changed.invariantViolations() == [])
      #expect(tree.diff(to: changed).isEmpty)
    }
  }

  @Test(
    "Each misfit is told in one line that says what to do",
    arguments: [
      (
        TreeDiff.Change.remove(ElementID(slot: 4, generation: 2)),
        "Change 0 does not fit: there is no element 4.2. Send the whole tree again."
      ),
      (
        .insert(.stop("a"), parent: nil, after: nil),
        "Change 0 does not fit: element 4294967295.4294967295 would be a second root. Insert it in the first."
      ),
    ])
  func misfitTexts(change: TreeDiff.Change, text: String) {
    var tree = list(1)
    let error = #expect(throws: TreeDiffError.self) { try tree.apply(TreeDiff([change])) }
    #expect(error?.description == text)
  }
}
