import AccessibilityModel

extension UtteranceComposer {
  /// Adds hint, "Actions available" and "More content available", each a sentence of its own.
  ///
  /// - Returns: sounds that stand in for one of the phrases.
  /// - Source: at-behaviour 1.5 U3, U6, 1.14
  func addEnding(
    of element: AccessibilityElement, in tree: AccessibilityTree, to builder: inout UtteranceBuilder
  ) -> [SoundEvent] {
    let hint = hintSegments(of: element, noting: &builder)
    let hasActions = !offeredActions(of: element.id, in: tree).isEmpty
    let hasContent = announcesContent(of: element, noting: &builder)
    let actions = announcement(
      of: .actionsAvailable, by: hasActions ? verbosity.actions : .nothing, for: element.id)
    let content = announcement(
      of: .moreContentAvailable, by: hasContent ? verbosity.moreContent : .nothing, for: element.id)
    if hasActions && verbosity.actions == .changePitch || hasContent && verbosity.moreContent == .changePitch
    {
      builder.raisePitch()
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
  private func announcesContent(
    of element: AccessibilityElement, noting builder: inout UtteranceBuilder
  ) -> Bool {
    let content = element.customContent.filter { !$0.label.isBlank || !$0.value.isBlank }
    guard !content.isEmpty else { return false }
    if content.contains(where: { $0.importance == .onDemand }) { return true }
    if verbosity.moreContent != .nothing { builder.noteOnLast(dialect.highOnlyContent.rule) }
    return dialect.highOnlyContent == .announced
  }

  /// The app's hint and VoiceOver's own, after a silence.
  private func hintSegments(
    of element: AccessibilityElement, noting builder: inout UtteranceBuilder
  ) -> [Utterance.Segment] {
    guard verbosity.speaksHints else { return [] }
    var own = UtteranceBuilder(phrases: phrases)
    if !element.isNameless {
      own.add(element.hint, from: .attribute(.hint), of: element, startsSentence: true)
    }
    if let key = ownHint(for: element), !phrases.words(key).isEmpty {
      let isDesktop = dialect.platform == .macOS
      if isDesktop, dialect.desktopHints == .silent {
        builder.noteOnLast(dialect.desktopHints.rule)
      } else {
        own.add(
          key, of: element.id, startsSentence: true, rules: isDesktop ? [dialect.desktopHints.rule] : [])
      }
    }
    var segments = own.segments
    if !segments.isEmpty {
      segments[0].pause = dialect.hintPause.duration
      segments[0].rules.append(dialect.hintPause.rule)
    }
    return segments
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
