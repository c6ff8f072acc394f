import AccessibilityModel

extension VoiceOver {
  /// What the rotor is on where the cursor is; `nil` where it offers nothing.
  ///
  /// - Source: Behaviour 1.4.1 R2, R6
  public func rotorEntry(in tree: AccessibilityTree) -> RotorEntry? {
    dialled(in: ring(in: tree)).entry
  }

  /// What the rotor offers where the cursor is, in the order in which it comes round.
  ///
  /// - Complexity: O(depth); O(n) where only what leads somewhere is offered.
  /// - Source: Behaviour 1.4.1 R1, R2
  public func rotorEntries(in tree: AccessibilityTree) -> [RotorEntry] { ring(in: tree).entries }

  /// What the rotor is on, and whether that is only because what was dialled is not offered.
  func dialled(in ring: RotorRing) -> (entry: RotorEntry?, isFallback: Bool) {
    if let automatic = rotor.automatic, ring.entries.contains(automatic) { return (automatic, false) }
    if let chosen = rotor.chosen, ring.entries.contains(chosen) { return (chosen, false) }
    let ticked = ring.entries.first { $0.isOrdinary && rotor.ticked.contains($0) }
    let first = ticked ?? ring.entries.first(where: \.isOrdinary) ?? ring.entries.first
    guard rotor.chosen != nil else { return (first, false) }
    if dialect.lostEntry == .previous, let ordinary = rotor.ordinary, ring.entries.contains(ordinary) {
      return (ordinary, true)
    }
    return (first, true)
  }

  /// Dials the entry beside the present one and says its name.
  ///
  /// - Source: Behaviour 1.4.1 R1
  mutating func turnRotor(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    _ = lookForDestinations(in: tree)
    let ring = ring(in: tree)
    let current = dialled(in: ring)
    guard let entry = ring.entry(direction, of: current.entry) else { return boundary }
    let rules = turningRules(direction, to: entry, from: current, in: tree)
    rotor.dial(entry)
    return [.sound(.rotorTurned), .speak(name(of: entry, in: tree).noting(rules), interrupts: true)]
  }

  /// The uncertain rules under which another entry would have been dialled.
  private func turningRules(
    _ direction: Direction, to entry: RotorEntry, from current: (entry: RotorEntry?, isFallback: Bool),
    in tree: AccessibilityTree
  ) -> [UncertainRule] {
    var rules = current.isFallback ? [dialect.lostEntry.rule] : []
    func matters(_ validity: RotorValidity, _ place: ContextEntryPlace) -> Bool {
      let other = ring(in: tree, validity, place)
      return other.entry(direction, of: dialled(in: other).entry) != entry
    }
    let validities = RotorValidity.allCases.filter { $0 != dialect.rotorValidity }
    if validities.contains(where: { matters($0, dialect.contextEntryPlace) }) {
      rules.append(dialect.rotorValidity.rule)
    }
    let places = ContextEntryPlace.allCases.filter { $0 != dialect.contextEntryPlace }
    if places.contains(where: { matters(dialect.rotorValidity, $0) }) {
      rules.append(dialect.contextEntryPlace.rule)
    }
    return rules
  }

  /// What is said when an entry is dialled.
  func name(of entry: RotorEntry, in tree: AccessibilityTree) -> Utterance {
    if let app = appRotors(in: tree).first(where: { $0.entry == entry }), !app.descriptor.name.isBlank {
      return Utterance([
        Utterance.Segment(app.descriptor.name, origin: .attribute(.rotors), element: app.owner)
      ])
    }
    if case .category(let name) = entry {
      return Utterance([Utterance.Segment(SpokenText(name), origin: .attribute(.actions), element: cursor)])
    }
    guard let phrase = entry.phrase else { return Utterance([]) }
    return composer.phrase(phrase.key, phrase.arguments, of: cursor)
  }

  /// Takes in that the cursor came to an element: what was under way there begins anew.
  ///
  /// - Source: Behaviour 1.4.1 R6, R7
  mutating func resetRotor(on element: AccessibilityElement, in tree: AccessibilityTree) {
    rotor.progress = Rotor.Progress()
    rotor.automatic = nil
    let offered = offeredActions(for: .actions, in: tree)
    let hasActions = !offered.isEmpty
    if element.isAdjustable, !hasActions || dialect.automaticEntry == .adjustValue {
      rotor.automatic = .adjustValue
    } else if hasActions {
      rotor.automatic = .actions
    }
    if dialect.rotorValidity == .leading { _ = lookForDestinations(in: tree) }
    if let chosen = rotor.chosen, dialect.lostEntry == .first, !ring(in: tree).entries.contains(chosen) {
      rotor.chosen = nil
      rotor.ordinary = nil
    }
    if dialect.performedAction == .stays || dialect.movingOnAction == .stays,
      let index = offered.firstIndex(where: { $0.action.name == rotor.actionName })
    {
      rotor.progress.action = .offered(offered[index], at: index)
    }
  }
}
