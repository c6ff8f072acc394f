import AccessibilityModel

extension VoiceOver {
  /// Asks the app to activate the element under the cursor.
  ///
  /// - Source: Behaviour 1.1 F4, 1.15
  mutating func activate(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let element = tree[cursor] else { return [] }
    if let area = directTouchArea(around: cursor, in: tree),
      tree[area]?.directTouch.contains(.requiresActivation) == true, touchedArea != area
    {
      touchedArea = area
      return [.sound(.passThrough)]
    }
    let chosen = choice(in: element)
    let request = request(.activate(cursor))
    let before = Remembered(element, composer: composer)
    pendingRequests[request.id] = PendingRequest(.activation, before)
    remembered = before
    let click: [Effect] = element.traits.contains(.playsSound) ? [] : [.sound(.activated)]
    return click + chosen + [.request(request)]
  }

  /// Tells the app which words of a text the rotor is on, so that it knows which of several links is meant.
  ///
  /// - Source: Behaviour 1.4.1 R5
  private mutating func choice(in element: AccessibilityElement) -> [Effect] {
    guard let range = rotor.progress.range, element.traits.contains(.link) else { return [] }
    return [.request(request(.edit(element.id, .select(range))))]
  }

  /// Something the app was asked, and what was heard of the element before.
  struct PendingRequest: Sendable {
    /// What the app was asked.
    enum Kind: Hashable, Sendable {
      case activation
      case action
      case adjustment
    }

    var kind: Kind
    var before: Remembered

    init(_ kind: Kind, _ before: Remembered) {
      self.kind = kind
      self.before = before
    }
  }

  /// True where the app has not answered yet what it was asked about the element under the cursor.
  var awaitsAnswer: Bool { pendingRequests.values.contains { $0.before.element == cursor } }

  /// Says what an answer changed about its element, where the cursor is still there.
  ///
  /// - Source: Behaviour 1.1 F5, 1.7 A3, 1.8 J1, J3
  mutating func answered(
    _ id: Request.ID, _ answer: Answer, in tree: AccessibilityTree
  ) -> [Effect] {
    if pendingMove?.request == id { return rowsAnswered(answer, in: tree) }
    if rotor.search == id { return searched(answer, in: tree) }
    if reading?.turning == id { return pageTurned(answer, in: tree) }
    if let responderChainRequest = responderChainRequests.removeValue(forKey: id) {
      return answered(responderChainRequest, answer)
    }
    guard let asked = pendingRequests.removeValue(forKey: id) else { return [] }
    let before = asked.before
    guard cursor == before.element, !owesArrival, let element = tree[before.element] else {
      if case .failed = answer { return boundary }
      return []
    }
    let after = Remembered(element, composer: composer)
    remembered = after
    valueSpoken = now
    switch asked.kind {
    case .activation:
      if case .failed = answer { return boundary }
      let utterance = whatChanged(about: element, from: before, to: after, by: answer, in: tree)
      return utterance.isEmpty ? [] : saidOfActivated(utterance)
    case .action:
      guard case .handled = answer else {
        boundaryRules = [dialect.declinedAction.rule]
        return dialect.declinedAction == .sound ? boundary : []
      }
      let utterance = whatChanged(about: element, from: before, to: after, by: .declined, in: tree)
      return utterance.isEmpty ? [] : saidOfActivated(utterance)
    case .adjustment:
      let changed = whatIsNew(about: element, from: before, to: after)
      guard !changed.isEmpty else { return boundary }
      let isMatterOfChoice =
        rotor.automatic == .adjustValue && !offeredActions(for: .actions, in: tree).isEmpty
      let rules = isMatterOfChoice ? [dialect.automaticEntry.rule] : []
      return [.speak(changed.noting(rules), interrupts: true)]
    }
  }

  /// What is said of an element that was used, where its handler may have announced something.
  ///
  /// - Source: Behaviour 1.11 N3
  private func saidOfActivated(_ utterance: Utterance) -> [Effect] {
    guard let item = queue.current?.item, item.isPosted, item.rank < .person, item.turn == turn else {
      return [.speak(utterance, interrupts: true)]
    }
    let words = utterance.noting([dialect.handlerAnnouncements.rule])
    return [.speak(words, interrupts: dialect.handlerAnnouncements == .cut)]
  }

  /// The new value; the new label of what has no value.
  ///
  /// - Source: Behaviour 1.8 J1, J3, 10.12
  private func whatIsNew(
    about element: AccessibilityElement, from before: Remembered, to after: Remembered
  ) -> Utterance {
    if after.value != before.value { return after.value }
    guard after.value.isEmpty, after.label != before.label else { return Utterance([]) }
    return composer.label(of: element)
  }

  private func whatChanged(
    about element: AccessibilityElement, from before: Remembered, to after: Remembered,
    by answer: Answer, in tree: AccessibilityTree
  ) -> Utterance {
    if after.isSelected, !before.isSelected {
      return composer.composition(of: element.id, in: tree, from: element.id).utterance
        .partsAtFirstPause.now
    }
    if after.isEditing, !before.isEditing { return composer.editing(of: element, in: tree) }
    if after.value != before.value { return composer.value(of: element) }
    if after.expanded != before.expanded { return composer.expansion(of: element) }
    if after.label != before.label { return composer.label(of: element) }
    let isQuiet = element.traits.contains(.startsMediaSession) || dialect.unchangedActivation == .silence
    guard case .handled = answer, !isQuiet else { return Utterance([]) }
    return composer.label(of: element, rules: [dialect.unchangedActivation.rule])
  }
}
