import AccessibilityModel

extension UtteranceComposer {
  /// Adds hint, "Actions available" and "More content available", each a sentence of its own.
  ///
  /// - Returns: sounds that stand in for one of the phrases.
  /// - Source: at-behaviour 1.5 U3, U6, 1.14
  func addEnding(
    of element: AccessibilityElement, in tree: AccessibilityTree, to builder: inout UtteranceBuilder
  ) -> [SoundEvent] {
    let hint = hintSegments(of: element)
    var silencing = isSilencedHint(of: element) ? [dialect.desktopHints.rule] : []
    let hasActions = !offeredActions(of: element.id, in: tree).isEmpty
    let hasContent = announcesContent(of: element)
    let actions = announcement(
      of: .actionsAvailable, by: hasActions ? verbosity.actions : .nothing, for: element.id)
    var content = announcement(
      of: .moreContentAvailable, by: hasContent ? verbosity.moreContent : .nothing, for: element.id)
    if hasActions && verbosity.actions == .changePitch || hasContent && verbosity.moreContent == .changePitch
    {
      builder.raisePitch()
    }
    if verbosity.moreContent != .nothing, element.hasHighContentOnly {
      let rule = dialect.highOnlyContent.rule
      if content.isEmpty { silencing.append(rule) } else { content[0].rules.append(rule) }
    }
    var ending: [Utterance.Segment]
    switch dialect.endingOrder {
    case .hintActionsContent: ending = hint + actions + content
    case .actionsContentHint: ending = actions + content + hint
    case .hintContentActions: ending = hint + content + actions
    }
    let kinds = [hint, actions, content].filter { !$0.isEmpty }
    if kinds.count > 1 { ending[0].rules.append(dialect.endingOrder.rule) }
    builder.add(ending)
    for rule in silencing { builder.noteOnLast(rule) }
    var sounds: [SoundEvent] = []
    if hasActions, verbosity.actions == .playSound { sounds.append(.actionsAvailable) }
    if hasContent, verbosity.moreContent == .playSound { sounds.append(.moreContentAvailable) }
    return sounds
  }

  /// The sentence that tells that something waits, for the channels that take words.
  private func announcement(
    of key: PhraseKey, by channel: Verbosity.Channel, for element: ElementID
  ) -> [Utterance.Segment] {
    var builder = UtteranceBuilder(phrases: phrases)
    switch channel {
    case .speak: builder.add(key, of: element, startsSentence: true)
    case .braille: builder.add(key, of: element, startsSentence: true, channel: .brailleOnly)
    case .playSound, .changePitch, .nothing: break
    }
    return builder.segments
  }

  /// Whether facts wait, as far as the person is told.
  ///
  /// - Source: at-behaviour 1.6 M2
  private func announcesContent(of element: AccessibilityElement) -> Bool {
    guard element.hasHighContentOnly else { return !element.offeredContent.isEmpty }
    return dialect.highOnlyContent == .announced
  }

  /// The app's hint and VoiceOver's own, after a silence.
  private func hintSegments(of element: AccessibilityElement) -> [Utterance.Segment] {
    guard verbosity.speaksHints else { return [] }
    var own = UtteranceBuilder(phrases: phrases)
    if !element.isNameless {
      own.add(element.hint, from: .attribute(.hint), of: element, startsSentence: true)
    }
    if let key = ownHint(for: element), !isSilencedHint(of: element) {
      let rules = dialect.platform == .macOS ? [dialect.desktopHints.rule] : []
      own.add(key, of: element.id, startsSentence: true, rules: rules)
    }
    var segments = own.segments
    if !segments.isEmpty {
      segments[0].pause = dialect.hintPause.duration
      segments[0].rules.append(dialect.hintPause.rule)
    }
    return segments
  }

  /// What the element is for, whether or not hints are spoken by themselves.
  func hint(of element: AccessibilityElement) -> Utterance {
    var composer = self
    composer.verbosity.speaksHints = true
    return Utterance(composer.hintSegments(of: element))
  }

  /// True where VoiceOver has a hint of its own and an open question keeps it silent.
  private func isSilencedHint(of element: AccessibilityElement) -> Bool {
    guard verbosity.speaksHints, dialect.platform == .macOS, dialect.desktopHints == .silent else {
      return false
    }
    return ownHint(for: element).map { !phrases.words($0).isEmpty } ?? false
  }

  /// What VoiceOver itself says about using an element of that kind.
  ///
  /// - Source: at-behaviour 1.5.2
  private func ownHint(for element: AccessibilityElement) -> PhraseKey? {
    let traits = element.traits
    guard !traits.contains(.notEnabled) else { return nil }
    if traits.contains(.toggleButton) { return .hintToggle }
    if traits.contains(.popUpButton) { return .hintPick }
    if !traits.isDisjoint(with: [.textEntry, .secureTextEntry, .textArea, .searchField]) {
      return traits.contains(.isEditing) ? nil : .hintEdit
    }
    if traits.contains(.adjustable) { return element.isNameless ? nil : .hintAdjust }
    if traits.contains(.link) { return .hintFollow }
    return traits.isDisjoint(with: [.button, .backButton]) ? nil : .hintPress
  }
}

extension AccessibilityElement {
  /// The facts that have a label or a value.
  fileprivate var offeredContent: [CustomContent] {
    customContent.filter { !$0.label.isBlank || !$0.value.isBlank }
  }

  /// True where there are facts and each is of high importance.
  fileprivate var hasHighContentOnly: Bool {
    let content = offeredContent
    return !content.isEmpty && content.allSatisfy { $0.importance == .high }
  }
}
