import AccessibilityModel

extension VoiceOver {
  /// Says what was typed into the element or taken away from it; `nil` where it is not being typed into.
  ///
  /// - Source: Behaviour 1.5 U12, 1.14 (typing)
  mutating func typed(into element: AccessibilityElement) -> [Effect]? {
    guard element.traits.contains(.isEditing), let content = element.textContent,
      let before = remembered, before.element == element.id, let old = before.typed
    else { return nil }
    remembered = Remembered(element, composer: composer)
    guard old != content.string else { return moved(from: before.selection, in: content, of: element) }
    let (removed, added) = Self.difference(from: old, to: content.string)
    return added.isEmpty ? echoDeletion(removed, of: element) : echo(added, in: content, of: element)
  }

  /// Hands keys to the app that mean nothing to VoiceOver.
  ///
  /// - Source: Behaviour 1.3
  mutating func passOn(_ input: Input) -> [Effect] {
    switch input {
    case .type(let text): return KeyStroke.writing(text).map { .request(request(.key($0, on: nil))) }
    case .key(let chord):
      guard !chord.modifiers.contains(.voiceOver), !chord.key.contains("+") || chord.key == "+" else {
        return []
      }
      return [.request(request(.key(chord.stroke, on: nil)))]
    default: return []
    }
  }

  /// What was taken out of a text and what was put in, between what both begin and end with.
  private static func difference(from old: String, to new: String) -> (removed: String, added: String) {
    var (before, after) = (Substring(old), Substring(new))
    while let first = before.first, first == after.first {
      before.removeFirst()
      after.removeFirst()
    }
    while let last = before.last, last == after.last {
      before.removeLast()
      after.removeLast()
    }
    return (String(before), String(after))
  }

  /// A single character by its name, more of them as words; a word that has just ended where that is wanted.
  private mutating func echo(
    _ text: String, in content: TextContent, of element: AccessibilityElement
  ) -> [Effect] {
    let ended = text.count == 1 ? content.wordEndedByTyping : nil
    let saysCharacters = verbosity.typing == .characters || verbosity.typing == .charactersAndWords
    let saysWords = verbosity.typing == .words || verbosity.typing == .charactersAndWords
    ending = nil
    var effects: [Effect] = []
    if saysCharacters || text.count > 1, verbosity.typing != .nothing { effects = say(text, of: element) }
    guard saysWords, let ended else { return effects }
    ending = nil
    let word = Utterance([
      Utterance.Segment(
        SpokenText(ended, SpeechAttributes(language: element.language)), origin: .attribute(.value),
        element: element.id)
    ])
    return effects + [.speak(word, interrupts: effects.isEmpty)]
  }

  private mutating func say(_ text: String, of element: AccessibilityElement) -> [Effect] {
    say(SpokenText(text), text.count == 1 ? .characters : .words, from: .attribute(.value), of: element)
  }

  /// What a person took away, as the verbosity has it.
  private mutating func echoDeletion(_ text: String, of element: AccessibilityElement) -> [Effect] {
    ending = nil
    switch verbosity.deletions {
    case .nothing: return []
    case .speak: return removed(text, of: element, pitch: nil)
    case .changePitch: return removed(text, of: element, pitch: Verbosity.raisedPitch)
    }
  }

  private func removed(_ text: String, of element: AccessibilityElement, pitch: Double?) -> [Effect] {
    let isSingle = text.count == 1
    if isSingle, let character = text.first, character.isWhitespace {
      return [
        .speak(composer.phrase(character.isNewline ? .newLine : .space, of: element.id), interrupts: true)
      ]
    }
    let attributes = SpeechAttributes(
      language: element.language, pitch: pitch, spellsOut: isSingle ? true : nil)
    let utterance = Utterance([
      Utterance.Segment(SpokenText(text, attributes), origin: .attribute(.value), element: element.id)
    ])
    return [.speak(utterance, interrupts: true)]
  }

  /// Says what the insertion point passed.
  private mutating func moved(
    from old: Range<Int>?, in content: TextContent, of element: AccessibilityElement
  ) -> [Effect] {
    guard let old, let new = content.selection, old != new, dialect.caretEcho == .passed else { return [] }
    let bytes = Array(content.string.utf8)
    let passed = min(old.lowerBound, new.lowerBound)..<max(old.upperBound, new.upperBound)
    let changed =
      new.isEmpty && old.isEmpty
      ? passed
      : new.lowerBound == old.lowerBound
        ? min(old.upperBound, new.upperBound)..<max(old.upperBound, new.upperBound)
        : min(old.lowerBound, new.lowerBound)..<max(old.lowerBound, new.lowerBound)
    guard changed.upperBound <= bytes.count, !changed.isEmpty else { return [] }
    var text = String(decoding: bytes[changed], as: UTF8.self)
    ending = nil
    let selects = !new.isEmpty || !old.isEmpty
    while selects, text.count > 1, text.last?.isWhitespace == true { text.removeLast() }
    let effects = say(
      SpokenText(text), text.count == 1 ? .characters : .words, from: .attribute(.value), of: element,
      [dialect.caretEcho.rule])
    return selects ? saying(effects, areSelected: new.count > old.count, of: element) : effects
  }
}

extension TextContent {
  /// The word before the insertion point, where a character that ends it was just typed.
  fileprivate var wordEndedByTyping: String? {
    guard let place = selection?.lowerBound, place <= string.utf8.count else { return nil }
    let before = string[..<string.utf8.index(string.startIndex, offsetBy: place)]
    func isInWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "'" || character == "’"
    }
    guard let last = before.last, !isInWord(last) else { return nil }
    let word = String(before.dropLast().reversed().prefix(while: isInWord).reversed())
    return word.isEmpty ? nil : word
  }
}

extension KeyChord {
  /// The press as an app is told of it.
  fileprivate var stroke: KeyStroke {
    var held: KeyStroke.Modifiers = []
    if modifiers.contains(.command) { held.insert(.command) }
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.option) { held.insert(.option) }
    let isCapital = modifiers.contains(.shift) && key.count == 1
    return KeyStroke(isCapital ? key.uppercased() : key, held)
  }
}
