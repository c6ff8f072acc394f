import AccessibilityModel

extension VoiceOver {
  /// How many stops are passed before it is looked whether what is sought is there at all.
  private static let stepsBeforeLooking = 32
  /// How often a flick asks the app for rows before it gives up; rows without a stop are passed.
  private static let requestLimit = 32

  /// True while the app makes rows that the cursor is to go to or past.
  public var awaitsRows: Bool { pendingMove != nil }

  /// Goes to the next or the previous stop.
  ///
  /// - Source: Behaviour 1.1 F3
  mutating func moveAlong(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let cursor else {
      let id = direction == .next ? tree.firstStop : tree.lastStop
      return id.map { move(to: $0, in: tree) } ?? boundary
    }
    let pendingMove = pendingMove(.nextStop, direction, requests: Self.requestLimit, in: tree)
    return pursue(pendingMove, step(direction, from: cursor, in: tree), in: tree)
  }

  /// Goes to the first or the last stop.
  ///
  /// - Source: Behaviour 1.2
  mutating func moveToEnd(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    let pendingMove = pendingMove(.end, direction, requests: Self.requestLimit, in: tree)
    return pursue(pendingMove, step(toEnd: direction, in: tree), in: tree)
  }

  /// Goes to the next or the previous element of a kind.
  ///
  /// - Complexity: O(n).
  /// - Source: Behaviour 1.4.1 R4, 1.4.2
  mutating func find(
    _ search: RotorSearch, _ direction: Direction, in tree: AccessibilityTree
  ) -> [Effect] {
    guard let cursor else { return boundary }
    let pendingMove = pendingMove(.match(search), direction, requests: dialect.rowSearch.requests, in: tree)
    return pursue(pendingMove, step(direction, from: cursor, passesAll: true, in: tree), in: tree)
  }

  private func pendingMove(
    _ goal: PendingMove.Goal, _ direction: Direction, requests: Int, in tree: AccessibilityTree
  ) -> PendingMove {
    var pendingMove = PendingMove(goal: goal, direction: direction, origin: cursor, requestsLeft: requests)
    let place = cursor.flatMap { tree.lazyPlaces(of: $0).first }
    if let place, let row = place.row { pendingMove.originRow = (place.container, row) }
    return pendingMove
  }

  /// Takes step after step until the goal is reached, rows are to be made, or nothing is left.
  private mutating func pursue(
    _ pendingMove: PendingMove, _ step: Step, in tree: AccessibilityTree
  ) -> [Effect] {
    var pendingMove = pendingMove
    var step = step
    let passesAll = pendingMove.goal != .nextStop
    var passedCount = 0
    while true {
      switch step {
      case .stop(let id):
        if isReached(pendingMove.goal, at: id, in: tree) { return arrive(at: id, on: pendingMove, in: tree) }
        pendingMove.passed = id
        passedCount += 1
        if case .match(let search) = pendingMove.goal,
          passedCount == Self.stepsBeforeLooking || passedCount == 1 && destinations != nil
        {
          if !tree.hasLazyRows, !lookForDestinations(in: tree).hold(search, from: cursor, in: tree) {
            return giveUp(pendingMove, in: tree)
          }
        }
        step = self.step(pendingMove.direction, from: id, passesAll: passesAll, in: tree)
      case .rows(let container, let range):
        pendingMove.metRows = true
        if pendingMove.requestsLeft > 0 {
          pendingMove.requestsLeft -= 1
          return ask(container, for: range, on: pendingMove, in: tree)
        }
        guard case .match = pendingMove.goal, dialect.rowSearch == .shown else {
          return giveUp(pendingMove, in: tree)
        }
        step = self.step(pendingMove.direction, past: container, passesAll: passesAll, in: tree)
      case .end: return giveUp(pendingMove, in: tree)
      }
    }
  }

  private func isReached(_ goal: PendingMove.Goal, at id: ElementID, in tree: AccessibilityTree) -> Bool {
    if goal == .nextStop { return !isPassedPicture(id, in: tree) }
    guard case .match(let search) = goal else { return true }
    return search.matches(id, in: tree, from: cursor)
  }

  /// True for a picture that the person chose to pass; one that can be used is none.
  ///
  /// - Source: Behaviour 1.14 (navigate images)
  private func isPassedPicture(_ id: ElementID, in tree: AccessibilityTree) -> Bool {
    guard navigation.images != .always, let element = tree[id], element.traits.contains(.image),
      element.traits.isDisjoint(with: [.button, .link, .adjustable, .toggleButton])
    else { return false }
    return navigation.images == .never || element.isNameless
  }

  /// Asks for the missing row together with its neighbour; for it alone where that was of no use.
  ///
  /// On the way back a search asks for more, since what is asked for comes to stand at the top.
  private mutating func ask(
    _ container: ElementID, for missing: Range<Int>, on pendingMove: PendingMove, in tree: AccessibilityTree
  ) -> [Effect] {
    var pendingMove = pendingMove
    var range = missing
    let row = pendingMove.direction == .next ? missing.upperBound - 1 : missing.lowerBound
    if pendingMove.container == container, pendingMove.missingRow == row {
      range = row..<row + 1
    } else if case .match = pendingMove.goal, pendingMove.direction == .previous {
      let screenful = tree[container]?.rows?.realized.count ?? 1
      range = max(row + 1 - max(screenful / 2, 1), 0)..<missing.upperBound
    }
    pendingMove.missingRow = row
    let request = request(.realize(container, range))
    pendingMove.request = request.id
    pendingMove.container = container
    self.pendingMove = pendingMove
    return [.request(request)]
  }

  private mutating func arrive(
    at id: ElementID, on pendingMove: PendingMove, in tree: AccessibilityTree
  ) -> [Effect] {
    var rules: [UncertainRule] = []
    if pendingMove.goal == .nextStop, let origin = pendingMove.origin,
      isScrolled(entered: id, pendingMove.direction, from: origin, in: tree)
        || pendingMove.metRows && dialect.enteringRows == .edge
          && !surroundings.contains(pendingMove.container ?? id)
    {
      rules.append(dialect.enteringRows.rule)
    }
    let isLink = pendingMove.goal == .match(.links)
    let effects = isLink ? moveToLink(on: id, pendingMove.direction, in: tree) : move(to: id, in: tree)
    return effects.map { effect in
      guard case .speak(let utterance, let interrupts) = effect else { return effect }
      return .speak(utterance.noting(rules), interrupts: interrupts)
    }
  }

  /// Goes on once the app has made rows, or has not.
  mutating func rowsAnswered(_ answer: Answer, in tree: AccessibilityTree) -> [Effect] {
    guard let pendingMove, let container = pendingMove.container else { return [] }
    self.pendingMove = nil
    if pendingMove.goal == .origin { return end(pendingMove, in: tree) }
    let (direction, passesAll) = (pendingMove.direction, pendingMove.goal != .nextStop)
    switch answer {
    case .declined, .failed:
      return pursue(pendingMove, step(direction, past: container, passesAll: passesAll, in: tree), in: tree)
    case .handled, .range, .element, .place, .largeContent, .shortcuts: break
    }
    if pendingMove.goal == .end {
      return pursue(pendingMove, step(toEnd: pendingMove.direction, in: tree), in: tree)
    }
    if let passed = pendingMove.passed ?? pendingMove.origin, isLive(passed, in: tree) {
      return pursue(pendingMove, step(direction, from: passed, passesAll: passesAll, in: tree), in: tree)
    }
    return pursue(
      pendingMove, step(pendingMove.direction, pastRow: pendingMove.passedRow, of: container, in: tree),
      in: tree)
  }

  /// Goes back to where the way began, since it led nowhere.
  private mutating func giveUp(_ pendingMove: PendingMove, in tree: AccessibilityTree) -> [Effect] {
    guard let origin = pendingMove.origin, !isLive(origin, in: tree), let row = pendingMove.originRow,
      tree.contains(row.container)
    else {
      return end(pendingMove, in: tree)
    }
    var back = pendingMove
    back.goal = .origin
    if case .match(let search) = pendingMove.goal { back.lost = search }
    back.container = nil
    return ask(row.container, for: row.row..<row.row + 1, on: back, in: tree)
  }

  /// Tells that the way led nowhere.
  private mutating func end(_ pendingMove: PendingMove, in tree: AccessibilityTree) -> [Effect] {
    repairCursor(in: tree)
    reading = nil
    var search = pendingMove.lost
    if case .match(let sought) = pendingMove.goal { search = sought }
    guard let search, !owesArrival else { return boundary }
    let rules = [dialect.noMatch.rule] + (pendingMove.metRows ? [dialect.rowSearch.rule] : [])
    let isNowhere = !lookForDestinations(in: tree).hold(search, from: cursor, in: tree)
    guard isNowhere, dialect.noMatch == .words else { return boundary }
    let words = composer.nothingFound(name(of: .search(search), in: tree)).noting(rules)
    return boundary + [.speak(words, interrupts: true)]
  }
}
