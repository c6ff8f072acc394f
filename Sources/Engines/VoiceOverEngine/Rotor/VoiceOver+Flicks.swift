import AccessibilityModel

extension VoiceOver {
  /// Does what the rotor is on: down is onwards, up is backwards; of a value, up is more.
  ///
  /// - Source: Behaviour 1.4.1 R3, R6, 1.4.2
  mutating func flickAlongRotor(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    if dialect.rotorValidity == .leading { _ = lookForDestinations(in: tree) }
    let current = dialled(in: ring(in: tree))
    let isAdjustable = cursor.flatMap { tree[$0] }?.isAdjustable ?? false
    let isTurnedAway = isAdjustable && current.entry != .adjustValue
    if isTurnedAway, dialect.turnedAway == .adjusts { return adjust(direction, in: tree) }
    guard let entry = current.entry else { return boundary }
    var rules = current.isFallback ? [dialect.lostEntry.rule] : []
    if isTurnedAway { rules.append(dialect.turnedAway.rule) }
    return perform(entry, direction, in: tree).map { effect in
      guard case .speak(let utterance, let interrupts) = effect else { return effect }
      return .speak(utterance.noting(rules), interrupts: interrupts)
    }
  }

  private mutating func perform(
    _ entry: RotorEntry, _ direction: Direction, in tree: AccessibilityTree
  ) -> [Effect] {
    if let app = appRotors(in: tree).first(where: { $0.entry == entry }) {
      if app.descriptor.isSearched { return search(app.descriptor, of: app.owner, direction, in: tree) }
      return follow(app.descriptor, direction, in: tree)
    }
    switch entry {
    case .text(let unit): return read(unit, direction, in: tree)
    case .setting(let setting): return change(setting, direction)
    case .search(let search): return find(search, direction, in: tree)
    case .verticalNavigation: return moveStraight(direction, in: tree)
    case .adjustValue: return adjust(direction, in: tree)
    case .actions, .edit, .category: return walkActions(of: entry, direction, in: tree)
    case .textSelection: return chooseSelectedUnit(direction)
    case .moreContent: return walkMoreContent(direction, in: tree)
    case .audioGraph: return walkChart(direction, in: tree)
    case .directTouch: return toggleDirectTouch()
    case .zoom: return zoom(direction == .previous ? .in : .out, in: tree)
    case .custom: return boundary
    }
  }

  /// Asks the app to raise the value, backwards, or to lower it, onwards.
  ///
  /// - Source: Behaviour 1.8 J1
  mutating func adjust(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let element = tree[cursor] else { return boundary }
    let request = request(direction == .previous ? .increment(cursor) : .decrement(cursor))
    pendingRequests[request.id] = PendingRequest(.adjustment, Remembered(element, composer: composer))
    return [.request(request)]
  }
}
