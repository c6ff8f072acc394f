import AccessibilityModel

extension VoiceOver {
  /// Goes to the item beside the present one; a group counts as one item until it is entered.
  ///
  /// - Source: Behaviour 1.14 (navigation style), 2 (interact)
  mutating func moveAtLevel(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let cursor else { return moveAlong(direction, in: tree) }
    let level = tree.level(of: cursor, entered: entered)
    let own = tree.item(of: cursor, in: level)
    var next = direction == .next ? tree.stop(after: cursor) : tree.stop(before: cursor)
    while let id = next, tree.item(of: id, in: level) == own {
      next = direction == .next ? tree.stop(after: id) : tree.stop(before: id)
    }
    guard var id = next, let item = tree.item(of: id, in: level) else { return boundary }
    if item != id, let first = tree.stops(inside: item, .next).first { id = first }
    guard item != id else { return move(to: id, in: tree) }
    return arrive(at: id, in: tree, from: cursor, saying: composer.group(item, in: tree))
  }

  /// Enters the group that the cursor stands on.
  ///
  /// - Source: Behaviour 2 (interact)
  mutating func enterGroup(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let group = tree.item(of: cursor, in: tree.level(of: cursor, entered: entered)),
      group != cursor, let first = tree.stops(inside: group, .next).first
    else { return boundary }
    entered.insert(group)
    return arrive(
      at: first, in: tree, from: cursor, announcing: composer.passage(.entering, group, in: tree))
  }

  /// Counts the groups around an element as entered, where the app put the cursor among what is in them.
  ///
  /// - Source: Behaviour 2 (follow)
  mutating func enterGroups(around id: ElementID, in tree: AccessibilityTree) {
    guard dialect.platform == .macOS else { return }
    entered.formUnion(tree.ancestors(of: id).filter(tree.isGroup))
  }

  /// Leaves the innermost group that was entered.
  mutating func leaveGroup(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let group = tree.ancestors(of: cursor).first(where: entered.contains) else {
      return boundary
    }
    entered.remove(group)
    return [.speak(composer.passage(.leaving, group, in: tree), interrupts: true)]
  }

  /// Leaves every group that was entered.
  mutating func leaveGroups(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let group = tree.ancestors(of: cursor).reversed().first(where: entered.contains) else {
      return boundary
    }
    entered = []
    return [.speak(composer.passage(.leaving, group, in: tree), interrupts: true)]
  }

  /// Goes to the first or the last stop of the container around the cursor.
  ///
  /// - Source: Behaviour 1.3
  mutating func moveToEndOfContainer(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let container = tree.ancestors(of: cursor).first(where: tree.isGroup),
      let end = tree.stops(inside: container, direction == .next ? .previous : .next).first, end != cursor
    else { return boundary }
    return move(to: end, in: tree)
  }
}

extension AccessibilityTree {
  /// True for a container that people hear of.
  func isGroup(_ id: ElementID) -> Bool {
    guard let element = self[id], !element.isStop else { return false }
    return element.containerType != .none || element.traits.contains(.tabBar)
  }

  /// The innermost group around an element that was entered; `nil` at the top.
  func level(of id: ElementID, entered: Set<ElementID>) -> ElementID? {
    ancestors(of: id).first { entered.contains($0) && isGroup($0) }
  }

  /// What an element belongs to at a level: the outermost group below that level, else itself.
  ///
  /// - Returns: `nil` where the element lies outside the level.
  func item(of id: ElementID, in level: ElementID?) -> ElementID? {
    var item = id
    for container in ancestors(of: id) {
      if container == level { return item }
      if isGroup(container) { item = container }
    }
    return level == nil ? item : nil
  }
}
