import AccessibilityModel

extension SpokenContent {
  /// Takes in what the person did.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    wakeController()
    switch input {
    case .selectText(let words): return select(words, in: tree)
    case .select(let unit): return select(unit, in: tree)
    case .extend(let unit): return extend(by: unit, in: tree)
    case .selectWord(let point): return selectWord(at: point, in: tree)
    case .selectTo(let point): return select(to: point, in: tree)
    case .selectNothing: return selectNothing(in: tree)
    case .menu:
      menu = menu == nil ? selectionMenu(in: tree) : nil
      return shown(in: tree)
    case .choose(let words): return choose(words, in: tree)
    case .speakSelection: return settings.speaksSelection ? speakSelection(in: tree) : []
    case .speakSelectionIn(let name):
      guard settings.speaksSelection, let language = names.tag(named: name) else { return [] }
      return speakSelection(as: language, in: tree)
    case .speakScreen: return settings.speaksScreen ? speakScreen(in: tree) : []
    case .pause: return pause(in: tree)
    case .resume: return resume(in: tree)
    case .stop: return stop(in: tree)
    case .panel(let button): return press(button, in: tree)
    case .tap(let point): return tap(point, in: tree)
    case .hold(let words): return hold(words)
    case .lift:
      waiting = nil
      return []
    case .highlight(let highlighting):
      settings.highlights = highlighting != .off
      if highlighting != .off { settings.highlighting = highlighting }
      return shown(in: tree)
    case .showController(let isShown):
      settings.showsController = isShown
      if !isShown { tapsSpeak = false }
      wakeController()
      return shown(in: tree)
    case .controller(let touch): return touchController(touch, in: tree)
    }
  }

  /// Speaks what is selected: each language in its voice, or as one language.
  ///
  /// - Source: Behaviour 7.1 SC1, SC5
  mutating func speakSelection(as language: String? = nil, in tree: AccessibilityTree) -> [Effect] {
    guard let selection = selected(in: tree), !selection.range.isEmpty else { return nothing(in: tree) }
    var passage = Passage(selection.text)
    passage.range = selection.range
    if options.oneLanguage == .everything { passage.language = language } else { passage.only = language }
    menu = nil
    return begin(Reading(kind: .selection, passages: [passage]), in: tree)
  }

  /// Makes a pause.
  mutating func pause(in tree: AccessibilityTree) -> [Effect] {
    guard let reading, !reading.isPaused else { return [] }
    self.reading?.isPaused = true
    menu = nil
    return [.stopSpeech] + shown(in: tree)
  }

  /// Goes on after a pause.
  ///
  /// - Source: Behaviour 7.1 SC1
  mutating func resume(in tree: AccessibilityTree) -> [Effect] {
    guard let reading, reading.isPaused else { return [] }
    menu = nil
    self.reading?.rules.append(options.resumption.rule)
    if options.resumption == .sentence { self.reading?.goToSentenceStart() }
    return speakRest(in: tree)
  }

  /// Ends speech.
  mutating func stop(in tree: AccessibilityTree) -> [Effect] {
    guard let reading else { return [] }
    self.reading = nil
    menu = nil
    (asking, scrolling) = (nil, nil)
    return (reading.isPaused ? [] : [.stopSpeech]) + shown(in: tree)
  }

  /// Ends speech, before it is turned off.
  public mutating func end(in tree: AccessibilityTree) -> [Effect] {
    waiting = nil
    return stop(in: tree)
  }

  /// The two ways to have text spoken that apps can ask about, each where it is on.
  public var settingsOfApps: Set<String> {
    var names: Set<String> = []
    if settings.speaksSelection { names.insert("speakSelection") }
    if settings.speaksScreen { names.insert("speakScreen") }
    return names
  }

  /// Speaks what lies under a finger, while taps do that.
  ///
  /// - Source: Behaviour 7.1 SC8
  private mutating func tap(_ point: Point, in tree: AccessibilityTree) -> [Effect] {
    guard tapsSpeak, point.x.isFinite, point.y.isFinite else { return [] }
    guard let text = tree.hitTest(point).flatMap({ tree[$0] }).flatMap({ ReadableText($0) }) else {
      return nothing(in: tree)
    }
    return begin(Reading(kind: .item, passages: [Passage(text)]), in: tree)
  }
}
