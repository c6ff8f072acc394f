import AccessibilityModel

extension KeyboardAccess {
  /// An element that can be focused, as far as moving and finding are concerned.
  struct Spot: Hashable, Sendable {
    var id: ElementID
    var group: KeyboardGroup?
    var center: Point
    /// What it can be found by, folded, in UTF-8.
    var names: [[UInt8]]
    /// How much it is to be entered at before others of its group.
    var priority: Int
  }

  /// Everything that can be focused, in reading order.
  ///
  /// - Complexity: O(n) after the screen has changed.
  func catalog(of tree: AccessibilityTree) -> [Spot] { spots ?? tree.spots() }

  /// What Tab goes to: a group, or a single element.
  struct TabStop: Hashable, Sendable {
    /// The group; `nil` for a single element.
    var group: KeyboardGroup?
    var members: [ElementID]
    /// The member with the highest priority, the first of several.
    var entrance: ElementID
    var priority: Int

    init(group: KeyboardGroup?, of spot: Spot) {
      self.group = group
      members = [spot.id]
      entrance = spot.id
      priority = spot.priority
    }

    mutating func append(_ spot: Spot) {
      members.append(spot.id)
      if spot.priority > priority { (entrance, priority) = (spot.id, spot.priority) }
    }
  }

  /// Everything that Tab goes to, in reading order.
  struct TabStops: Hashable, Sendable {
    var stops: [TabStop] = []
    /// At which of them each element is met.
    var places: [ElementID: Int] = [:]
  }

  /// Moves the ring; `nil` where the command is about something else.
  ///
  /// - Complexity: O(n).
  /// - Source: Behaviour 5.2 FK1, FK2, FK3
  mutating func move(by command: KeyCommand, in tree: AccessibilityTree) -> [Effect]? {
    switch command {
    case .next, .previous, .nextItem, .previousItem, .first, .last: break
    case .up, .down, .left, .right:
      if let effects = adjust(command, in: tree) { return effects }
    default: return nil
    }
    let usable = catalog(of: tree)
    guard let first = usable.first, let last = usable.last else { return [.sound(.boundary)] }
    switch command {
    case .first: return focus(on: first.id, in: tree)
    case .last: return focus(on: last.id, in: tree)
    case .next, .previous: return tab(command, usable, in: tree)
    case .nextItem, .previousItem: return step(command, usable, in: tree)
    default: return arrow(command, usable, in: tree)
    }
  }

  /// What Tab goes to, looked at once after each change of the screen.
  ///
  /// - Complexity: O(n) after the screen has changed.
  mutating func tabStops(of usable: [Spot]) -> TabStops {
    if let tabs { return tabs }
    var result = TabStops()
    var groups: [KeyboardGroup?: Int] = [:]
    for element in usable {
      let group = element.group
      var place = result.stops.count
      if group == nil, options.singles == .stops {
        result.stops.append(TabStop(group: nil, of: element))
      } else if let known = groups[group] {
        place = known
        result.stops[place].append(element)
      } else {
        groups[group] = place
        result.stops.append(TabStop(group: group, of: element))
      }
      result.places[element.id] = place
    }
    tabs = result
    return result
  }

  private mutating func tab(
    _ command: KeyCommand, _ usable: [Spot], in tree: AccessibilityTree
  ) -> [Effect] {
    let tabs = tabStops(of: usable)
    let stops = tabs.stops
    let isForward = command == .next
    var rules: [UncertainRule] = []
    if usable.count != stops.count || stops.count > 1 { rules.append(options.singles.rule) }
    guard let current = focus.flatMap({ tabs.places[$0] }) else {
      let stop = isForward ? stops.first : stops.last
      return stop.map { enter($0, rules, in: tree) } ?? []
    }
    var place = current + (isForward ? 1 : -1)
    if !stops.indices.contains(place) {
      guard options.ends == .wrap else { return [.sound(.boundary)] }
      rules.append(options.ends.rule)
      place = isForward ? 0 : stops.count - 1
    }
    return enter(stops[place], rules, in: tree)
  }

  /// The priority of an element that the ring was at before, in its group.
  private static let priorityOfRemembered = 1000

  /// Goes to the member of a group that the app gave the highest priority, the first of several.
  ///
  /// - Source: Behaviour 5.2 FK2, FK12
  private mutating func enter(
    _ stop: TabStop, _ rules: [UncertainRule], in tree: AccessibilityTree
  ) -> [Effect] {
    guard stop.members.count > 1, stop.priority <= Self.priorityOfRemembered else {
      return focus(on: stop.entrance, rules, in: tree)
    }
    let old = options.entry == .remembered ? stop.group.flatMap { left[$0] } : nil
    let target = old.flatMap { stop.members.contains($0) ? $0 : nil } ?? stop.entrance
    return focus(on: target, rules + [options.entry.rule], in: tree)
  }

  private mutating func step(
    _ command: KeyCommand, _ usable: [Spot], in tree: AccessibilityTree
  ) -> [Effect] {
    let isForward = command == .nextItem
    guard let focus, let current = usable.firstIndex(where: { $0.id == focus }) else {
      return (isForward ? usable.first : usable.last).map { self.focus(on: $0.id, in: tree) } ?? []
    }
    if let effects = realize(beyond: focus, command, in: tree) { return effects }
    let place = current + (isForward ? 1 : -1)
    if usable.indices.contains(place) { return self.focus(on: usable[place].id, in: tree) }
    guard options.ends == .wrap else { return [.sound(.boundary)] }
    let target = usable[isForward ? 0 : usable.count - 1].id
    return self.focus(on: target, [options.ends.rule], in: tree)
  }

  /// To the nearest member of the group that lies in a direction.
  private mutating func arrow(
    _ command: KeyCommand, _ usable: [Spot], in tree: AccessibilityTree
  ) -> [Effect] {
    guard let focus, let current = tree[focus] else {
      return usable.first.map { self.focus(on: $0.id, in: tree) } ?? []
    }
    let group = tree.keyboardGroup(of: focus)
    let near = usable.filter { $0.group == group }
    if let target = nearest(to: current, command, among: near) { return self.focus(on: target, in: tree) }
    if let effects = realize(beyond: focus, command, in: tree) { return effects }
    if options.edges == .leave, let target = nearest(to: current, command, among: usable) {
      return self.focus(on: target, [options.edges.rule], in: tree)
    }
    return [.sound(.boundary)]
  }

  private func nearest(
    to current: AccessibilityElement, _ command: KeyCommand, among elements: [Spot]
  ) -> ElementID? {
    let from = current.outline.center
    var best: (id: ElementID, distance: Double)?
    for element in elements where element.id != current.id {
      let to = element.center
      let (x, y) = (to.x - from.x, to.y - from.y)
      let (along, across): (Double, Double) =
        switch command {
        case .up: (-y, x)
        case .down: (y, x)
        case .left: (-x, y)
        default: (x, y)
        }
      guard along > 0.5 else { continue }
      let distance = along + 2 * abs(across)
      if best.map({ distance < $0.distance }) ?? true { best = (element.id, distance) }
    }
    return best?.id
  }

  /// Changes the value of the focused element; `nil` where it has none that arrows change.
  ///
  /// - Source: Behaviour 5.2 FK7
  private mutating func adjust(_ command: KeyCommand, in tree: AccessibilityTree) -> [Effect]? {
    guard let focus, tree[focus]?.traits.contains(.adjustable) == true, options.valueArrows == .adjust else {
      return nil
    }
    let isMore = command == .up || command == .right
    return [request(isMore ? .increment(focus) : .decrement(focus), .using)]
  }

  /// Asks for rows that lie behind the last one there is; `nil` where there are none.
  private mutating func realize(
    beyond id: ElementID, _ command: KeyCommand, in tree: AccessibilityTree
  ) -> [Effect]? {
    let isForward = [.down, .right, .nextItem].contains(command)
    let around = [id] + Array(tree.ancestors(of: id))
    guard let row = around.lazy.compactMap({ tree[$0]?.rowIndex }).first,
      let container = around.first(where: { tree[$0]?.rows != nil }), let rows = tree[container]?.rows
    else { return nil }
    if isForward, row == rows.realized.upperBound - 1, rows.countAfter > 0 {
      let start = rows.realized.upperBound
      return [request(.realize(container, start..<min(start + 10, rows.count)), .rows(command))]
    }
    if !isForward, row == rows.realized.lowerBound, rows.countBefore > 0 {
      let end = rows.realized.lowerBound
      return [request(.realize(container, max(end - 10, 0)..<end), .rows(command))]
    }
    return nil
  }

  /// Puts the ring around an element and tells the app.
  mutating func focus(
    on id: ElementID, _ rules: [UncertainRule] = [], in tree: AccessibilityTree
  ) -> [Effect] {
    guard let element = tree[id] else { return [] }
    let leaving = leave(for: id, in: tree)
    focus = id
    place = element.outline.center
    if let group = tree.keyboardGroup(of: id) { left[group] = id }
    return leaving.effects + [.moveCursor(id), request(.focus(id))]
      + drawRing(in: tree, rules + leaving.rules)
  }

  /// Ends the writing in a field that the ring leaves by a person's keys.
  ///
  /// - Source: Behaviour 5.2 FK11
  private mutating func leave(
    for id: ElementID, in tree: AccessibilityTree
  ) -> (effects: [Effect], rules: [UncertainRule]) {
    guard let focus, focus != id, tree[focus]?.traits.contains(.isEditing) == true,
      tree[id]?.traits.contains(.isEditing) != true
    else { return ([], []) }
    return (options.leaving == .ends ? [request(.edit(focus, .end))] : [], [options.leaving.rule])
  }
}

/// What Tab goes through as one: a container, or elements that the app put together.
enum KeyboardGroup: Hashable, Sendable {
  case container(ElementID)
  case named(String)
}

extension AccessibilityTree {
  /// Everything that can be focused, in reading order.
  ///
  /// - Complexity: O(n).
  func spots() -> [KeyboardAccess.Spot] {
    usableStops(offScreen: true).map { element in
      let names = element.inputLabels + [element.label].compactMap(\.self)
      return KeyboardAccess.Spot(
        id: element.id, group: keyboardGroup(of: element.id), center: element.outline.center,
        names: names.map { Array(FoldedWords($0.string).text.utf8) }, priority: element.focusPriority)
    }
  }

  /// The group that Tab takes an element to belong to: the one the app named, else the nearest bar, list, table or collection around it.
  ///
  /// - Returns: `nil` for a control outside all of them.
  /// - Complexity: O(depth).
  /// - Source: Behaviour 5.2 FK2
  func keyboardGroup(of id: ElementID) -> KeyboardGroup? {
    if let name = self[id]?.focusGroup { return .named(name) }
    for container in ancestors(of: id) {
      guard let element = self[container] else { continue }
      if element.rows != nil || element.traits.contains(.tabBar) { return .container(container) }
      switch element.containerType {
      case .list, .dataTable, .tabBar, .landmark, .semanticGroup: return .container(container)
      case .none: continue
      }
    }
    return nil
  }
}
