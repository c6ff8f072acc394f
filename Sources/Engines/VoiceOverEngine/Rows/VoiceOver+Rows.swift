import AccessibilityModel

extension VoiceOver {
  /// How many stops are passed before it is looked whether what is sought is there at all.
  private static let stepsBeforeLooking = 32
  /// How often a flick asks the app for rows before it gives up; rows without a stop are passed.
  private static let requestLimit = 32

  /// True while the app makes rows that the cursor is to go to or past.
  public var awaitsRows: Bool { quest != nil }

  /// Goes to the next or the previous stop.
  ///
  /// - Source: at-behaviour 1.1 F3
  mutating func moveAlong(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let cursor else {
      let id = direction == .next ? tree.firstStop : tree.lastStop
      return id.map { move(to: $0, in: tree) } ?? boundary
    }
    let quest = quest(.nextStop, direction, requests: Self.requestLimit, in: tree)
    return pursue(quest, step(direction, from: cursor, in: tree), in: tree)
  }

  /// Goes to the first or the last stop.
  ///
  /// - Source: at-behaviour 1.2
  mutating func moveToEnd(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    let quest = quest(.end, direction, requests: Self.requestLimit, in: tree)
    return pursue(quest, step(toEnd: direction, in: tree), in: tree)
  }

  /// Goes to the next or the previous element of a kind.
  ///
  /// - Complexity: O(n).
  /// - Source: at-behaviour 1.4.1 R4, 1.4.2
  mutating func find(
    _ search: RotorSearch, _ direction: Direction, in tree: AccessibilityTree
  ) -> [Effect] {
    guard let cursor else { return boundary }
    let quest = quest(.match(search), direction, requests: dialect.rowSearch.requests, in: tree)
    return pursue(quest, step(direction, from: cursor, in: tree), in: tree)
  }

  private func quest(
    _ goal: RowQuest.Goal, _ direction: Direction, requests: Int, in tree: AccessibilityTree
  ) -> RowQuest {
    var quest = RowQuest(goal: goal, direction: direction, origin: cursor, requestsLeft: requests)
    let place = cursor.flatMap { tree.lazyPlaces(of: $0).first }
    if let place, let row = place.row { quest.originRow = (place.container, row) }
    return quest
  }

  /// Takes step after step until the goal is reached, rows are to be made, or nothing is left.
  private mutating func pursue(
    _ quest: RowQuest, _ step: Step, in tree: AccessibilityTree
  ) -> [Effect] {
    var quest = quest
    var step = step
    var passedCount = 0
    while true {
      switch step {
      case .stop(let id):
        if isReached(quest.goal, at: id, in: tree) { return arrive(at: id, on: quest, in: tree) }
        quest.passed = id
        passedCount += 1
        if case .match(let search) = quest.goal,
          passedCount == Self.stepsBeforeLooking || passedCount == 1 && destinations != nil
        {
          if !tree.hasLazyRows, !lookForDestinations(in: tree).hold(search, from: cursor, in: tree) {
            return giveUp(quest, in: tree)
          }
        }
        step = self.step(quest.direction, from: id, in: tree)
      case .rows(let container, let range):
        quest.metRows = true
        if quest.requestsLeft > 0 {
          quest.requestsLeft -= 1
          return ask(container, for: range, on: quest, in: tree)
        }
        guard case .match = quest.goal, dialect.rowSearch == .shown else { return giveUp(quest, in: tree) }
        step = self.step(quest.direction, past: container, in: tree)
      case .end: return giveUp(quest, in: tree)
      }
    }
  }

  private func isReached(_ goal: RowQuest.Goal, at id: ElementID, in tree: AccessibilityTree) -> Bool {
    if goal == .nextStop { return !isPassedPicture(id, in: tree) }
    guard case .match(let search) = goal else { return true }
    return search.matches(id, in: tree, from: cursor)
  }

  /// True for a picture that the person chose to pass; one that can be used is none.
  ///
  /// - Source: at-behaviour 1.14 (navigate images)
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
    _ container: ElementID, for missing: Range<Int>, on quest: RowQuest, in tree: AccessibilityTree
  ) -> [Effect] {
    var quest = quest
    var range = missing
    let row = quest.direction == .next ? missing.upperBound - 1 : missing.lowerBound
    if quest.container == container, quest.missingRow == row {
      range = row..<row + 1
    } else if case .match = quest.goal, quest.direction == .previous {
      let screenful = tree[container]?.rows?.realized.count ?? 1
      range = max(row + 1 - max(screenful / 2, 1), 0)..<missing.upperBound
    }
    quest.missingRow = row
    let request = request(.realize(container, range))
    quest.request = request.id
    quest.container = container
    self.quest = quest
    return [.request(request)]
  }

  private mutating func arrive(
    at id: ElementID, on quest: RowQuest, in tree: AccessibilityTree
  ) -> [Effect] {
    var rules: [UncertainRule] = []
    if quest.goal == .nextStop, let origin = quest.origin,
      scrolledRows(entered: id, quest.direction, from: origin, in: tree) != nil
        || quest.metRows && dialect.enteringRows == .edge
          && !surroundings.contains(quest.container ?? id)
    {
      rules.append(dialect.enteringRows.rule)
    }
    let isLink = quest.goal == .match(.links)
    let effects = isLink ? moveToLink(on: id, quest.direction, in: tree) : move(to: id, in: tree)
    return effects.map { effect in
      guard case .speak(let utterance, let interrupts) = effect else { return effect }
      return .speak(utterance.noting(rules), interrupts: interrupts)
    }
  }

  /// Goes on once the app has made rows, or has not.
  mutating func rowsAnswered(_ answer: Answer, in tree: AccessibilityTree) -> [Effect] {
    guard let quest, let container = quest.container else { return [] }
    self.quest = nil
    if quest.goal == .origin { return end(quest, in: tree) }
    switch answer {
    case .declined, .failed: return pursue(quest, step(quest.direction, past: container, in: tree), in: tree)
    case .handled, .range, .element, .place, .largeContent, .shortcuts: break
    }
    if quest.goal == .end { return pursue(quest, step(toEnd: quest.direction, in: tree), in: tree) }
    if let passed = quest.passed ?? quest.origin, isLive(passed, in: tree) {
      return pursue(quest, step(quest.direction, from: passed, in: tree), in: tree)
    }
    return pursue(
      quest, step(quest.direction, pastRow: quest.passedRow, of: container, in: tree), in: tree)
  }

  /// Goes back to where the way began, since it led nowhere.
  private mutating func giveUp(_ quest: RowQuest, in tree: AccessibilityTree) -> [Effect] {
    guard let origin = quest.origin, !isLive(origin, in: tree), let row = quest.originRow,
      tree.contains(row.container)
    else {
      return end(quest, in: tree)
    }
    var back = quest
    back.goal = .origin
    if case .match(let search) = quest.goal { back.lost = search }
    back.container = nil
    return ask(row.container, for: row.row..<row.row + 1, on: back, in: tree)
  }

  /// Tells that the way led nowhere.
  private mutating func end(_ quest: RowQuest, in tree: AccessibilityTree) -> [Effect] {
    repairCursor(in: tree)
    reading = nil
    var search = quest.lost
    if case .match(let sought) = quest.goal { search = sought }
    guard let search, !owesArrival else { return boundary }
    let rules = [dialect.noMatch.rule] + (quest.metRows ? [dialect.rowSearch.rule] : [])
    let isNowhere = !lookForDestinations(in: tree).hold(search, from: cursor, in: tree)
    guard isNowhere, dialect.noMatch == .words else { return boundary }
    let words = composer.nothingFound(name(of: .search(search), in: tree)).noting(rules)
    return boundary + [.speak(words, interrupts: true)]
  }
}
