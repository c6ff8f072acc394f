import AccessibilityModel

extension VoiceOver {
  /// Asks for words.
  mutating func openPrompt(_ prompt: Menu.Prompt) -> [Effect] {
    if prompt == .label, cursor == nil { return boundary }
    menu = Menu(kind: .prompt(prompt), element: prompt == .label ? cursor : nil, entries: [])
    let key: PhraseKey = prompt == .label ? .labelPrompt : .findPrompt
    return [.speak(composer.phrase(key, of: nil), interrupts: true)]
  }

  /// Does what typed words are for.
  mutating func finish(_ prompt: Menu.Prompt, _ typed: String, in tree: AccessibilityTree) -> [Effect] {
    switch prompt {
    case .findText:
      sought = typed
      return findAgain(.next, in: tree)
    case .label:
      guard let element = cursor.flatMap({ tree[$0] }) else { return boundary }
      composer.labels.set(typed, for: element)
      let words = composer.composition(of: element.id, in: tree, from: element.id).utterance
      return [.speak(words.partsAtFirstPause.now, interrupts: true)]
    }
  }

  /// Goes to the next element whose words hold what was looked for, or to the one before.
  ///
  /// - Complexity: O(n).
  /// - Source: Behaviour 1.3
  mutating func findAgain(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard !sought.isEmpty else { return boundary }
    let wanted = sought.lowercased()
    var next = cursor.flatMap { direction == .next ? tree.stop(after: $0) : tree.stop(before: $0) }
    while let id = next {
      let texts = [tree[id]?.label, tree[id]?.value].compactMap { $0?.string.lowercased() }
      if texts.contains(where: { $0.contains(wanted) }) { return move(to: id, in: tree) }
      next = direction == .next ? tree.stop(after: id) : tree.stop(before: id)
    }
    return boundary
  }
}
