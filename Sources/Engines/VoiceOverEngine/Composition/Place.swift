import AccessibilityModel

/// Where an element stands among the containers that people hear of.
struct Place {
  /// Containers the cursor has just come into, the outermost first.
  var entered: [AccessibilityElement] = []
  /// Containers whose first stop the element is, the outermost first.
  var starts: [AccessibilityElement] = []
  /// Containers whose last stop the element is, the innermost first; none that it starts too.
  var ends: [AccessibilityElement] = []
  /// True inside a bar of tabs.
  var isInTabBar = false
  /// Which tab of how many it is.
  var tab: PositionInGroup?
  /// Where it stands in a table with headers.
  var cell: TablePlace?
  /// Where the cursor was in the same table before.
  var cellBefore: TablePlace?

  /// Finds the place of an element.
  ///
  /// - Parameters:
  ///   - id: the element.
  ///   - tree: the screen.
  ///   - known: containers the cursor was in before.
  ///   - previous: the element the cursor was on before.
  init(
    of id: ElementID, in tree: AccessibilityTree, knowing known: Set<ElementID>,
    from previous: ElementID? = nil
  ) {
    let around = tree.ancestors(of: id).compactMap { tree[$0] }
    findCell(of: id, inside: around, in: tree, from: previous)
    for element in around where element.hasAttributes || element.traits.contains(.tabBar) {
      let container = element.id
      let isTabBar = element.containerType == .tabBar || element.traits.contains(.tabBar)
      if element.containerType != .none || isTabBar, !known.contains(container) {
        entered.insert(element, at: 0)
      }
      if element.containerType == .list || element.containerType == .landmark {
        note(element, around: id, in: tree)
      }
      guard isTabBar, !isInTabBar else { continue }
      isInTabBar = true
      let tabs = tree.children(of: container).filter { tree[$0]?.isStop == true }
      if let index = tabs.firstIndex(of: id) {
        tab = PositionInGroup(index: index + 1, count: tabs.count)
      }
    }
  }

  private mutating func findCell(
    of id: ElementID, inside around: [AccessibilityElement], in tree: AccessibilityTree,
    from previous: ElementID?
  ) {
    guard let own = Self.cell(of: tree[id], inside: around) else { return }
    cell = own.place
    guard let previous, previous != id,
      let before = Self.cell(
        of: tree[previous], inside: tree.ancestors(of: previous).compactMap { tree[$0] }),
      before.table == own.table
    else { return }
    cellBefore = before.place
  }

  /// The place in a table that an element has, or the nearest container around it that lies in the table.
  private static func cell(
    of element: AccessibilityElement?, inside around: [AccessibilityElement]
  ) -> (place: TablePlace, table: ElementID)? {
    var place = element?.tablePlace
    for container in around {
      if let place, container.containerType == .dataTable { return (place, container.id) }
      place = place ?? container.tablePlace
    }
    return nil
  }

  private mutating func note(
    _ container: AccessibilityElement, around id: ElementID, in tree: AccessibilityTree
  ) {
    let before = tree.stop(before: id)
    let after = tree.stop(after: id)
    if before.map({ !tree.ancestors(of: $0).contains(container.id) }) ?? true {
      starts.insert(container, at: 0)
    } else if after.map({ !tree.ancestors(of: $0).contains(container.id) }) ?? true {
      ends.append(container)
    }
  }
}
