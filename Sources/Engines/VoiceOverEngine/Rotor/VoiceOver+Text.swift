import AccessibilityModel

extension VoiceOver {
  /// The words of an element that are walked, and what they were made from.
  ///
  /// - Source: at-behaviour 1.4.2
  func text(of element: AccessibilityElement) -> (string: String, origin: Utterance.Origin) {
    let label = element.label?.string ?? ""
    let value = element.value?.string ?? ""
    let isField = !element.traits.isDisjoint(
      with: [.textEntry, .secureTextEntry, .textArea, .searchField])
    if isField, !value.isEmpty { return (value, .attribute(.value)) }
    if label.isEmpty { return (value, .attribute(.value)) }
    guard dialect.navigatedText == .labelAndValue, !value.isEmpty else { return (label, .attribute(.label)) }
    return (label + "\n" + value, .attribute(.label))
  }

  /// Says the next or the previous unit of the words of the element under the cursor.
  ///
  /// - Complexity: O(length of the words).
  /// - Source: at-behaviour 1.4.2
  mutating func read(
    _ unit: TextUnit, _ direction: Direction, in tree: AccessibilityTree
  ) -> [Effect] {
    guard let element = cursor.flatMap({ tree[$0] }) else { return boundary }
    let (string, origin) = text(of: element)
    let characters = Array(string)
    let units = unit.ranges(in: characters)
    let found: Range<Int>?
    switch direction {
    case .next:
      let end = rotor.progress.text?.upperBound ?? 0
      found = units.first { $0.lowerBound >= end }
    case .previous:
      let start = rotor.progress.text?.lowerBound ?? 0
      found = units.last { $0.upperBound <= start }
    }
    guard let found else { return boundary }
    rotor.progress.text = found
    let isMatterOfChoice = !(element.label?.isBlank ?? true) && !(element.value?.isBlank ?? true)
    let rules = isMatterOfChoice && origin == .attribute(.label) ? [dialect.navigatedText.rule] : []
    let utterance = spoken(characters[found], unit, from: origin, of: element)
    return [.speak(utterance.noting(rules), interrupts: true)]
  }

  private func spoken(
    _ characters: ArraySlice<Character>, _ unit: TextUnit, from origin: Utterance.Origin,
    of element: AccessibilityElement
  ) -> Utterance {
    if unit == .characters, let character = characters.first, character.isWhitespace {
      return composer.phrase(character.isNewline ? .newLine : .space, of: element.id)
    }
    let spells = unit == .characters ? true : nil
    let text = SpokenText(
      String(characters), SpeechAttributes(language: element.language, spellsOut: spells))
    return Utterance([Utterance.Segment(text, origin: origin, element: element.id)])
  }
}
