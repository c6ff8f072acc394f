import AccessibilityModel

extension VoiceControl {
  /// How deep commands may call one another.
  static let depthLimit = 8

  /// Takes in what a person says.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    switch input {
    case .look(let isAtScreen):
      guard settings.isAttentionAware, isOn else { return [] }
      if isAtScreen == !isAsleep { return [] }
      isAsleep = !isAtScreen
      return isAsleep ? hide() : tell(.awake)
    case .say(let text):
      guard isOn else { return [] }
      return hear(text, in: tree)
    }
  }

  /// Makes sense of words and does what they mean.
  mutating func hear(_ text: String, in tree: AccessibilityTree) -> [Effect] {
    let recognized = grammar.recognized(text).flatMap { settings.disabled.contains($0.command) ? nil : $0 }
    if isAsleep {
      guard recognized?.command == .wakeUp else { return [] }
      isAsleep = false
      return tell(.awake)
    }
    let words = FoldedWords(text)
    guard !words.isEmpty else { return [] }
    if let effects = answer(to: text, recognized, in: tree) { return effects }
    if let effects = chosenAction(text, in: tree) { return effects }
    if recognized?.command != .stopRecording, recognized?.command != .repeat { recording?.append(text) }
    if let custom = settings.customCommands.first(where: { FoldedWords($0.phrase) == words }) {
      return understood(text) + run(custom, in: tree)
    }
    guard let recognized else { return hearName(text, words, in: tree) }
    let named = meant(by: words, whole: true, in: tree)
    if !named.isEmpty {
      let prefersName = options.collisions == .name || recognized.isOpenEnded
      if prefersName { return hearName(text, words, in: tree) }
    }
    if recognized.command == .repeat { return say(again: recognized, in: tree) }
    chosen = [:]
    var effects = understood(text)
    if settings.confirmed.contains(recognized.command) { return effects + ask(about: recognized, text) }
    effects += carryOut(recognized, in: tree)
    if !named.isEmpty, !effects.contains(where: \.isTelling) {
      effects += tell(.collision, ["phrase": text], rules: [options.collisions.rule])
    }
    return effects
  }

  /// Words that are no command: a number or a name, else text for the field that is edited.
  private mutating func hearName(_ text: String, _ words: FoldedWords, in tree: AccessibilityTree) -> [Effect]
  {
    let field = mode == .command ? nil : editedField(in: tree)
    let number = grammar.number(text)
    defer { lostNumbers = false }
    if lostNumbers, number != nil { return tell(.noNumber, ["number": text]) }
    let isNumber = number != nil && showing?.targets.isEmpty == false
    if mode == .dictation || mode == .command || isNumber {
      let isWhole = field != nil
      if isNumber || !meant(by: words, whole: isWhole, in: tree).isEmpty {
        return understood(text) + hearItem(text, in: tree)
      }
    }
    if mode != .command, let field { return understood(text) + dictate(text, into: field) }
    return resolveNothing(text, in: tree)
  }

  /// The elements that words mean.
  mutating func meant(by words: FoldedWords, whole: Bool = false, in tree: AccessibilityTree) -> [ElementID] {
    let found = index(of: tree).matches(words, whole: whole || options.partialNames == .none)
    return options.partialNames == .firstWords && found.fit == .inside ? [] : found.ids
  }

  /// A bare name, or a number: of a grid it goes into the cell, else it does what was to be chosen for.
  private mutating func hearItem(_ text: String, in tree: AccessibilityTree) -> [Effect] {
    if let number = grammar.number(text), case .cells(let grid)? = showing?.purpose,
      let cell = grid.cell(number)
    {
      let isContinuous = showing?.isContinuous == true
      if let inner = grid.inside(number) { return showGrid(inner, isContinuous: isContinuous) }
      return use(.point(cell.center, cell), named: text, in: tree)
    }
    chosen = [:]
    return carryOut(RecognizedCommand(.choose, [.item: text]), in: tree)
  }

  /// What is shown and heard of words that were understood.
  private mutating func understood(_ text: String) -> [Effect] {
    if depth == 0 { lastSaid = text }
    var effects: [Effect] = settings.playsSound ? [.sound(.activated)] : []
    guard settings.showsConfirmation else { return effects }
    if var overlay = showing?.overlay {
      overlay.title = text
      effects.append(.show(overlay))
    } else {
      effects += show(Showing(overlay: Overlay(.message, title: text)))
    }
    return effects
  }

  private mutating func say(again recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect] {
    guard let lastSaid, depth < Self.depthLimit else { return tell(.noRepeat) }
    depth += 1
    defer { depth -= 1 }
    var effects: [Effect] = []
    for _ in 0..<min(recognized.number(.count) ?? 1, 100) { effects += hear(lastSaid, in: tree) }
    return effects
  }

  private mutating func run(
    _ custom: VoiceControlSettings.CustomCommand, in tree: AccessibilityTree
  ) -> [Effect] {
    switch custom.effect {
    case .insert(let text):
      guard let field = editedField(in: tree) else { return tell(.noField) }
      return [request(.edit(field.id, .insert(text)), .using(custom.phrase))]
    case .shortcut(let name): return [.system(.shortcut(name))]
    case .phrases(let phrases):
      guard depth < Self.depthLimit else { return tell(.recordLimit) }
      depth += 1
      defer { depth -= 1 }
      return phrases.flatMap { hear($0, in: tree) }
    }
  }

  /// Asks before something is done.
  private mutating func ask(about recognized: RecognizedCommand, _ text: String) -> [Effect] {
    show(
      Showing(
        overlay: Overlay(.question, title: phrases(.confirm, ["phrase": text])),
        purpose: .confirming(recognized))
    )
  }

  /// The answer to a question that is open; `nil` where none is.
  private mutating func answer(
    to text: String, _ recognized: RecognizedCommand?, in tree: AccessibilityTree
  ) -> [Effect]? {
    guard case .confirming(let asked)? = showing?.purpose else { return nil }
    switch recognized?.command {
    case .execute: return hide() + carryOut(asked, in: tree)
    case .cancel, .goToSleep: return hide() + tell(.cancelled)
    default: return showing.map { [.show($0.overlay)] } ?? []
    }
  }

  /// The action that was said while actions are shown; `nil` where none was.
  private mutating func chosenAction(_ text: String, in tree: AccessibilityTree) -> [Effect]? {
    guard case .acting(let id, let actions)? = showing?.purpose else { return nil }
    var spoken = text
    if let recognized = grammar.recognized(text) {
      switch recognized.command {
      case .tap, .choose: spoken = recognized[.item]
      case .cancel: return hide()
      case .emoji, .openApp: break
      default: return nil
      }
    }
    let words = FoldedWords(spoken)
    let chosen: Showing.Action?
    if let number = grammar.number(spoken) {
      chosen = actions.indices.contains(number - 1) ? actions[number - 1] : nil
      if chosen == nil { return tell(.noNumber, ["number": spoken]) }
    } else {
      let fitting = actions.filter { FoldedWords(name(of: $0)) == words }
      let beginning =
        fitting.isEmpty ? actions.filter { FoldedWords(name(of: $0)).words.starts(with: words.words) } : []
      let all = fitting + beginning
      guard all.count <= 1 else { return showing.map { [.show($0.overlay)] } }
      chosen = all.first
    }
    guard let chosen else { return nil }
    let effects = hide()
    guard tree.isUsable(id) else { return effects + tell(.gone, ["name": name(of: chosen)]) }
    switch chosen {
    case .activate: return effects + use(.element(id), named: name(of: id, in: tree), in: tree)
    case .perform(let shown):
      guard let action = tree[id]?.offering(shown) else {
        return effects + tell(.gone, ["name": shown.name.string])
      }
      return effects + [request(.perform(id, action.id), .using(action.name.string))]
    }
  }
}

extension Effect {
  /// True where words are shown that a later sentence would cover.
  fileprivate var isTelling: Bool {
    guard case .show(let overlay?) = self else { return false }
    return overlay.kind != .numbers && overlay.kind != .names && overlay.kind != .grid
  }
}
