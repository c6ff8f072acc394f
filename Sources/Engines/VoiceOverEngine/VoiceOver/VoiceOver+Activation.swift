import AccessibilityModel

extension VoiceOver {
  /// Asks the app to activate the element under the cursor.
  ///
  /// - Source: at-behaviour 1.1 F4, 1.15
  mutating func activate(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let element = tree[cursor] else { return [] }
    let request = request(.activate(cursor))
    let before = Remembered(element, composer: composer)
    activations[request.id] = before
    remembered = before
    let click: [Effect] = element.traits.contains(.playsSound) ? [] : [.sound(.activated)]
    return click + [.request(request)]
  }

  /// True where the app has not answered an activation of the element under the cursor yet.
  var awaitsActivation: Bool { activations.values.contains { $0.element == cursor } }

  /// Says what an activation changed about its element, where the cursor is still there.
  ///
  /// - Source: at-behaviour 1.1 F5
  mutating func answered(
    _ id: Request.ID, _ answer: Answer, in tree: AccessibilityTree
  ) -> [Effect] {
    guard let before = activations.removeValue(forKey: id) else { return [] }
    if case .failed = answer { return boundary }
    guard cursor == before.element, !owesArrival, let element = tree[before.element] else { return [] }
    let after = Remembered(element, composer: composer)
    remembered = after
    valueSpoken = now
    let utterance = whatChanged(about: element, from: before, to: after, by: answer, in: tree)
    return utterance.isEmpty ? [] : [.speak(utterance, interrupts: true)]
  }

  private func whatChanged(
    about element: AccessibilityElement, from before: Remembered, to after: Remembered,
    by answer: Answer, in tree: AccessibilityTree
  ) -> Utterance {
    if after.isSelected, !before.isSelected {
      return composer.composition(of: element.id, in: tree, from: element.id).utterance
        .partsAtFirstPause.now
    }
    if after.value != before.value { return composer.value(of: element) }
    if after.expanded != before.expanded { return composer.expansion(of: element) }
    if after.label != before.label { return composer.label(of: element) }
    let isQuiet = element.traits.contains(.startsMediaSession) || dialect.unchangedActivation == .silence
    guard case .handled = answer, !isQuiet else { return Utterance([]) }
    return composer.label(of: element, rules: [dialect.unchangedActivation.rule])
  }
}
