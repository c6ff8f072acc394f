import AccessibilityModel

/// Which stops of a screen are rows of a list: parts of its data, not of its structure.
struct RowPlaces {
  /// The lists that stops lie in, by stop.
  private(set) var lists: [ElementID: ElementID] = [:]

  /// Looks through the stops of a screen.
  ///
  /// - Complexity: O(n) for n elements, containers around each counted.
  init(_ tree: AccessibilityTree, stops: [ElementID]) {
    var known: [ElementID: ElementID?] = [:]
    for id in stops {
      guard let parent = tree.parent(of: id) else { continue }
      let list: ElementID?
      if let found = known[parent] {
        list = found
      } else {
        list = Self.list(from: parent, in: tree)
        known[parent] = .some(list)
      }
      if let list { lists[id] = list }
    }
  }

  /// The innermost container of rows from an element outwards; a bar of tabs ends the search.
  private static func list(from id: ElementID, in tree: AccessibilityTree) -> ElementID? {
    var next: ElementID? = id
    while let current = next, let element = tree[current] {
      if element.containerType == .tabBar || element.traits.contains(.tabBar) { return nil }
      if element.containerType == .list || element.containerType == .dataTable || element.rows != nil {
        return current
      }
      next = tree.parent(of: current)
    }
    return nil
  }
}
