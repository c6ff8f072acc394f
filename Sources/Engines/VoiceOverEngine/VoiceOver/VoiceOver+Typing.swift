import AccessibilityModel

extension VoiceOver {
  /// Says what was typed into the element or taken away from it; `nil` where it is not being typed into.
  ///
  /// - Source: at-behaviour 1.5 U12
  mutating func typed(into element: AccessibilityElement) -> [Effect]? {
    guard element.traits.contains(.isEditing), let new = element.textContent?.string,
      let before = remembered, before.element == element.id, let old = before.typed
    else { return nil }
    remembered = Remembered(element, composer: composer)
    guard old != new else { return [] }
    let (removed, added) = Self.difference(from: old, to: new)
    let utterance = added.isEmpty ? echo(removed, of: element, isRemoved: true) : echo(added, of: element)
    return [.speak(utterance, interrupts: true)]
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

  /// A single character by its name, more of them as words; what is gone in a raised voice.
  private func echo(_ text: String, of element: AccessibilityElement, isRemoved: Bool = false) -> Utterance {
    let isSingle = text.count == 1
    if isSingle, let character = text.first, character.isWhitespace {
      return composer.phrase(character.isNewline ? .newLine : .space, of: element.id)
    }
    let attributes = SpeechAttributes(
      language: element.language, pitch: isRemoved ? Verbosity.raisedPitch : nil,
      spellsOut: isSingle ? true : nil)
    return Utterance([
      Utterance.Segment(
        SpokenText(text, attributes), origin: .attribute(.value), element: element.id)
    ])
  }
}
