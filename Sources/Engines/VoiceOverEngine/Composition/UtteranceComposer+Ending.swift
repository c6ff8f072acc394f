import AccessibilityModel

extension UtteranceComposer {
  /// Adds hint, "Actions available" and "More content available", each a sentence of its own.
  ///
  /// - Returns: sounds that stand in for one of the phrases.
  /// - Source: Behaviour 1.5 U3, U6, 1.14
  func addEnding(
    of element: AccessibilityElement, at place: Place, to builder: inout UtteranceBuilder
  ) -> [SoundEvent] {
    let hasActions = place.offersActions
    let hasContent = element.hasAttributes && announcesContent(of: element)
    if hasActions && verbosity.actions == .changePitch || hasContent && verbosity.moreContent == .changePitch
    {
      builder.raisePitch()
    }
    let start = builder.segments.count
    var kinds = 0
    /// Adds one kind of ending and counts it where it says anything.
    func add(_ kind: (inout UtteranceBuilder) -> Void) {
      let before = builder.segments.count
      kind(&builder)
      if builder.segments.count > before { kinds += 1 }
    }
    func addHint() { add { addHints(of: element, to: &$0) } }
    func addActions() {
      guard hasActions else { return }
      add { announce(.actionsAvailable, by: verbosity.actions, for: element.id, to: &$0) }
    }
    let asksContent = verbosity.moreContent != .nothing && element.hasHighContentOnly
    var isContentSilent = asksContent
    func addContent() {
      guard hasContent else { return }
      let before = builder.segments.count
      add { announce(.moreContentAvailable, by: verbosity.moreContent, for: element.id, to: &$0) }
      guard asksContent, builder.segments.count > before else { return }
      builder.note(dialect.highOnlyContent.rule, at: before)
      isContentSilent = false
    }
    switch dialect.endingOrder {
    case .hintActionsContent:
      addHint()
      addActions()
      addContent()
    case .actionsContentHint:
      addActions()
      addContent()
      addHint()
    case .hintContentActions:
      addHint()
      addContent()
      addActions()
    }
    if kinds > 1 { builder.note(dialect.endingOrder.rule, at: start) }
    if isSilencedHint(of: element) { builder.noteOnLast(dialect.desktopHints.rule) }
    if isContentSilent { builder.noteOnLast(dialect.highOnlyContent.rule) }
    var sounds: [SoundEvent] = []
    if hasActions, verbosity.actions == .playSound { sounds.append(.actionsAvailable) }
    if hasContent, verbosity.moreContent == .playSound { sounds.append(.moreContentAvailable) }
    return sounds
  }

  /// Adds the sentence that tells that something waits, for the channels that take words.
  private func announce(
    _ key: PhraseKey, by channel: Verbosity.Channel, for element: ElementID,
    to builder: inout UtteranceBuilder
  ) {
    switch channel {
    case .speak: builder.add(key, of: element, startsSentence: true)
    case .braille: builder.add(key, of: element, startsSentence: true, channel: .brailleOnly)
    case .playSound, .changePitch, .nothing: break
    }
  }

  /// Whether facts wait, as far as the person is told.
  ///
  /// - Source: Behaviour 1.6 M2
  private func announcesContent(of element: AccessibilityElement) -> Bool {
    guard element.hasHighContentOnly else { return !element.offeredContent.isEmpty }
    return dialect.highOnlyContent == .announced
  }

  /// Adds the app's hint and VoiceOver's own, after a silence.
  private func addHints(of element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    guard verbosity.speaksHints else { return }
    let start = builder.segments.count
    let (hasHint, expansion) = (element.hint != nil && !element.isNameless, expansionHint(for: element))
    if let expansion, dialect.expansionHint == .ahead { add(expansion, hasHint, of: element, to: &builder) }
    if hasHint {
      builder.add(element.hint, from: .attribute(.hint), of: element, startsSentence: true)
    }
    if let key = ownHint(for: element), !isSilencedHint(of: element) {
      let rules = dialect.platform == .macOS ? [dialect.desktopHints.rule] : []
      builder.add(key, of: element.id, startsSentence: true, rules: rules)
      addSpellingHint(of: element, to: &builder)
    }
    if let expansion, dialect.expansionHint == .behind { add(expansion, hasHint, of: element, to: &builder) }
    guard builder.segments.count > start else { return }
    builder.delay(start, by: dialect.hintPause.duration)
    builder.note(dialect.hintPause.rule, at: start)
  }

  /// What the element is for, whether or not hints are spoken by themselves.
  func hint(of element: AccessibilityElement) -> Utterance {
    var composer = self
    composer.verbosity.speaksHints = true
    var builder = UtteranceBuilder(phrases: phrases)
    composer.addHints(of: element, to: &builder)
    return Utterance(builder.segments)
  }

  /// True where VoiceOver has a hint of its own and an open question keeps it silent.
  private func isSilencedHint(of element: AccessibilityElement) -> Bool {
    guard verbosity.speaksHints, dialect.platform == .macOS, dialect.desktopHints == .silent else {
      return false
    }
    return ownHint(for: element).map { !phrases.words($0).isEmpty } ?? false
  }

  /// What VoiceOver says about expanding and collapsing; `nil` where the element does neither.
  ///
  /// - Source: Behaviour 1.5 U8
  private func expansionHint(for element: AccessibilityElement) -> PhraseKey? {
    guard element.hasAttributes, let expanded = element.expanded, !element.traits.contains(.notEnabled)
    else { return nil }
    return expanded ? .hintCollapse : .hintExpand
  }

  private func add(
    _ expansion: PhraseKey, _ hasHint: Bool, of element: AccessibilityElement,
    to builder: inout UtteranceBuilder
  ) {
    let rules = hasHint ? [dialect.expansionHint.rule] : []
    builder.add(expansion, of: element.id, startsSentence: true, rules: rules)
  }

  /// Adds where misspelled words of a text area are found, behind the hint for editing it.
  ///
  /// - Source: Behaviour 3.4 (TextEditor)
  private func addSpellingHint(of element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    guard element.hasSpelling, !phrases.words(.hintMisspelledWords).isEmpty else { return }
    switch dialect.spellingHint {
    case .spoken:
      builder.add(
        .hintMisspelledWords, of: element.id, startsSentence: true, rules: [dialect.spellingHint.rule])
    case .silent: builder.noteOnLast(dialect.spellingHint.rule)
    }
  }

  /// What VoiceOver itself says about using an element of that kind.
  ///
  /// - Source: Behaviour 1.5.2
  private func ownHint(for element: AccessibilityElement) -> PhraseKey? {
    let traits = element.traits
    guard !traits.contains(.notEnabled) else { return nil }
    if traits.contains(.toggleButton) { return .hintToggle }
    if traits.contains(.popUpButton) { return .hintPick }
    if !traits.isDisjoint(with: [.textEntry, .secureTextEntry, .textArea, .searchField]) {
      return traits.contains(.isEditing) ? nil : .hintEdit
    }
    if traits.contains(.adjustable) { return .hintAdjust }
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
    guard hasAttributes else { return false }
    let content = offeredContent
    return !content.isEmpty && content.allSatisfy { $0.importance == .high }
  }
}
