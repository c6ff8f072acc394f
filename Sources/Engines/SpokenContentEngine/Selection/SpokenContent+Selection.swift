import AccessibilityModel

extension SpokenContent {
  /// What is selected: by the person here, else by keys in the text that is being edited.
  ///
  /// - Complexity: O(n) for n elements where nothing was selected here.
  func selected(in tree: AccessibilityTree) -> Selection? {
    selection ?? editedText(in: tree, needsSelection: true)
  }

  /// Selects words where they stand first, or all of the text with that name.
  mutating func select(_ words: String, in tree: AccessibilityTree) -> [Effect] {
    let texts = tree.stops.lazy.compactMap { id in tree[id].flatMap { ReadableText($0) } }
    if let named = tree.stops.lazy.compactMap({ tree[$0] }).first(where: { $0.isNamed(words) }),
      let text = ReadableText(named)
    {
      return take(Selection(text: text, range: text.all), in: tree)
    }
    guard !words.isEmpty else { return [] }
    for text in texts {
      if let range = text.range(of: words) { return take(Selection(text: text, range: range), in: tree) }
    }
    return nothing(in: tree)
  }

  /// Selects whole units around what is selected, or around the place where is typed, else the first on the screen.
  mutating func select(_ unit: SelectionUnit, in tree: AccessibilityTree) -> [Effect] {
    guard let start = selected(in: tree) ?? editedText(in: tree) ?? firstText(in: tree),
      let range = start.text.grown(start.range, to: unit)
    else { return nothing(in: tree) }
    return take(Selection(text: start.text, range: range), in: tree)
  }

  /// Selects the unit behind what is selected too.
  mutating func extend(by unit: SelectionUnit, in tree: AccessibilityTree) -> [Effect] {
    guard let start = selected(in: tree) ?? editedText(in: tree) ?? firstText(in: tree) else {
      return nothing(in: tree)
    }
    let range = start.text.extended(start.range, by: unit)
    return take(Selection(text: start.text, range: range), in: tree)
  }

  /// Selects nothing any more.
  mutating func selectNothing(in tree: AccessibilityTree) -> [Effect] {
    selection = nil
    menu = nil
    return shown(in: tree)
  }

  /// Keeps a selection, has the app show it in a text that is edited, and opens the menu where it is wanted.
  mutating func take(_ selection: Selection, opensMenu: Bool = true, in tree: AccessibilityTree) -> [Effect] {
    self.selection = selection
    var effects: [Effect] = []
    if selection.text.isEditable {
      effects.append(.request(request(.edit(selection.text.element, .select(selection.range)))))
    }
    menu = opensMenu ? selectionMenu(in: tree) : nil
    return effects + shown(in: tree)
  }

  /// The text that is being edited, with what is selected in it.
  private func editedText(in tree: AccessibilityTree, needsSelection: Bool = false) -> Selection? {
    for id in tree.stops {
      guard let element = tree[id], element.traits.contains(.isEditing), let content = element.textContent,
        let range = content.selection, !needsSelection || !range.isEmpty, let text = ReadableText(element)
      else { continue }
      return Selection(text: text, range: range.clamped(to: text.all))
    }
    return nil
  }

  /// The first text on the screen, with nothing selected in it.
  private func firstText(in tree: AccessibilityTree) -> Selection? {
    tree.stops.lazy.compactMap { tree[$0].flatMap { ReadableText($0) } }.first.map {
      Selection(text: $0, range: 0..<0)
    }
  }

  /// Keeps the selection true to the screen: a text that changed, or is gone, has none.
  mutating func repairSelection(in tree: AccessibilityTree) {
    guard let selection else { return }
    guard let element = tree[selection.text.element], let text = ReadableText(element),
      text.text == selection.text.text
    else {
      self.selection = nil
      menu = nil
      return
    }
    if text != selection.text { self.selection?.text = text }
  }
}
