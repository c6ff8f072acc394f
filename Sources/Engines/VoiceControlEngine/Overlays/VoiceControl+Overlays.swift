import AccessibilityModel

extension VoiceControl {
  /// Draws something in place of what was drawn before.
  mutating func show(_ next: Showing) -> [Effect] {
    var next = next
    if !next.isContinuous {
      next.fades = now.advanced(by: options.fading.duration)
      if next.overlay.kind != .message { next.overlay.rules.append(options.fading.rule) }
    }
    switch next.purpose {
    case .choosing, .acting, .confirming: next.fades = nil
    case .seeing, .cells: break
    }
    showing = next
    return [.show(next.overlay)]
  }

  /// Takes away what is drawn.
  mutating func hide() -> [Effect] {
    guard showing != nil else { return [] }
    showing = nil
    return [.show(nil)]
  }

  /// Takes away what is drawn, where that is of a kind.
  mutating func hide(_ kind: Overlay.Kind) -> [Effect] {
    showing?.overlay.kind == kind ? hide() : []
  }

  /// What was shown once has served its purpose; what stays, stays.
  mutating func settle() -> [Effect] {
    guard let showing else { return [] }
    if showing.isContinuous, showing.purpose == .seeing { return [] }
    return hide()
  }

  /// Shows a sentence for a moment; above what stays, where something does.
  mutating func tell(
    _ phrase: VoicePhrase, _ arguments: [String: String] = [:], rules: [UncertainRule] = []
  ) -> [Effect] {
    let words = phrases(phrase, arguments)
    if var persistent = showing, persistent.isPersistent {
      persistent.overlay.title = words
      persistent.overlay.rules += rules.filter { !persistent.overlay.rules.contains($0) }
      showing = persistent
      return [.show(persistent.overlay)]
    }
    return show(Showing(overlay: Overlay(.message, title: words, rules: rules)))
  }

  /// Draws names or numbers on everything that can be used by voice.
  ///
  /// - Complexity: O(n).
  /// - Source: Behaviour 4.1 V2, V7, V8
  mutating func show(_ kind: Overlay.Kind, isContinuous: Bool, in tree: AccessibilityTree) -> [Effect] {
    var next = Showing(overlay: Overlay(kind, title: phrases(kind == .names ? .names : .numbers)))
    next.isContinuous = isContinuous
    let entries = index(of: tree).entries
    if kind == .names {
      for entry in entries where !entry.name.isEmpty {
        next.overlay.marks.append(mark(entry.name, entry.id, kind, in: tree))
      }
      if tree.hasInputLabels(entries.map(\.id)) { next.overlay.rules.append(options.inputLabels.rule) }
    } else {
      for (place, entry) in entries.enumerated() {
        next.overlay.marks.append(mark("\(place + 1)", entry.id, kind, in: tree))
        next.targets[place + 1] = .element(entry.id)
      }
    }
    return show(next)
  }

  /// Draws numbers on the few elements that were meant.
  ///
  /// - Source: Behaviour 4.1 V4
  mutating func choose(
    among targets: [Target], for recognized: RecognizedCommand, _ slot: RecognizedCommand.Slot,
    in tree: AccessibilityTree
  ) -> [Effect] {
    var next = Showing(
      overlay: Overlay(.choices, title: phrases(.choices)), purpose: .choosing(recognized, slot, chosen))
    for (place, target) in targets.enumerated() {
      switch target {
      case .element(let id): next.overlay.marks.append(mark("\(place + 1)", id, .choices, in: tree))
      case .point(_, let cell): next.overlay.marks.append(Overlay.Mark("\(place + 1)", frame: cell))
      }
      next.targets[place + 1] = target
    }
    if case .element = targets.first, options.partialNames != .none {
      next.overlay.rules.append(options.partialNames.rule)
    }
    return show(next)
  }

  /// Draws the cells of a grid.
  mutating func showGrid(_ grid: Grid, isContinuous: Bool) -> [Effect] {
    var next = Showing(overlay: Overlay(.grid, title: phrases(.grid)), purpose: .cells(grid))
    next.isContinuous = isContinuous
    for number in 1...grid.count {
      guard let cell = grid.cell(number) else { continue }
      next.overlay.marks.append(Overlay.Mark("\(number)", frame: cell))
      next.targets[number] = .point(cell.center, cell)
    }
    return show(next)
  }

  /// Draws the actions of an element.
  ///
  /// - Source: Behaviour 4.1 V7
  mutating func showActions(of element: AccessibilityElement, named name: String) -> [Effect] {
    guard !element.actions.isEmpty else { return tell(.noActions, ["name": name]) }
    let named = element.actions.filter { !$0.name.isBlank }
    var actions = named.map(Showing.Action.perform)
    switch options.activateEntry {
    case .first: actions.insert(.activate, at: 0)
    case .last: actions.append(.activate)
    case .none: break
    }
    var next = Showing(
      overlay: Overlay(.actions, title: phrases(.actions, ["name": name])),
      purpose: .acting(element.id, actions))
    for (place, action) in actions.enumerated() {
      let words = self.name(of: action)
      next.overlay.marks.append(Overlay.Mark("\(place + 1)", label: words, element: element.id))
    }
    next.overlay.rules.append(options.activateEntry.rule)
    return show(next)
  }

  /// What an entry of the list of actions is called.
  func name(of action: Showing.Action) -> String {
    switch action {
    case .activate: phrases(.activate)
    case .perform(let action): action.name.string
    }
  }

  private func mark(
    _ text: String, _ id: ElementID, _ kind: Overlay.Kind, in tree: AccessibilityTree
  ) -> Overlay.Mark {
    let element = tree[id]
    let hasArrow = kind == .numbers && options.platform == .iOS && element?.actions.isEmpty == false
    let label = kind == .names ? "" : name(of: id, in: tree) ?? ""
    return Overlay.Mark(
      text, label: label, frame: element?.outline ?? .zero, element: id, hasActions: hasArrow)
  }
}

extension Showing {
  /// True where it is not taken away by a sentence: the person still reads it, or answers it.
  fileprivate var isPersistent: Bool { isContinuous || purpose.isQuestion || !targets.isEmpty }
}

extension Showing.Purpose {
  /// True where the person has to answer before anything else is drawn.
  var isQuestion: Bool {
    switch self {
    case .choosing, .acting, .confirming: true
    case .seeing, .cells: false
    }
  }
}

extension AccessibilityTree {
  fileprivate func hasInputLabels(_ ids: [ElementID]) -> Bool {
    ids.contains { self[$0]?.inputLabels.isEmpty == false }
  }
}
