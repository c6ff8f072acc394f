import AccessibilityModel

extension VoiceOver {
  /// What was heard of an element, and where it lay: enough to tell what changed and where to go on.
  struct Remembered: Hashable, Sendable {
    var element: ElementID
    var label: String
    var value: Utterance
    var isSelected: Bool
    var expanded: Bool?
    var isEditing: Bool
    var typed: String?
    /// What is selected of what is typed.
    var selection: Range<Int>?
    var center: Point

    init(_ element: AccessibilityElement, composer: UtteranceComposer) {
      self.element = element.id
      label = element.label?.string ?? ""
      value = composer.value(of: element)
      isSelected = element.traits.contains(.selected)
      expanded = element.expanded
      isEditing = element.traits.contains(.isEditing)
      typed = isEditing ? element.textContent?.string : nil
      selection = isEditing ? element.textContent?.selection : nil
      center = element.outline.center
    }
  }

  /// True where the cursor can rest on the element.
  func isLive(_ id: ElementID, in tree: AccessibilityTree) -> Bool {
    tree[id]?.isStop == true && tree.isWithinReach(id)
  }

  /// Puts the cursor on the element, tells the app, and says what is there.
  ///
  /// - Source: Behaviour 1.1 F3, F8
  mutating func move(to id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    arrive(at: id, in: tree, from: owesArrival ? nil : cursor)
  }

  /// Says what is under the cursor as though it had just come there from another element.
  ///
  /// - Parameters:
  ///   - id: where the cursor comes to.
  ///   - tree: the screen.
  ///   - previous: where it comes from; names of containers around both are not said.
  ///   - words: what is said in place of the element.
  ///   - announcement: what is said before it.
  /// - Returns: what happens to the person; nothing where the element is not there.
  mutating func arrive(
    at id: ElementID, in tree: AccessibilityTree, from previous: ElementID?, saying words: Utterance? = nil,
    announcing announcement: Utterance = Utterance([])
  ) -> [Effect] {
    guard let element = tree[id] else { return [] }
    let known = previous.map { tree.contains($0) ? Set(tree.ancestors(of: $0)) : surroundings } ?? []
    cursor = id
    statusItem = nil
    hasArrived = true
    pendingMove = nil
    menu = nil
    surroundings = Set(tree.ancestors(of: id))
    owesArrival = false
    if let area = touchedArea, area != id, !surroundings.contains(area) { touchedArea = nil }
    valueDue = nil
    valueSpoken = now
    remembered = Remembered(element, composer: composer)
    resetRotor(on: element, in: tree)
    let composition = composer.composition(
      of: id, in: tree, from: previous, isKnown: known.contains)
    var effects: [Effect] = [.moveCursor(id), .sound(.focusMoved), .request(request(.focus(id)))]
    if let words { return effects + speak(words) }
    effects += composition.sounds.map { .sound($0) }
    return effects + speak(Utterance(announcement.segments + composition.utterance.segments))
  }

  /// Speaks what is to be heard at once and keeps what comes after a silence.
  private mutating func speak(_ utterance: Utterance) -> [Effect] {
    let parts = utterance.partsAtFirstPause
    if let pause = parts.later.segments.first?.pause {
      ending = (parts.later, queue.start(at: now).advanced(by: speech.duration(of: parts.now) + pause))
    } else {
      ending = nil
    }
    return parts.now.segments.isEmpty ? [.stopSpeech] : [.speak(parts.now, interrupts: true)]
  }

  /// Puts the cursor on a stop that exists, and owes saying so where it had to move.
  ///
  /// - Source: Behaviour 1.1 F7, X8
  mutating func repairCursor(in tree: AccessibilityTree) {
    queue.forget({ !tree.contains($0) }, speech)
    pruneMenu(in: tree)
    if pendingMove != nil { return }
    if let element = menu?.element, !isLive(element, in: tree) { self.menu = nil }
    guard modes.isOn else { return }
    if !hasArrived, cursor == nil || owesArrival { return meetFirstScreen(in: tree) }
    if let cursor {
      guard !isLive(cursor, in: tree) else { return }
    } else if tree.firstStop == nil {
      return
    }
    ending = nil
    valueDue = nil
    cursor = refocusTarget(in: tree)
    remembered = cursor.flatMap { tree[$0] }.map { Remembered($0, composer: composer) }
    owesArrival = true
  }

  /// Begins at the first stop of a screen that an app may still be putting together.
  ///
  /// - Source: Behaviour 1.5.1 U13
  private mutating func meetFirstScreen(in tree: AccessibilityTree) {
    let wanted = firstStop.flatMap { isLive($0, in: tree) ? $0 : nil }
    cursor = wanted ?? tree.firstStop
    remembered = cursor.flatMap { tree[$0] }.map { Remembered($0, composer: composer) }
    owesArrival = cursor != nil
  }

  /// - Complexity: O(n) where the nearest stop is looked for.
  private mutating func refocusTarget(in tree: AccessibilityTree) -> ElementID? {
    guard let last = remembered?.center else { return tree.firstStop }
    let (first, nearest) = (tree.firstStop, nearestStop(to: last, in: tree))
    refocusMattered = first != nearest
    return dialect.refocus == .nearest ? nearest : first
  }

  /// - Complexity: O(n).
  private func nearestStop(to last: Point, in tree: AccessibilityTree) -> ElementID? {
    var best: (id: ElementID, distance: Double)?
    for id in tree.stops {
      guard let center = tree[id]?.outline.center else { continue }
      let (x, y) = (center.x - last.x, center.y - last.y)
      let distance = x * x + y * y
      if best.map({ distance < $0.distance }) ?? true { best = (id, distance) }
    }
    return best?.id
  }

  /// Numbers a request.
  mutating func request(_ kind: Request.Kind) -> Request {
    defer { nextRequest += 1 }
    return Request(id: Request.ID(rawValue: nextRequest), version: version, kind: kind)
  }
}
