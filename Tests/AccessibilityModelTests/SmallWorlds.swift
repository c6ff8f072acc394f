import AccessibilityModel

/// Every tree shape with so many elements, as the parent of each element but the first.
func shapes(of count: Int) -> [[Int]] {
  var result: [[Int]] = [[]]
  for index in 1..<max(count, 1) {
    result = result.flatMap { shape in (0..<index).map { shape + [$0] } }
  }
  return result
}

/// The node of a shape; `mark` changes the element at each position.
func node(
  _ parents: [Int], mark: (Int, inout AccessibilityElement) -> Void = { _, _ in }
) -> AccessibilityNode {
  func build(_ index: Int) -> AccessibilityNode {
    let children = parents.indices.filter { parents[$0] == index }.map { build($0 + 1) }
    var element = AccessibilityElement(id: ElementID(slot: UInt32(index)), isStop: children.isEmpty)
    element.label = SpokenText("e\(index)")
    mark(index, &element)
    return AccessibilityNode(element, children: children)
  }
  return build(0)
}

/// The orders in which the numbers below a bound can stand.
func permutations(of count: Int) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return permutations(of: count - 1).flatMap { shorter in
    (0...shorter.count).map { place in
      var longer = shorter
      longer.insert(count - 1, at: place)
      return longer
    }
  }
}

extension AccessibilityTree {
  /// Labels of the stops in reading order.
  var spoken: [String] { stops.map { self[$0]?.label?.string ?? "" } }
}

extension AccessibilityTree {
  /// The whole tree in one short line: `0(1 2(3))`.
  var sketch: String {
    func write(_ id: ElementID) -> String {
      let name = id.generation == 0 ? "\(id.slot)" : "\(id.slot).\(id.generation)"
      let inner = children(of: id).map(write).joined(separator: " ")
      return inner.isEmpty ? name : "\(name)(\(inner))"
    }
    return root.map(write) ?? ""
  }
}
