import AccessibilityModel

/// What the rules say is heard of a stop, read from them in their order and by nothing of the engine's.
///
/// It knows one device: iOS in English with everything as it is when new. Of a combination that no rule decides it
/// says nothing.
/// - Source: Behaviour 1.5.1, 1.5.2, 1.6, 1.10.1, 1.10.2, 1.10.3 G6, 3.4
struct RuleReader {
  private let tree: AccessibilityTree
  private let element: AccessibilityElement
  private let ancestors: [AccessibilityElement]
  private let before: [AccessibilityElement]
  private var said: [String] = []

  /// The words, small and without punctuation; `nil` where no rule decides.
  static func words(of id: ElementID, in tree: AccessibilityTree, from previous: ElementID?) -> [Substring]? {
    guard var reader = RuleReader(id, tree, previous), reader.isDecided else { return nil }
    reader.read()
    return plain(reader.said.joined(separator: " "))
  }

  /// Words alone: small letters and numbers.
  static func plain(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }
  }

  private init?(_ id: ElementID, _ tree: AccessibilityTree, _ previous: ElementID?) {
    guard let element = tree[id] else { return nil }
    self.tree = tree
    self.element = element
    ancestors = tree.ancestors(of: id).compactMap { tree[$0] }
    before = previous.map { [$0] + tree.ancestors(of: $0) }?.compactMap { tree[$0] } ?? []
  }

  /// The hint of a kind of element stands in the table; of an element of two kinds it does not.
  private var isDecided: Bool {
    let kinds: [Traits] = [
      .toggleButton, .popUpButton, [.textEntry, .secureTextEntry, .textArea], .searchField, .adjustable,
    ]
    return kinds.filter { !element.traits.isDisjoint(with: $0) }.count < 2
  }

  private var isNameless: Bool { Self.isBlank(element.label) && Self.isBlank(element.value) }

  private static func isBlank(_ text: SpokenText?) -> Bool { text?.string.allSatisfy(\.isWhitespace) ?? true }

  private mutating func say(_ words: String, if condition: Bool = true) {
    if condition { said.append(words) }
  }

  private mutating func read() {
    readContainers()
    let cell = cell(of: element, ancestors)
    let cellBefore = cell == nil ? nil : self.cell(before)
    readHeaders(cell, cellBefore)
    readHeaderElements()
    let isSwitch = element.traits.contains(.toggleButton)
    let value = isSwitch || Self.isBlank(element.value) ? nil : element.value?.string
    say("selected", if: element.traits.contains(.selected))
    if isNameless {
      say(element.hint?.string ?? "")
    } else {
      say(element.label?.string ?? "")
    }
    if cell == nil { say(value ?? "") }
    for content in element.customContent where content.importance == .high { say(content.value.string) }
    readTraits(isSwitch: isSwitch)
    if let expanded = element.expanded { say(expanded ? "expanded" : "collapsed") }
    readPlace()
    if let cell {
      say("row \(cell.rows.lowerBound + 1)", if: cellBefore?.rows.lowerBound != cell.rows.lowerBound)
      say("column \(cell.columns.lowerBound + 1)")
      say(value ?? "")
    }
    readEnding()
  }

  // MARK: Around it

  /// 1.5.1: "if focus entered a labelled container from outside".
  private mutating func readContainers() {
    for container in ancestors.reversed() where !before.contains(where: { $0.id == container.id }) {
      let isBar = container.containerType == .tabBar || container.traits.contains(.tabBar)
      guard isBar || container.containerType != .none else { continue }
      if Self.isBlank(container.label) {
        say("tab bar", if: isBar)
      } else {
        say(container.label?.string ?? "")
        say(container.value?.string ?? "")
      }
    }
  }

  /// 1.10.2: the place of the element, or of what holds it, in the table around.
  private func cell(of element: AccessibilityElement, _ around: [AccessibilityElement]) -> TablePlace? {
    var place = element.tablePlace
    for container in around {
      if let place, container.containerType == .dataTable { return place }
      place = place ?? container.tablePlace
    }
    return nil
  }

  /// The cell that the cursor comes from, where it lies in the same table.
  private func cell(_ before: [AccessibilityElement]) -> TablePlace? {
    guard let first = before.first, first.id != element.id else { return nil }
    func table(_ element: AccessibilityElement, _ around: [AccessibilityElement]) -> ElementID? {
      var hasPlace = element.tablePlace != nil
      for container in around {
        if hasPlace, container.containerType == .dataTable { return container.id }
        hasPlace = hasPlace || container.tablePlace != nil
      }
      return nil
    }
    let rest = Array(before.dropFirst())
    return table(first, rest) == table(element, ancestors) ? cell(of: first, rest) : nil
  }

  /// 1.10.2: column headers, then row headers, each where it changed; a header never announces itself.
  private mutating func readHeaders(_ cell: TablePlace?, _ cellBefore: TablePlace?) {
    guard let cell else { return }
    var headers: [SpokenText] = []
    if cellBefore?.columns != cell.columns { headers = cell.columnHeaders }
    if cellBefore?.rows != cell.rows { headers += cell.rowHeaders }
    for header in headers where header != element.label { say(header.string) }
  }

  /// 1.10.3 G6: the labels of header elements, but of those that were met already.
  private mutating func readHeaderElements() {
    for header in element.headers {
      if let first = before.first, first.id == header || first.headers.contains(header) { continue }
      say(tree[header]?.label?.string ?? "")
    }
  }

  /// 1.10.1: where lists and landmarks begin and end; which tab of how many it is.
  private mutating func readPlace() {
    if let bar = ancestors.first(where: { $0.containerType == .tabBar || $0.traits.contains(.tabBar) }) {
      let tabs = tree.children(of: bar.id).filter { tree[$0]?.isStop == true }
      if let place = tabs.firstIndex(of: element.id) { say("\(place + 1) of \(tabs.count)") }
    }
    func holds(_ container: AccessibilityElement, _ id: ElementID?) -> Bool {
      id.map { tree.ancestors(of: $0).contains(container.id) } ?? false
    }
    let marked = ancestors.filter { $0.containerType == .list || $0.containerType == .landmark }
    let starts = marked.filter { !holds($0, tree.stop(before: element.id)) }
    for container in starts.reversed() {
      say(container.containerType == .list ? "list start" : "landmark")
    }
    // What is alone in it only starts it.
    for container in marked
    where !starts.contains(container) && !holds(container, tree.stop(after: element.id)) {
      say(container.containerType == .list ? "list end" : "end")
    }
  }

  // MARK: What it is

  /// 1.5.1: "specifiers in this order".
  private mutating func readTraits(isSwitch: Bool) {
    let traits = element.traits
    let isTab =
      traits.contains(.tabBarItem)
      || ancestors.contains { $0.containerType == .tabBar || $0.traits.contains(.tabBar) }
    say("dimmed", if: traits.contains(.notEnabled))
    let others: Traits = [.keyboardKey, .toggleButton, .backButton, .popUpButton]
    say("button", if: traits.contains(.button) && !isTab && traits.isDisjoint(with: others))
    say("pop up button", if: traits.contains(.popUpButton))
    say("back button", if: traits.contains(.backButton))
    if isSwitch {
      say("switch button", if: traits.contains(.button))
      let states = ["0": "off", "1": "on", "2": "mixed"]
      let value = element.value?.string ?? ""
      say(states[value] ?? value)
    }
    say("tab", if: isTab)
    let isSecure = traits.contains(.secureTextEntry)
    say("secure text field", if: isSecure)
    say("text field", if: !isSecure && !traits.isDisjoint(with: [.textEntry, .textArea]))
    if traits.contains(.isEditing) {
      say("is editing")
      if let text = element.textContent, let selection = text.selection, selection.isEmpty {
        say("insertion point at start", if: selection.lowerBound == 0)
        let isEnd = selection.lowerBound > 0 && selection.lowerBound == text.string.utf8.count
        say("insertion point at end", if: isEnd)
      }
    }
    if traits.contains(.header) { say("heading" + (element.headingLevel.map { " level \($0)" } ?? "")) }
    say("link", if: traits.contains(.link))
    say("picker item", if: traits.contains(.pickerItem))
    say("adjustable", if: traits.contains(.adjustable))
    say("image", if: traits.contains(.image))
    say("search field", if: traits.contains(.searchField))
  }

  /// 1.5.1: the app's hint, the default one, "Actions available", "More content available".
  private mutating func readEnding() {
    if !isNameless { say(element.hint?.string ?? "") }
    let traits = element.traits
    if !traits.contains(.notEnabled) {
      say("double tap to toggle setting", if: traits.contains(.toggleButton))
      say("double tap to activate the picker", if: traits.contains(.popUpButton))
      let isField = !traits.isDisjoint(with: [.textEntry, .secureTextEntry, .textArea, .searchField])
      let isEditing = traits.contains(.isEditing)
      say("double tap to edit", if: isField && !isEditing)
      let hasSpelling = traits.contains(.textArea) && !traits.contains(.secureTextEntry) && !isEditing
      let text = element.textContent?.string ?? ""
      say("use the rotor to access misspelled words", if: hasSpelling && text != "")
      say("swipe up or down with one finger to adjust the value", if: traits.contains(.adjustable))
      if let expanded = element.expanded { say("double tap to \(expanded ? "collapse" : "expand")") }
    }
    func offers(_ element: AccessibilityElement) -> Bool {
      element.actions.contains { !Self.isBlank($0.name) }
    }
    let groups = ancestors.filter { $0.containerType == .semanticGroup }
    say("actions available", if: offers(element) || groups.contains(where: offers))
    say(
      "more content available",
      if: element.customContent.contains { !Self.isBlank($0.label) || !Self.isBlank($0.value) })
  }
}
