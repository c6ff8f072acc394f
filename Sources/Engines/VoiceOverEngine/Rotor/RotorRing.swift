import AccessibilityModel

/// The entries that the rotor offers at one place, in the order in which they come round.
struct RotorRing {
  /// The entries.
  var entries: [RotorEntry] = []

  /// The entry so many turns away; `nil` where there is none.
  func entry(_ direction: Direction, of current: RotorEntry?) -> RotorEntry? {
    guard !entries.isEmpty else { return nil }
    guard let index = current.flatMap(entries.firstIndex(of:)) else { return entries.first }
    let step = direction == .next ? 1 : entries.count - 1
    return entries[(index + step) % entries.count]
  }
}

extension VoiceOver {
  /// Looks at what the rotor can lead to, once after each change of the screen.
  ///
  /// - Complexity: O(n) after the screen has changed.
  mutating func lookForDestinations(in tree: AccessibilityTree) -> RotorDestinations {
    if let destinations { return destinations }
    let found = RotorDestinations(tree)
    destinations = found
    return found
  }

  /// What the rotor offers where the cursor is.
  ///
  /// - Complexity: O(depth); O(n) where only what leads somewhere is offered.
  /// - Source: Behaviour 1.4.1 R1, R2, R5, 1.4.3 C2, C3
  func ring(in tree: AccessibilityTree) -> RotorRing {
    ring(in: tree, dialect.rotorValidity, dialect.contextEntryPlace)
  }

  /// What the rotor would offer under given choices.
  func ring(
    in tree: AccessibilityTree, _ validity: RotorValidity, _ place: ContextEntryPlace
  ) -> RotorRing {
    var ticked: [RotorEntry] = []
    for entry in rotor.ticked where entry.isOrdinary && !ticked.contains(entry) { ticked.append(entry) }
    addFixedEntries(to: &ticked)
    ticked.removeAll { $0 == .setting(.language) && voice.languages.count < 2 }
    if validity == .leading { ticked = leading(ticked, in: tree) }
    var context: [RotorEntry] = []
    for entry in contextEntries(in: tree) where !context.contains(entry) && !ticked.contains(entry) {
      context.append(entry)
    }
    return RotorRing(entries: place == .first ? context + ticked : ticked + context)
  }

  /// Adds Characters and Words, which are there whether or not they are ticked: side by side, in front where
  /// neither is.
  ///
  /// - Source: Behaviour 1.4.1 R2
  private func addFixedEntries(to entries: inout [RotorEntry]) {
    if !entries.contains(.text(.characters)) {
      let place = entries.firstIndex(of: .text(.words)) ?? entries.startIndex
      entries.insert(.text(.characters), at: place)
    }
    if !entries.contains(.text(.words)), let place = entries.firstIndex(of: .text(.characters)) {
      entries.insert(.text(.words), at: place + 1)
    }
  }

  /// The entries that are there because of the element under the cursor.
  private func contextEntries(in tree: AccessibilityTree) -> [RotorEntry] {
    guard let cursor, let element = tree[cursor] else { return [] }
    var result: [RotorEntry] = []
    if element.isAdjustable { result.append(.adjustValue) }
    for offered in composer.offeredActions(of: cursor, in: tree) {
      result.append(RotorEntry(offered.action.category))
    }
    if !composer.moreContent(of: element).isEmpty { result.append(.moreContent) }
    if chart(around: cursor, in: tree) != nil { result.append(.audioGraph) }
    if directTouchArea(around: cursor, in: tree) != nil { result.append(.directTouch) }
    if element.traits.contains(.supportsZoom) { result.append(.zoom) }
    if element.hasSpelling, !element.traits.contains(.notEnabled) { result.append(.search(.misspelledWords)) }
    if dialect.textSelection == .sideways, element.isSelectable { result.append(.textSelection) }
    return result + appRotors(in: tree).map(\.entry)
  }

  /// The rotors of the app that hold where the cursor is, the innermost first.
  ///
  /// - Source: Behaviour 1.4.3 C2, C3
  func appRotors(
    in tree: AccessibilityTree
  ) -> [(entry: RotorEntry, descriptor: RotorDescriptor, owner: ElementID)] {
    guard let cursor else { return [] }
    var result: [(entry: RotorEntry, descriptor: RotorDescriptor, owner: ElementID)] = []
    for owner in [cursor] + tree.ancestors(of: cursor) {
      for descriptor in tree[owner]?.rotors ?? [] {
        let search = descriptor.system.map(RotorSearch.init)
        guard search != nil || !descriptor.name.isBlank else { continue }
        let entry = search.map { .search($0) } ?? RotorEntry.custom(descriptor.name.string)
        if !result.contains(where: { $0.entry == entry }) { result.append((entry, descriptor, owner)) }
      }
    }
    return result
  }

  /// The entries that have something to go to; characters, words and settings stay.
  ///
  /// - Complexity: O(n) after the screen has changed.
  private func leading(_ entries: [RotorEntry], in tree: AccessibilityTree) -> [RotorEntry] {
    let replaced = Set(appRotors(in: tree).map(\.entry))
    let destinations = destinations ?? RotorDestinations(tree)
    let element = cursor.flatMap { tree[$0] }
    let characters = element.map { Array(self.text(of: $0).words.string) } ?? []
    let lines = element?.textContent?.lines ?? []
    return entries.filter { entry in
      switch entry {
      case .text(.characters), .text(.words): true
      case .text(let unit): Self.ranges(of: unit, in: characters, lines: lines).count > 1
      case .search(let search):
        replaced.contains(entry) || destinations.hold(search, from: cursor, in: tree)
      case .verticalNavigation:
        element.map { element in
          Direction.allCases.contains {
            destinations.holdNeighbour(straight: $0, of: element.outline, but: element.id)
          }
        } ?? false
      default: true
      }
    }
  }
}

extension RotorEntry {
  /// The entry that offers actions of a category.
  init(_ category: ElementAction.Category) {
    switch category {
    case .standard: self = .actions
    case .edit: self = .edit
    case .named(let name): self = .category(name)
    }
  }
}

extension AccessibilityElement {
  /// True for a text area with text in it, whose spelling can be looked at.
  ///
  /// - Source: Behaviour 1.4.1 R5, 3.4 (TextEditor)
  var hasSpelling: Bool {
    guard traits.contains(.textArea), !traits.contains(.secureTextEntry) else { return false }
    return textContent.map { !$0.string.isEmpty } ?? false
  }

  /// True where flicks can change its value.
  var isAdjustable: Bool { traits.contains(.adjustable) && !traits.contains(.notEnabled) }
}
