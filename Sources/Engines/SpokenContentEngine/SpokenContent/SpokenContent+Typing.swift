import AccessibilityModel

extension SpokenContent {
  /// What of typing is spoken.
  var feedback: TypingFeedback {
    if let typing = settings.typing { return typing }
    var feedback = TypingFeedback()
    if options.typing == .predictions {
      feedback.predictions = true
      feedback.autoText = true
    }
    return feedback
  }

  /// Echoes what was typed since the last change.
  ///
  /// - Source: Behaviour 7.1 SC7
  mutating func typing(_ diff: TreeDiff, in tree: AccessibilityTree) -> [Effect] {
    if let typed, tree[typed.element]?.traits.contains(.isEditing) != true { self.typed = nil }
    let edited = edited(by: diff, in: tree)
    guard let edited, let content = edited.textContent else { return [] }
    let before = typed
    typed = (edited.id, content.string)
    guard let before, before.element == edited.id, before.words != content.string,
      !edited.traits.contains(.secureTextEntry)
    else { return [] }
    waiting = nil
    let change = TextChange(from: before.words, to: content.string)
    return change.isTyped ? echo(change, in: edited) : echoAutoText(change, in: edited)
  }

  /// The element that is being typed into, where a change concerns it or nothing is known of it yet.
  private func edited(by diff: TreeDiff, in tree: AccessibilityTree) -> AccessibilityElement? {
    for change in diff.changes {
      if case .update(let element) = change, element.traits.contains(.isEditing) { return element }
    }
    guard typed == nil else { return typed.flatMap { tree[$0.element] } }
    return tree.stops.lazy.compactMap { tree[$0] }.first { $0.traits.contains(.isEditing) }
  }

  /// Says a character, the word that it ends, and after a pause the word that stands for it.
  private mutating func echo(_ change: TextChange, in element: AccessibilityElement) -> [Effect] {
    guard let character = change.added.last else { return [] }
    var effects: [Effect] = []
    if feedback.characters {
      effects.append(
        character.isWhitespace
          ? say(phrases(character.isNewline ? .newLine : .space), of: element)
          : say(String(character), of: element, spelled: true))
    }
    if feedback.words, !character.isInWord, let word = change.wordBefore {
      effects.append(say(word, of: element, interrupts: effects.isEmpty))
    }
    if feedback.characterHints, let word = letters(character) {
      let hint = Utterance(
        [segment(word, of: element, spelled: false, rules: [options.typingPause.rule])], because: .ending)
      waiting = (now.advanced(by: options.typingPause.duration), hint)
    }
    return effects
  }

  /// Says what was corrected or filled in by itself.
  private func echoAutoText(_ change: TextChange, in element: AccessibilityElement) -> [Effect] {
    guard feedback.autoText, !change.added.isEmpty, let words = change.wordsAdded else { return [] }
    return [say(words, of: element)]
  }

  /// Lets a prediction be spoken once a finger has held it for a while.
  mutating func hold(_ words: String) -> [Effect] {
    guard feedback.predictions, words.contains(where: { !$0.isWhitespace }) else { return [] }
    let finder = LanguageFinder(person: person, identifier: identifier, fewest: options.fewest)
    let language = finder.runs(in: words).first?.language
    let segment = Utterance.Segment(
      SpokenText(words, attributes(of: language)), origin: .attribute(.value),
      rules: [options.typingPause.rule])
    waiting = (now.advanced(by: options.typingPause.duration), Utterance([segment]))
    return []
  }

  private func say(
    _ words: String, of element: AccessibilityElement, spelled: Bool = false, interrupts: Bool = true
  ) -> Effect {
    .speak(Utterance([segment(words, of: element, spelled: spelled)]), interrupts: interrupts)
  }

  private func segment(
    _ words: String, of element: AccessibilityElement, spelled: Bool, rules: [UncertainRule] = []
  ) -> Utterance.Segment {
    let finder = LanguageFinder(person: person, identifier: identifier, fewest: options.fewest)
    let language = element.language ?? finder.runs(in: words).first?.language
    var attributes = attributes(of: language)
    if spelled { attributes.wishes.spellsOut = true }
    return Utterance.Segment(
      SpokenText(words, attributes), origin: .attribute(.value), element: element.id, rules: rules)
  }

  private func attributes(of language: String?) -> SpeechAttributes {
    SpeechAttributes(language: settings.voice(of: language))
  }
}

/// What was taken out of a text and what was put in, between what both begin and end with.
struct TextChange: Hashable, Sendable {
  /// What was taken out.
  let removed: Substring
  /// What was put in.
  let added: Substring
  /// What stands before it.
  private let head: Substring
  /// What stands behind it.
  private let tail: Substring

  /// Compares two texts.
  ///
  /// - Complexity: O(n) in the length of the texts.
  init(from old: String, to new: String) {
    var (before, after) = (old[...], new[...])
    while let first = before.first, first == after.first {
      before.removeFirst()
      after.removeFirst()
    }
    head = new[..<after.startIndex]
    let end = after.endIndex
    while let last = before.last, last == after.last {
      before.removeLast()
      after.removeLast()
    }
    (removed, added, tail) = (before, after, new[after.endIndex..<end])
  }

  /// True where one character was typed, and nothing else happened.
  var isTyped: Bool { removed.isEmpty && added.count == 1 }

  /// The word that stands right before what was put in.
  var wordBefore: String? {
    let word = String(head.reversed().prefix { $0.isInWord }.reversed())
    return word.isEmpty ? nil : word
  }

  /// What was put in, with the rest of the words that it is part of.
  var wordsAdded: String? {
    let start = wordBefore.flatMap { added.first?.isInWord == true ? $0 : nil } ?? ""
    let end = added.last?.isInWord == true ? tail.prefix { $0.isInWord } : ""
    var words = Substring(start + added + end)
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    return words.isEmpty ? nil : String(words)
  }
}
