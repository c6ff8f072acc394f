import AccessibilityModel

/// What a person can do on a screen, in groups of what is alike.
package struct MoveChoice: Hashable, Sendable {
  /// The groups: single controls first, then rows, the page, then fields, and leaving at last.
  package private(set) var groups: [MoveGroup] = []

  /// From so many elements of one shape on, they are taken to be alike outside lists too.
  private static let crowd = 7
  /// How many rows in a row have one outcome before the others are taken to have it.
  private static let rowSample = 2
  /// The same for what is alike outside of lists.
  private static let crowdSample = 4
  /// How many of a group are tried at most.
  private static let groupLimit = 40

  private struct GroupKey: Hashable {
    let shape: ElementShape
    let list: ElementID?
    let action: String?
  }

  private struct Candidate {
    let move: CrawlMove
    let key: GroupKey
    let isField: Bool
  }

  /// Chooses the moves of a screen.
  ///
  /// - Parameters:
  ///   - tree: The screen.
  ///   - text: What is typed into fields.
  ///   - canLeave: True where the escape gesture is tried.
  /// - Complexity: O(n) for n elements.
  package init(_ tree: AccessibilityTree, typing text: String, canLeave: Bool) {
    let stops = Array(tree.stops)
    let elements = stops.compactMap { tree[$0] }
    let rows = RowPlaces(tree, stops: stops)
    let references = ElementReferences(elements)
    var candidates: [Candidate] = []
    var turnsPages = false
    for element in elements {
      let list = rows.lists[element.id]
      if element.traits.contains(.causesPageTurn) { turnsPages = true }
      guard !element.traits.contains(.notEnabled) else { continue }
      let reference = references.reference(to: element)
      let shape = ElementShape(element)
      func add(_ kind: CrawlMove.Kind, action: String? = nil, isField: Bool = false) {
        let isRow = list != nil && !isField
        candidates.append(
          Candidate(
            move: CrawlMove(kind, element: reference, isRow: isRow),
            key: GroupKey(shape: shape, list: list, action: action), isField: isField))
      }
      if !element.traits.isDisjoint(with: .fields) {
        // Typing the same once more makes a longer text, and no other screen.
        if element.value?.string.contains(text) != true { add(.type(text), isField: true) }
      } else if element.isActivated(asRow: list != nil) {
        add(.activate)
      } else if element.traits.contains(.adjustable) {
        add(.increment)
      }
      guard element.hasAttributes else { continue }
      var places: [ElementAction.Category: Int] = [:]
      for action in element.actions {
        places[action.category, default: 0] += 1
        guard !action.name.isBlank else { continue }
        let name = action.name.string
        add(.perform(name, category: action.category, place: places[action.category] ?? 1), action: name)
      }
    }
    turnsPages = turnsPages || Self.showsPages(tree)
    gather(candidates)
    if turnsPages { groups.append(MoveGroup(moves: [CrawlMove(.page)])) }
    for field in candidates where field.isField { groups.append(MoveGroup(moves: [field.move])) }
    for last in Self.lastRows(elements, rows, in: tree) {
      groups.append(MoveGroup(moves: [CrawlMove(.scroll, element: references.reference(to: last))]))
    }
    if canLeave { groups.append(MoveGroup(moves: [CrawlMove(.escape)])) }
  }

  private mutating func gather(_ candidates: [Candidate]) {
    var order: [GroupKey] = []
    var members: [GroupKey: [CrawlMove]] = [:]
    for candidate in candidates where !candidate.isField {
      if members[candidate.key] == nil { order.append(candidate.key) }
      members[candidate.key, default: []].append(candidate.move)
    }
    var alike: [MoveGroup] = []
    for key in order {
      guard let moves = members[key] else { continue }
      let isTab = key.shape.role.contains(.tabBarItem)
      if isTab || key.list == nil && moves.count < Self.crowd || moves.count == 1 {
        groups += moves.map { move in
          // One alone is no sample of anything.
          MoveGroup(moves: [
            CrawlMove(move.kind, element: move.element, isRow: key.list != nil && moves.count > 1)
          ])
        }
      } else {
        let crowd = moves.map { CrawlMove($0.kind, element: $0.element, isRow: true) }
        alike.append(
          MoveGroup(moves: crowd, sample: key.list == nil ? Self.crowdSample : Self.rowSample))
      }
    }
    groups += alike
  }

  /// How many moves of a group are tried at most.
  package static var limit: Int { groupLimit }

  /// The last rows of lists of which more rows are made once they are wanted.
  private static func lastRows(
    _ elements: [AccessibilityElement], _ rows: RowPlaces, in tree: AccessibilityTree
  ) -> [AccessibilityElement] {
    var order: [ElementID] = []
    var last: [ElementID: AccessibilityElement] = [:]
    for element in elements {
      guard let list = rows.lists[element.id], let range = tree[list]?.rows,
        range.realized.upperBound < range.count
      else { continue }
      if last[list] == nil { order.append(list) }
      last[list] = element
    }
    return order.compactMap { last[$0] }
  }

  /// True where a part of the screen scrolls sideways by pages, as far as its indicator tells.
  private static func showsPages(_ tree: AccessibilityTree) -> Bool {
    tree.stops.contains { id in
      guard let element = tree[id], element.traits.contains(.adjustable) else { return false }
      return element.identifier == nil && (element.value?.string.withoutNumbers.contains("# of #") ?? false)
    }
  }
}

extension AccessibilityElement {
  /// True where a person would double tap it.
  fileprivate func isActivated(asRow isRow: Bool) -> Bool {
    if hasAttributes, case .nothing? = activationHit { return false }
    let isUsed = !traits.isDisjoint(with: [
      .button, .link, .backButton, .tabBarItem, .toggleButton, .popUpButton, .keyboardKey,
    ])
    if traits.contains(.adjustable), !isUsed { return false }
    if hasAttributes, hasExplicitInteraction { return respondsToUserInteraction }
    return isUsed || isRow && !traits.contains(.header)
  }
}
