import AccessibilityModel

extension VoiceControl {
  /// What words mean on the screen.
  enum Resolution {
    /// This, which is called that.
    case found(Target, String)
    /// One of these.
    case several([Target])
    /// Nothing; the effects say so.
    case nothing([Effect])
  }

  /// What the words in a slot mean: a number where numbers are seen, else a name.
  ///
  /// - Source: Behaviour 4.1 V3, V4, V5
  mutating func resolve(
    _ recognized: RecognizedCommand, _ slot: RecognizedCommand.Slot, in tree: AccessibilityTree
  ) -> Resolution {
    let text = recognized[slot]
    let targets: [Target]
    if let target = chosen[slot] {
      targets = [target]
    } else {
      targets = self.targets(text, in: tree)
    }
    guard let first = targets.first else {
      let isNumber = grammar.number(text) != nil && showing?.targets.isEmpty == false
      return .nothing(isNumber ? tell(.noNumber, ["number": text]) : resolveNothing(text, in: tree))
    }
    if targets.count > 1 { return .several(targets) }
    if case .element(let id) = first {
      guard tree.isUsable(id) else { return .nothing(settle() + tell(.gone, ["name": text])) }
      return .found(first, name(of: id, in: tree) ?? text)
    }
    return .found(first, text)
  }

  private mutating func targets(_ text: String, in tree: AccessibilityTree) -> [Target] {
    let words = FoldedWords(text)
    let numbered = grammar.number(text).flatMap { showing?.targets[$0] }
    if let numbered {
      if case .choosing? = showing?.purpose { return [numbered] }
      let named = meant(by: words, whole: true, in: tree).map(Target.element)
      return [numbered] + named.filter { $0 != numbered }
    }
    if grammar.number(text) != nil, showing?.targets.isEmpty == false {
      return meant(by: words, whole: true, in: tree).map(Target.element)
    }
    return meant(by: words, in: tree).map(Target.element)
  }

  /// Says that nothing has the name, and what comes near to it.
  mutating func resolveNothing(_ text: String, in tree: AccessibilityTree) -> [Effect] {
    guard settings.showsHints else { return [] }
    let near = index(of: tree).nearest(to: FoldedWords(text))
    if near.isEmpty { return tell(.nothing, ["name": text]) }
    return tell(.nothingNear, ["name": text, "near": near.joined(separator: ", ")])
  }

  /// Does something with what a slot means; asks by number where it means several things.
  mutating func with(
    _ recognized: RecognizedCommand, _ slot: RecognizedCommand.Slot = .item, in tree: AccessibilityTree,
    _ body: (inout VoiceControl, Target, String) -> [Effect]
  ) -> [Effect] {
    switch resolve(recognized, slot, in: tree) {
    case .found(let target, let name): return body(&self, target, name)
    case .several(let targets): return choose(among: targets, for: recognized, slot, in: tree)
    case .nothing(let effects): return effects
    }
  }

  /// Does something with what a slot means, or with the middle of the screen where the slot was left out.
  mutating func withPlace(
    _ recognized: RecognizedCommand, in tree: AccessibilityTree,
    _ body: (inout VoiceControl, Point, Target?, String) -> [Effect]
  ) -> [Effect] {
    guard recognized.slots[.item] != nil else {
      return body(&self, Grid(settings, in: tree).area.center, nil, "")
    }
    return with(recognized, in: tree) { voice, target, name in
      guard let point = voice.place(of: target, in: tree) else { return [] }
      return body(&voice, point, target, name)
    }
  }

  /// Where a finger would be put for a target.
  func place(of target: Target, in tree: AccessibilityTree) -> Point? {
    switch target {
    case .element(let id): tree[id]?.effectiveActivationPoint
    case .point(let point, _): point
    }
  }

  /// What is shown for an element, or its label; `nil` where it has neither.
  func name(of id: ElementID, in tree: AccessibilityTree) -> String? {
    guard let element = tree[id] else { return nil }
    let names = element.inputLabels + [element.label].compactMap(\.self)
    return names.first { !$0.isBlank }?.string
  }

  /// Uses what was said, as a tap does.
  ///
  /// - Source: Behaviour 4.1 V6
  mutating func use(_ target: Target, named name: String?, in tree: AccessibilityTree) -> [Effect] {
    let effects = settle()
    switch target {
    case .point(let point, _): return effects + [request(.tap(point), .using(name ?? ""))]
    case .element(let id):
      guard let element = tree[id] else { return effects }
      let kind: Request.Kind =
        options.activation == .handler ? .activate(id) : .tap(element.effectiveActivationPoint)
      return effects + [request(kind, .using(name ?? ""))]
    }
  }
}
