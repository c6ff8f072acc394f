import AccessibilityModel

/// Where a selection that flicks make begins, and where its other end is now.
struct SelectionEnds: Hashable, Sendable {
  /// The end that stays, in UTF-8 bytes of the text.
  let anchor: Int
  /// The end that flicks move, in UTF-8 bytes of the text.
  var active: Int

  /// What is selected.
  var range: Range<Int> { min(anchor, active)..<max(anchor, active) }
}

extension VoiceOver {
  private static let selectedUnits: [TextUnit] = [.characters, .words, .lines]

  /// Chooses by which pieces flicks to the sides select, and says its name.
  ///
  /// - Source: Behaviour 1.4.2 text selection
  mutating func chooseSelectedUnit(_ direction: Direction) -> [Effect] {
    let units = Self.selectedUnits
    let current = rotor.progress.selectedUnit.flatMap(units.firstIndex)
    let step = Walk.step(direction, from: current, count: units.count)
    guard step.isInside, let phrase = RotorEntry.text(units[step.index]).phrase else { return boundary }
    rotor.progress.selectedUnit = units[step.index]
    let words = composer.phrase(phrase.key, phrase.arguments, of: cursor)
    return [.speak(words.noting([dialect.textSelection.rule]), interrupts: true)]
  }

  /// Selects one piece more, onwards, or one less, or the other way round before where the selection began.
  ///
  /// - Returns: `nil` where the rotor is on something else.
  /// - Complexity: O(length of the words).
  /// - Source: Behaviour 1.4.2 text selection
  mutating func select(_ direction: Direction, in tree: AccessibilityTree) -> [Effect]? {
    guard rotor.chosen == .textSelection, rotorEntry(in: tree) == .textSelection,
      let element = cursor.flatMap({ tree[$0] }), let text = element.textContent,
      let selection = text.selection
    else { return nil }
    let known = rotor.progress.selection.flatMap { $0.range == selection ? $0 : nil }
    var ends = known ?? SelectionEnds(anchor: selection.lowerBound, active: selection.upperBound)
    let characters = Array(text.string)
    var bytes = [0]
    for character in characters { bytes.append(bytes[bytes.count - 1] + character.utf8.count) }
    let units = Self.ranges(
      of: rotor.progress.selectedUnit ?? .characters, in: characters, lines: text.lines)
    let place =
      switch direction {
      case .next: units.first { bytes[$0.upperBound] > ends.active }.map { bytes[$0.upperBound] }
      case .previous: units.last { bytes[$0.lowerBound] < ends.active }.map { bytes[$0.lowerBound] }
      }
    guard let place else { return boundary }
    ends.active = place
    rotor.progress.selection = ends
    return [.request(request(.edit(element.id, .select(ends.range))))]
  }

  /// Says that words were selected, or are no longer.
  func saying(_ effects: [Effect], areSelected: Bool, of element: AccessibilityElement) -> [Effect] {
    let state = composer.phrase(areSelected ? .selected : .unselected, of: element.id)
    let rules = rotor.chosen == .textSelection ? [dialect.textSelection.rule] : []
    return effects.map { effect in
      guard case .speak(let utterance, let interrupts) = effect else { return effect }
      let words = Utterance(utterance.segments + state.segments)
      return .speak(words.noting(rules), interrupts: interrupts)
    }
  }
}

extension AccessibilityElement {
  /// True where a part of its words can be selected now.
  var isSelectable: Bool {
    guard traits.contains(.isEditing), let text = textContent else { return false }
    return text.selection != nil && !text.string.isEmpty && !traits.contains(.secureTextEntry)
  }
}
