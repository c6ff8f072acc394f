import AccessibilityModel

extension KeyboardAccess {
  /// Keys while a name is looked for.
  ///
  /// - Source: Behaviour 5.2 FK5
  mutating func find(_ press: KeyPress, _ command: KeyCommand?, in tree: AccessibilityTree) -> [Effect] {
    guard case .finding(let query, let before) = mode else { return [] }
    if press.held.isEmpty, press.key == "return" { return endFinding(in: tree) }
    if press.held.isEmpty, press.key == "delete" {
      return search(for: String(query.dropLast()), before, in: tree)
    }
    if let character = press.character { return search(for: query + String(character), before, in: tree) }
    switch command {
    case .back:
      mode = .moving
      guard let before, before != focus, tree.isUsable(before) else { return drawRing(in: tree) }
      return focus(on: before, in: tree)
    case .find: return endFinding(in: tree)
    case .down, .right, .next: return searchAgain(query, step: 1, in: tree)
    case .up, .left, .previous: return searchAgain(query, step: -1, in: tree)
    default: return []
    }
  }

  private mutating func endFinding(in tree: AccessibilityTree) -> [Effect] {
    mode = .moving
    return drawRing(in: tree)
  }

  private mutating func search(
    for query: String, _ before: ElementID?, in tree: AccessibilityTree
  ) -> [Effect] {
    mode = .finding(query, from: before)
    let found = catalog(of: tree).found(query)
    return show(found.first, of: found, query, in: tree)
  }

  private mutating func searchAgain(_ query: String, step: Int, in tree: AccessibilityTree) -> [Effect] {
    let found = catalog(of: tree).found(query)
    guard !found.isEmpty else { return show(nil, of: [], query, in: tree) }
    let place = focus.flatMap { found.firstIndex(of: $0) } ?? -step
    return show(found[(place + step + found.count) % found.count], of: found, query, in: tree)
  }

  private mutating func show(
    _ id: ElementID?, of found: [ElementID], _ query: String, in tree: AccessibilityTree
  ) -> [Effect] {
    var effects: [Effect] = []
    if let id, id != focus {
      let kept = mode
      effects = focus(on: id, in: tree).filter { if case .show = $0 { false } else { true } }
      mode = kept
    }
    let isLost = found.isEmpty && !query.isEmpty
    let marks = found.prefix(20).map { id in
      let element = tree[id]
      return Overlay.Mark(
        element?.label?.string ?? "", frame: element?.outline ?? .zero, element: id, isChosen: id == focus)
    }
    let title = phrases(isLost ? .nothingFound : .find, ["query": query])
    return effects + draw(Overlay(.search, title: title, marks: marks))
  }

  /// Shows what can be done with the focused element.
  ///
  /// - Source: Behaviour 5.2 FK6
  mutating func showActions(in tree: AccessibilityTree) -> [Effect] {
    guard let focus, let element = tree[focus] else { return tell(.nothingFocused) }
    let actions = element.actions.filter { !$0.name.isBlank }
    guard !actions.isEmpty else { return tell(.noActions, ["name": element.label?.string ?? ""]) }
    mode = .acting(focus, actions, chosen: 0)
    return drawActions(in: tree)
  }

  private mutating func drawActions(in tree: AccessibilityTree) -> [Effect] {
    guard case .acting(let id, let actions, let chosen) = mode else { return [] }
    let marks = actions.enumerated().map { Overlay.Mark($1.name.string, element: id, isChosen: $0 == chosen) }
    let title = phrases(.actions, ["name": tree[id]?.label?.string ?? ""])
    return draw(Overlay(.actions, title: title, marks: marks))
  }

  /// Keys while a list of actions is open.
  mutating func act(_ press: KeyPress, _ command: KeyCommand?, in tree: AccessibilityTree) -> [Effect] {
    guard case .acting(let id, let actions, let chosen) = mode else { return [] }
    guard tree.isUsable(id) else {
      mode = .moving
      return drawRing(in: tree)
    }
    switch command {
    case .down, .next, .nextItem, .right:
      mode = .acting(id, actions, chosen: (chosen + 1) % actions.count)
    case .up, .previous, .previousItem, .left:
      mode = .acting(id, actions, chosen: (chosen + actions.count - 1) % actions.count)
    case .first: mode = .acting(id, actions, chosen: 0)
    case .last: mode = .acting(id, actions, chosen: actions.count - 1)
    case .back, .actions:
      mode = .moving
      return drawRing(in: tree)
    default:
      guard command == .activate || press.key == "return" else { return [] }
      mode = .moving
      guard let action = tree[id]?.offering(actions[chosen]) else {
        return drawRing(in: tree) + [.sound(.boundary)]
      }
      return drawRing(in: tree) + [request(.perform(id, action.id), .using)]
    }
    return drawActions(in: tree)
  }
}

extension [KeyboardAccess.Spot] {
  /// The elements of which a name, or a word of a name, begins with what is looked for.
  ///
  /// - Complexity: O(n).
  func found(_ query: String) -> [ElementID] {
    let wanted = [UInt8](FoldedWords(query).text.utf8)
    guard !wanted.isEmpty else { return [] }
    var beginning: [ElementID] = []
    var inside: [ElementID] = []
    for spot in self {
      var isInside = false
      var isAtBeginning = false
      for name in spot.names {
        guard let place = name.wordStart(of: wanted) else { continue }
        isInside = true
        isAtBeginning = isAtBeginning || place == 0
      }
      if isAtBeginning {
        beginning.append(spot.id)
      } else if isInside {
        inside.append(spot.id)
      }
    }
    return beginning + inside
  }
}

extension [UInt8] {
  /// The first place from another on where a word begins, and the text goes on with others; `nil` where there is none.
  ///
  /// - Complexity: O(length × length of the others).
  func wordStart(of wanted: [UInt8], from first: Int = 0) -> Int? {
    var place = first
    while place + wanted.count <= count {
      if place == 0 || self[place - 1] == 0x20 {
        var length = 0
        while length < wanted.count, self[place + length] == wanted[length] { length += 1 }
        if length == wanted.count { return place }
      }
      place += 1
    }
    return nil
  }
}
