import AccessibilityModel

extension VoiceOver {
  /// Opens a list of everything on the screen.
  ///
  /// - Complexity: O(n).
  /// - Source: Behaviour 1.2, 2
  mutating func openItemChooser(in tree: AccessibilityTree) -> [Effect] {
    guard tree.firstStop != nil else { return boundary }
    return list(.itemChooser(Array(tree.stops)), typed: "", in: tree)
  }

  /// Opens the first list that the rotor finds something for.
  ///
  /// - Complexity: O(n).
  /// - Source: Behaviour 2
  mutating func openRotorMenu(in tree: AccessibilityTree) -> [Effect] {
    guard let search = Self.listed.first(where: { !found($0, in: tree).isEmpty }) else { return boundary }
    return list(.found(found(search, in: tree), search), typed: "", in: tree)
  }

  /// Goes to the list beside the one that is open, those without entries left out.
  mutating func turnMenu(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard case .found(_, let search)? = menu?.kind else { return boundary }
    let filled = Self.listed.filter { $0 == search || !found($0, in: tree).isEmpty }
    guard let index = filled.firstIndex(of: search), filled.count > 1 else { return boundary }
    let next = filled[(index + (direction == .next ? 1 : filled.count - 1)) % filled.count]
    return list(.found(found(next, in: tree), next), typed: "", in: tree)
  }

  /// Leaves out entries of the open menu that lead to elements that are gone.
  mutating func pruneMenu(in tree: AccessibilityTree) {
    guard var open = menu else { return }
    open.forget { !isLive($0, in: tree) }
    open.forgetWords { !tree.contains($0) }
    menu = open
  }

  /// Takes in letters, as far as the open menu asks for them.
  mutating func typed(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    guard let open = menu else { return [] }
    let letters: String
    switch input {
    case .type(let text): letters = text
    case .key(let chord) where chord.modifiers.isSubset(of: .shift):
      guard chord.key.count == 1 || chord.key == "space" else { return [] }
      letters = chord.key == "space" ? " " : chord.key
    default: return []
    }
    return heard(refine(open, typed: open.typed + letters, in: tree))
  }

  /// Takes back the last letter that was typed.
  mutating func deleteLetter(in tree: AccessibilityTree) -> [Effect] {
    guard let open = menu, !open.typed.isEmpty else { return boundary }
    return refine(open, typed: String(open.typed.dropLast()), in: tree)
  }

  private mutating func refine(_ open: Menu, typed: String, in tree: AccessibilityTree) -> [Effect] {
    switch open.kind {
    case .moreContent, .actions: return []
    case .itemChooser: return list(.itemChooser(Array(tree.stops)), typed: typed, in: tree)
    case .found(_, let search): return list(.found(found(search, in: tree), search), typed: typed, in: tree)
    case .prompt:
      menu?.typed = typed
      return [.speak(composer.typed(typed.last.map(String.init) ?? ""), interrupts: true)]
    }
  }

  /// Shows what is left of a list once letters are typed.
  private mutating func list(_ kind: Menu.Kind, typed: String, in tree: AccessibilityTree) -> [Effect] {
    var stops: [ElementID] = []
    var entries: [Utterance] = []
    let all: [ElementID]
    switch kind {
    case .itemChooser(let ids), .found(let ids, _): all = ids
    default: all = []
    }
    let wanted = typed.lowercased()
    for id in all {
      let words = composer.composition(of: id, in: tree, from: id).utterance.partsAtFirstPause.now
      guard matches(id, words, wanted, kind, in: tree) else { continue }
      stops.append(id)
      entries.append(words)
    }
    let heading: Utterance
    switch kind {
    case .found(_, let search):
      menu = Menu(kind: .found(stops, search), entries: entries, typed: typed)
      heading = composer.listHeading(RotorEntry.search(search), count: entries.count)
    default:
      menu = Menu(kind: .itemChooser(stops), entries: entries, typed: typed)
      heading = composer.itemChooserHeading(count: entries.count)
    }
    return [.speak(heading, interrupts: true)]
  }

  /// True where typed letters leave an entry in; among headings a digit names a level.
  private func matches(
    _ id: ElementID, _ words: Utterance, _ typed: String, _ kind: Menu.Kind, in tree: AccessibilityTree
  ) -> Bool {
    if typed.isEmpty { return true }
    if case .found(_, .headings) = kind, let level = Int(typed), (1...6).contains(level) {
      return tree[id]?.headingLevel == level
    }
    return words.text.lowercased().contains(typed)
  }

  /// The stops that a search leads to.
  private func found(_ search: RotorSearch, in tree: AccessibilityTree) -> [ElementID] {
    tree.stops.filter { search.matches($0, in: tree, from: cursor) }
  }

  /// The lists of the rotor menu, in order.
  private static let listed: [RotorSearch] = [
    .links, .headings, .formControls, .tables, .landmarks, .images, .lists, .buttons, .textFields,
  ]
}
