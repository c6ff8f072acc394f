import AccessibilityModel

/// A flat list of rows whose labels fit into a string's own bytes.
func list(_ count: Int) -> AccessibilityTree {
  var builder = AccessibilityTree.Builder(root: AccessibilityElement(isStop: false))
  for row in 1..<count {
    let frame = Rect(x: 0, y: Double(row) * 44, width: 393, height: 44)
    builder.add(AccessibilityElement(label: SpokenText("Row \(row)"), traits: .button, frame: frame))
  }
  return builder.finish()
}

let treeSuite = Suite(name: "trees") {
  let million = 1_000_000
  let before = residentBytes()
  var tree = AccessibilityTree()
  let building = time(runs: 1) { _ in tree = list(million) }
  let bytes = Double(residentBytes() - before) / Double(million)
  var results = [
    Measurement(
      name: "1,000,000 elements: bytes in memory, each", median: bytes, unit: "bytes", runs: 1,
      target: "at most 300"),
    Measurement(
      name: "1,000,000 elements: build and sort", median: median(building) / 1e9, unit: "s", runs: 1),
  ]
  for count in [1_000, million] {
    results += steps(count == million ? tree : list(count), count: count)
  }
  results += labelChanges(&tree)
  results += try splices(&tree)
  return results
}

/// The same walk over trees of different size, to show that a step does not depend on the size.
private func steps(_ tree: AccessibilityTree, count: Int) -> [Measurement] {
  let stride = max(1, count / 1000)
  let starts = (0..<1000).map { ElementID(slot: UInt32(1 + $0 % (count / stride - 1) * stride)) }
  var met = 0
  let forwards = time(runs: 101) { _ in
    for start in starts where tree.stop(after: start) != nil { met += 1 }
  }
  let backwards = time(runs: 101) { _ in
    for start in starts where tree.stop(before: start) != nil { met += 1 }
  }
  let whole = time(runs: 5) { _ in met += tree.stops.reduce(0) { sum, _ in sum + 1 } }
  precondition(met > 0)
  let size = count == 1_000 ? "1,000" : "1,000,000"
  func result(_ name: String, _ times: [Double], per divisor: Int, runs: Int) -> Measurement {
    Measurement(
      name: "\(size) elements: \(name)", median: median(times) / Double(divisor), unit: "ns", runs: runs,
      target: "constant")
  }
  return [
    result("next stop, from 1,000 places", forwards, per: 1000, runs: 101),
    result("previous stop, from 1,000 places", backwards, per: 1000, runs: 101),
    result("next stop, walking through all", whole, per: count, runs: 5),
  ]
}

private func labelChanges(_ tree: inout AccessibilityTree) -> [Measurement] {
  let runs = 2001
  func element(_ run: Int) -> AccessibilityElement {
    let id = ElementID(slot: UInt32(1 + run * 479 % 999_000))
    var element = tree[id] ?? AccessibilityElement(id: id)
    element.label = SpokenText("New \(run)")
    return element
  }
  let clock = ContinuousClock()
  var shared: [Double] = []
  var released: [Double] = []
  for run in 0..<runs {
    let changed = element(run)
    var reader: AccessibilityTree? = tree
    let start = clock.now
    tree.update(changed)
    let updated = clock.now
    precondition(reader?.contains(changed.id) == true)
    let dropping = clock.now
    reader = nil
    released.append(nanoseconds(start.duration(to: updated) + dropping.duration(to: clock.now)))
    shared.append(nanoseconds(start.duration(to: updated)))
  }
  let elements = (0..<runs).map(element)
  let unique = time(runs: runs) { run in tree.update(elements[run]) }
  func result(_ name: String, _ times: [Double], target: String? = nil) -> Measurement {
    Measurement(
      name: "1,000,000 elements: \(name)", median: median(times) / 1e3, unit: "µs", runs: runs,
      target: target)
  }
  return [
    result("change one label while a reader holds the tree", shared.sorted(), target: "under 20 µs"),
    result("the same, and the reader lets go", released.sorted()),
    result("change one label, nobody else holds the tree", unique),
  ]
}

private func splices(_ tree: inout AccessibilityTree) throws -> [Measurement] {
  guard let root = tree.root else { return [] }
  let runs = 501
  let moves = try time(runs: runs) { run in
    let row = ElementID(slot: UInt32(10 + run * 479))
    let place = ElementID(slot: UInt32(900_000 - run * 479))
    try tree.apply(TreeDiff([.move(row, parent: root, after: place)]))
  }
  var readers: [AccessibilityTree] = []
  let heldMoves = try time(runs: runs) { run in
    readers = [tree]
    let row = ElementID(slot: UInt32(10 + run * 479))
    let place = ElementID(slot: UInt32(800_000 - run * 479))
    try tree.apply(TreeDiff([.move(row, parent: root, after: place)]))
  }
  let old = tree
  let id = ElementID(slot: 500_000)
  tree.update(AccessibilityElement(id: id, label: "New", frame: tree[id]?.frame ?? .zero))
  var found = 0
  let diffs = time(runs: 101) { _ in found += old.diff(to: tree).changes.count }
  precondition(found == 101 && readers.count == 1)
  func result(_ name: String, _ times: [Double], runs: Int) -> Measurement {
    Measurement(name: "1,000,000 elements: \(name)", median: median(times) / 1e3, unit: "µs", runs: runs)
  }
  return [
    result("move one row, nobody else holds the tree", moves, runs: runs),
    result("move one row while a reader holds the tree", heldMoves, runs: runs),
    result("find the difference after one label changed", diffs, runs: 101),
  ]
}
