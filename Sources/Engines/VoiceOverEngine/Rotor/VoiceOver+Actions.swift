import AccessibilityModel

extension VoiceOver {
  /// The actions of the element under the cursor that an entry of the rotor offers.
  ///
  /// - Source: Behaviour 1.7 A6
  func offeredActions(for entry: RotorEntry, in tree: AccessibilityTree) -> [OfferedAction] {
    guard let cursor else { return [] }
    return composer.offeredActions(of: cursor, in: tree).filter { RotorEntry($0.action.category) == entry }
  }

  /// Chooses the next or the previous action and says its name.
  ///
  /// - Source: Behaviour 1.7 A3, A9
  mutating func walkActions(
    of entry: RotorEntry, _ direction: Direction, in tree: AccessibilityTree
  ) -> [Effect] {
    let offered = offeredActions(for: entry, in: tree)
    guard !offered.isEmpty else { return boundary }
    let hasActivate = entry == .actions && dialect.activateEntry == .last
    let count = offered.count + (hasActivate ? 1 : 0)
    var rules: [UncertainRule] = []
    let index: Int
    if let current = place(among: offered) {
      let step = Walk.step(direction, from: current, count: count)
      guard step.isInside || dialect.actionEnds == .wrap else {
        boundaryRules = [dialect.actionEnds.rule]
        return boundary
      }
      index = step.index
      if !step.isInside { rules.append(dialect.actionEnds.rule) }
      let meetsActivate = max(current, index) >= offered.count || !step.isInside
      if case .offered(let action, _) = rotor.progress.action, action.action.name == rotor.actionName {
        rules.append(rotor.isActionPerformed ? dialect.performedAction.rule : dialect.movingOnAction.rule)
      }
      if meetsActivate, entry == .actions { rules.append(dialect.activateEntry.rule) }
    } else {
      let isLast = direction == .previous && dialect.firstActionFlick == .byDirection
      index = isLast ? offered.count - 1 : 0
      if direction == .previous, offered.count > 1 { rules.append(dialect.firstActionFlick.rule) }
    }
    guard index < offered.count else {
      rotor.progress.action = .activate
      if dialect.movingOnAction == .stays { rotor.actionName = nil }
      return [.speak(composer.phrase(.activate, of: cursor).noting(rules), interrupts: true)]
    }
    rotor.progress.action = .offered(offered[index], at: index)
    if dialect.movingOnAction == .stays {
      (rotor.actionName, rotor.isActionPerformed) = (offered[index].action.name, false)
    }
    return [.speak(composer.name(of: offered[index]).noting(rules), interrupts: true)]
  }

  /// Where the chosen action stands among those that are offered now.
  private func place(among offered: [OfferedAction]) -> Int? {
    switch rotor.progress.action {
    case nil: nil
    case .activate: offered.count
    case .offered(let action, let index):
      index < offered.count && offered[index] == action
        ? index : offered.firstIndex { $0.action.name == action.action.name }
    }
  }

  /// The action that a double tap performs; `nil` where it activates.
  func chosenAction(in tree: AccessibilityTree) -> OfferedAction? {
    guard let entry = rotorEntry(in: tree) else { return nil }
    let offered = offeredActions(for: entry, in: tree)
    guard case .offered = rotor.progress.action, let index = place(among: offered) else { return nil }
    return offered[index]
  }

  /// Asks the app to carry out an action.
  ///
  /// - Source: Behaviour 1.7 A3
  mutating func perform(_ offered: OfferedAction, in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let element = tree[cursor] else { return [] }
    let request = request(.perform(offered.element, offered.action.id))
    let before = Remembered(element, composer: composer)
    pendingRequests[request.id] = PendingRequest(.action, before)
    remembered = before
    if dialect.performedAction == .stays {
      (rotor.actionName, rotor.isActionPerformed) = (offered.action.name, true)
    } else {
      rotor.progress.action = nil
      rotor.actionName = nil
    }
    return [.sound(.activated), .request(request)]
  }
}
