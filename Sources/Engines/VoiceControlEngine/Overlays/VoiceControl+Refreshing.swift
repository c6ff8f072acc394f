import AccessibilityModel

extension VoiceControl {
  /// Lets what is drawn follow the screen: what is gone loses its mark, and what is new gets one where marks stay.
  ///
  /// A number never comes to stand for something else while it is seen, unless the options say so.
  /// - Complexity: O(n).
  mutating func refresh(in tree: AccessibilityTree) -> [Effect] {
    guard let before = showing else { return [] }
    switch before.overlay.kind {
    case .names, .numbers:
      if before.isContinuous, before.overlay.kind == .names || options.numbering == .anew {
        let effects = show(before.overlay.kind, isContinuous: true, in: tree)
        return showing?.overlay.marks == before.overlay.marks ? [] : effects
      }
    case .choices: break
    case .actions:
      guard case .acting(let id, _) = before.purpose, tree.isUsable(id) else { return hide() }
      return []
    default: return []
    }
    var next = before
    next.overlay.marks = before.overlay.marks.compactMap { mark in
      guard let id = mark.element else { return mark }
      guard let element = tree[id], tree.isUsable(id) else { return nil }
      var mark = mark
      mark.frame = element.outline
      return mark
    }
    next.targets = before.targets.filter { _, target in
      if case .element(let id) = target { tree.isUsable(id) } else { true }
    }
    if before.isContinuous { number(what: &next, in: tree) }
    guard !next.overlay.marks.isEmpty || before.isContinuous else {
      lostNumbers = !before.targets.isEmpty
      return hide()
    }
    showing = next
    return next.overlay == before.overlay ? [] : [.show(next.overlay)]
  }

  /// Gives what is new the numbers above all others.
  private mutating func number(what next: inout Showing, in tree: AccessibilityTree) {
    var known: Set<ElementID> = []
    for case .element(let id) in next.targets.values { known.insert(id) }
    var number = next.targets.keys.max() ?? 0
    for entry in index(of: tree).entries where !known.contains(entry.id) {
      number += 1
      guard let element = tree[entry.id] else { continue }
      next.targets[number] = .element(entry.id)
      next.overlay.marks.append(
        Overlay.Mark(
          "\(number)", label: entry.name, frame: element.outline, element: entry.id,
          hasActions: options.platform == .iOS && !element.actions.isEmpty))
    }
    if next.overlay.marks.count > known.count, !next.overlay.rules.contains(options.numbering.rule) {
      next.overlay.rules.append(options.numbering.rule)
    }
  }
}
