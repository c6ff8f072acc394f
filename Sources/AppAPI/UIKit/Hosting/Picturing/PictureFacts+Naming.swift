import AccessibilityModel
import Drawing

extension PictureFacts {
  /// Controls that are used otherwise than by saying what stands on them.
  private static let namedOtherwise: Traits = [
    .textEntry, .secureTextEntry, .textArea, .searchField, .adjustable, .pickerItem, .keyboardKey,
  ]
  /// Fewer letters than these are a sign, such as x for closing.
  private static let leastLetters = 2

  /// Words that are seen on controls and stand in none of their names, so that nobody can say them to use one.
  ///
  /// Of several texts on one control one has to be in a name: the others are facts about it. Words with digits are
  /// data, which are often spoken in another form than they are written.
  /// - Parameter tree: The screen.
  /// - Returns: A finding for each control, in the order in which they are drawn.
  /// - Complexity: O(n) for n texts.
  /// - Source: Behaviour 8.3 2.5.3
  func unspoken(in tree: AccessibilityTree) -> [PictureFinding] {
    var order: [ElementID] = []
    var seen: [ElementID: [TextFact]] = [:]
    for text in texts where text.chooser != .system {
      guard let subject = text.subject, subject.target != nil, !Self.isDrawnBySystem(subject.type),
        let id = subject.element, Self.isName(text.words)
      else { continue }
      if seen[id] == nil { order.append(id) }
      seen[id, default: []].append(text)
    }
    return order.compactMap { id in
      guard let texts = seen[id], let first = texts.first, let element = tree[id],
        tree.isWithinReach(id), element.respondsToUserInteraction,
        element.traits.isDisjoint(with: Self.namedOtherwise),
        let label = element.label, !label.isBlank
      else { return nil }
      // A value is seen too, and is what the control says, not what it is called.
      let names = (element.inputLabels + [label, element.value].compactMap(\.self)).map(\.string)
      guard !texts.contains(where: { Self.contains($0.words, in: names) }) else { return nil }
      return PictureFinding(
        .unspokenText, words: first.words, subject: first.subject?.type ?? "text", frame: first.frame,
        element: id, other: label.string)
    }
  }

  /// True for words of at least two letters and no digit.
  private static func isName(_ words: String) -> Bool {
    words.count(where: \.isLetter) >= leastLetters && !words.contains(where: \.isNumber)
  }

  /// True where the words stand in one of the names, one behind the other.
  private static func contains(_ words: String, in names: [String]) -> Bool {
    let wanted = FoldedWords(words).words
    return names.contains { name in
      let said = FoldedWords(name).words
      guard wanted.count <= said.count else { return false }
      return (0...(said.count - wanted.count)).contains {
        said[$0..<($0 + wanted.count)].elementsEqual(wanted)
      }
    }
  }
}
