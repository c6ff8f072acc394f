import AccessibilityModel

extension VoiceOver {
  /// Opens the facts of the element under the cursor as a menu.
  ///
  /// - Source: Behaviour 1.6 M5, 2
  mutating func openMoreContent(in tree: AccessibilityTree) -> [Effect] {
    guard let element = cursor.flatMap({ tree[$0] }) else { return boundary }
    let facts = composer.moreContent(of: element)
    guard !facts.isEmpty else { return boundary }
    menu = Menu(kind: .moreContent, element: element.id, entries: facts)
    return [.speak(composer.moreContentMenuHeading(of: element), interrupts: true)]
  }

  /// Opens the actions of the element under the cursor as a menu, or performs the only one.
  ///
  /// - Source: Behaviour 2
  mutating func openActions(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor else { return boundary }
    let offered = composer.offeredActions(of: cursor, in: tree)
    guard let first = offered.first else { return boundary }
    if offered.count == 1, dialect.singleAction == .performed { return perform(first, in: tree) }
    let entries = offered.map(composer.name)
    menu = Menu(kind: .actions(offered), element: cursor, entries: entries)
    let rules = offered.count == 1 ? [dialect.singleAction.rule] : []
    let heading = composer.actionsMenuHeading(of: cursor, count: offered.count).noting(rules)
    return [.speak(heading, interrupts: true)]
  }

  /// Says the entry beside the one heard last.
  mutating func walkMenu(_ direction: Direction) -> [Effect] {
    guard let open = menu, !open.entries.isEmpty else { return boundary }
    let step = Walk.step(direction, from: open.index, count: open.entries.count)
    guard step.isInside || dialect.menuEnds == .wrap else {
      boundaryRules = [dialect.menuEnds.rule]
      return boundary
    }
    return sayEntry(step.index, rules: step.isInside ? [] : [dialect.menuEnds.rule])
  }

  /// Says the first or the last entry.
  mutating func walkMenu(toEnd direction: Direction) -> [Effect] {
    guard let open = menu else { return boundary }
    return sayEntry(direction == .next ? open.entries.count - 1 : 0)
  }

  private mutating func sayEntry(_ index: Int, rules: [UncertainRule] = []) -> [Effect] {
    guard let open = menu, open.entries.indices.contains(index) else { return boundary }
    menu?.index = index
    return [.speak(open.entries[index].noting(rules), interrupts: true)]
  }

  /// Does what the entry heard last is for.
  ///
  /// - Source: Behaviour 2
  mutating func chooseEntry(in tree: AccessibilityTree) -> [Effect] {
    guard let open = menu else { return boundary }
    switch open.kind {
    case .moreContent:
      guard dialect.menuReturn == .repeats else { return closeMenu(in: tree) }
      return open.index.map { sayEntry($0, rules: [dialect.menuReturn.rule]) } ?? boundary
    case .actions(let offered):
      guard let index = open.index, offered.indices.contains(index) else { return boundary }
      menu = nil
      let chosen = offered[index]
      let isOffered = open.element.map { composer.offeredActions(of: $0, in: tree).contains(chosen) }
      return isOffered == true ? perform(chosen, in: tree) : boundary
    case .itemChooser(let stops), .found(let stops, _):
      let index = open.index ?? (open.typed.isEmpty ? nil : 0)
      guard let index, stops.indices.contains(index), isLive(stops[index], in: tree) else { return boundary }
      return move(to: stops[index], in: tree)
    case .prompt(let prompt):
      menu = nil
      return finish(prompt, open.typed, in: tree)
    }
  }

  /// Closes the menu, and says where the person is.
  mutating func closeMenu(in tree: AccessibilityTree) -> [Effect] {
    menu = nil
    guard dialect.menuClosing == .element, let cursor else { return [.stopSpeech] }
    let spoken = composer.composition(of: cursor, in: tree, from: cursor).utterance.partsAtFirstPause.now
    guard !spoken.isEmpty else { return [.stopSpeech] }
    return [.speak(spoken.noting([dialect.menuClosing.rule]), interrupts: true)]
  }
}
