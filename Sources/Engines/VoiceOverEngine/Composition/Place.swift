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
  /// True where the element, or a group around it, offers actions with names.
  var offersActions = false

  /// Finds the place of an element.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - tree: the screen.
  ///   - previous: the element the cursor was on before.
  ///   - isKnown: whether the cursor was in a container before.
  init(
    of element: AccessibilityElement, in tree: AccessibilityTree, from previous: ElementID? = nil,
    isKnown: (ElementID) -> Bool
  ) {
    let id = element.id
    offersActions = element.offersActions
    var tablePlace = element.hasAttributes ? element.tablePlace : nil
    for container in tree.ancestors(of: id) where tree.isNotable(container) {
      guard let container = tree[container] else { continue }
      if cell == nil, let place = tablePlace, container.containerType == .dataTable {
        cell = place
        cellBefore = previous.flatMap { Self.cell(of: $0, ifNot: id, in: container.id, tree) }
      }
      tablePlace = tablePlace ?? container.tablePlace
      if container.containerType == .semanticGroup, container.offersActions { offersActions = true }
      enter(container, around: id, in: tree, isKnown: isKnown)
    }
  }

  /// Notes what is said of a container around the element, of which others may lie further out.
  private mutating func enter(
    _ container: AccessibilityElement, around id: ElementID, in tree: AccessibilityTree,
    isKnown: (ElementID) -> Bool
  ) {
    let isTabBar = container.containerType == .tabBar || container.traits.contains(.tabBar)
    if container.containerType != .none || isTabBar, !isKnown(container.id) {
      entered.insert(container, at: 0)
    }
    if container.containerType == .list || container.containerType == .landmark {
      note(container, around: id, in: tree)
    }
    guard isTabBar, !isInTabBar else { return }
    isInTabBar = true
    let tabs = tree.children(of: container.id).filter { tree[$0]?.isStop == true }
    if let index = tabs.firstIndex(of: id) {
      tab = PositionInGroup(index: index + 1, count: tabs.count)
    }
  }

  /// The place that another element, or the nearest container around it with one, has in a table.
  private static func cell(
    of id: ElementID, ifNot other: ElementID, in table: ElementID, _ tree: AccessibilityTree
  ) -> TablePlace? {
    guard id != other else { return nil }
    var place = tree[id]?.tablePlace
    for container in tree.ancestors(of: id) {
      guard let element = tree[container] else { continue }
      if let place, element.containerType == .dataTable { return container == table ? place : nil }
      place = place ?? element.tablePlace
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

extension AccessibilityElement {
  /// True where the app gave it actions that have names.
  fileprivate var offersActions: Bool { hasAttributes && actions.contains { !$0.name.isBlank } }
}
