import AccessibilityModel

extension ScreenBuilder {
  /// Characters of a description that a hint may have; a longer one waits in More Content.
  static let longestHint = 100

  /// The element of an object that people stop at.
  func element(
    of object: AccessibleObject, _ entry: RoleEntry, _ context: Context
  ) -> AccessibilityElement {
    let label = self.label(of: object, context.isInDocument)
    var element = AccessibilityElement(
      id: id(of: object.reference), label: label.isEmpty ? nil : SpokenText(label),
      traits: traits(of: object, entry), frame: object.details?.frame ?? .zero)
    setValue(of: &element, object, entry, context)
    let isControl =
      !element.traits.isDisjoint(with: [.button, .link, .adjustable, .textEntry, .popUpButton])
      || !element.traits.isDisjoint(with: [.secureTextEntry, .textArea, .searchField, .toggleButton])
    let isChoice = [Role.listItem, Role.treeItem].contains(object.role) && !element.label.isBlankOrNone
    if isControl || isChoice, object.states.isDisjoint(with: [.enabled, .sensitive, .readOnly]) {
      element.traits.insert(.notEnabled)
    }
    if object.states.contains(.expandable) { element.expanded = object.states.contains(.expanded) }
    element.language = language(of: object, context)
    if tellsPosition(object) { element.position = object.position }
    addContent(to: &element, object, context)
    addActions(to: &element, object)
    // Tab goes from control to control on this desktop, not from group to group.
    if isControl, object.states.contains(.focusable) { element.focusGroup = "control \(object.slot)" }
    element.identifier = object.details?.attributes["id"]
    return element
  }

  private func traits(of object: AccessibleObject, _ entry: RoleEntry) -> Traits {
    var traits = entry.traits
    if entry.value == .toggle, object.isDisclosure { traits.remove(.toggleButton) }
    // People type in it, whatever it opens.
    if object.role == Role.comboBox, object.states.contains(.editable) { traits = .textEntry }
    if object.states.contains(.selected), entry.value == .selected || entry.kind == .cell {
      traits.insert(.selected)
    }
    if entry.value == .selected, object.states.contains(.checked) { traits.insert(.selected) }
    if traits.contains(.textEntry), object.states.contains(.multiLine) { traits.insert(.textArea) }
    if traits.contains(.textEntry), object.isSearchField { traits.insert(.searchField) }
    if traits.contains(.textEntry), object.states.contains(.focused), object.states.contains(.editable) {
      traits.insert(.isEditing)
    }
    if traits.contains(.button), object.states.contains(.hasPopup) { traits.insert(.popUpButton) }
    return traits
  }

  private func setValue(
    of element: inout AccessibilityElement, _ object: AccessibleObject, _ entry: RoleEntry, _ context: Context
  ) {
    switch entry.value {
    case .none, .selected: break
    case .toggle where object.isDisclosure: break
    case .toggle:
      let isOn = object.states.contains(.checked) || object.states.contains(.pressed)
      element.value = object.states.contains(.indeterminate) ? "mixed" : isOn ? "1" : "0"
    case .text:
      let text = object.details?.text ?? ""
      let attributes = object.details?.attributes ?? [:]
      let placeholder = attributes["placeholder-text"] ?? attributes["placeholder"] ?? ""
      // Where paragraphs lie in a text, it only tells their places.
      let isWhole = !text.contains("\u{FFFC}")
      let shown = text.isEmpty ? placeholder : isWhole ? text : innerWords(of: object, context.isInDocument)
      if !shown.isEmpty, shown != element.label?.string { element.value = SpokenText(shown) }
      element.textContent = object.textContent
    case .words where object.role == Role.timer:
      let value = innerWords(of: object, context.isInDocument)
      if !value.isEmpty, value != element.label?.string { element.value = SpokenText(value) }
    case .words:
      let value = spokenNumber(of: object) ?? chosen(in: object, context.isInDocument)
      if let value, !value.isEmpty, value != element.label?.string { element.value = SpokenText(value) }
      if object.states.contains(.editable) { element.textContent = object.textContent }
    }
  }

  /// The number of an object as it is spoken.
  private func spokenNumber(of object: AccessibleObject) -> String? {
    if object.role == Role.progressBar, object.states.contains(.indeterminate) { return "in progress" }
    let text = object.details?.attributes["valuetext"] ?? ""
    // Browsers tell the number itself where a page has no words for it.
    if !text.isEmpty, Double(text) == nil || object.details?.number == nil { return text }
    guard let number = object.details?.number else { return nil }
    if object.role == Role.progressBar, let range = object.details?.range, range.greatest > range.least {
      let share = (number - range.least) / (range.greatest - range.least)
      return "\(Int((share * 100).rounded()))%"
    }
    return number.spoken
  }

  /// The language of an object, where it is not that of the document around it.
  func language(of object: AccessibleObject, _ context: Context) -> String? {
    let own = object.details?.language ?? object.details?.attributes["language"]
    return own == context.language ? nil : own
  }

  /// Whether people are told which one of how many an object is.
  private func tellsPosition(_ object: AccessibleObject) -> Bool {
    switch object.role {
    case 8, 35, 37, 44, 45, Role.treeItem: return true
    case Role.listItem:
      let isChoice = object.parent.flatMap { table[$0] }?.role == Role.listBox
      return isChoice || object.details?.attributes["xml-roles"]?.contains("listitem") == true
    default: return false
    }
  }

  /// What is chosen in a list of choices.
  private func chosen(in object: AccessibleObject, _ isInDocument: Bool) -> String? {
    if object.interfaces.contains(.text), let text = object.details?.text, !text.contains("\u{FFFC}"),
      !text.isEmpty
    {
      return text
    }
    // What is chosen is known while the list of choices is closed.
    var stack = object.children
    for _ in 0..<500 {
      guard let inner = stack.popLast().flatMap({ table[$0] }) else { break }
      if inner.states.contains(.selected), !inner.name.isEmpty { return inner.name }
      stack += inner.children
    }
    return nil
  }

  /// Descriptions, details and keys: short ones are hints, the others wait in More Content.
  private func addContent(
    to element: inout AccessibilityElement, _ object: AccessibleObject, _ context: Context
  ) {
    if object.states.contains(.required) { add("", "required", .high, to: &element) }
    if object.states.contains(.invalidEntry) { add("", "invalid", .high, to: &element) }
    tell(object.remarks, of: &element)
    for target in object.details?.relations[Relation.errorMessage] ?? [] {
      add("Error", words(of: target), .high, to: &element)
    }
    let description = object.description
    if !description.isEmpty, description != element.label?.string {
      if description.count <= Self.longestHint {
        element.hint = SpokenText(description)
      } else {
        add("Description", description, .onDemand, to: &element)
      }
    }
    for target in object.details?.relations[Relation.details] ?? [] {
      add("Details", words(of: target), .onDemand, to: &element)
    }
    let keys = object.details?.attributes["keyshortcuts"] ?? object.details?.actions.first?.keys.readableKeys
    add("Keyboard shortcut", keys ?? "", .onDemand, to: &element)
  }

  /// Adds what is so of an element: as its value, or as custom content where it can have another.
  func tell(_ remarks: [String], of element: inout AccessibilityElement) {
    guard !remarks.isEmpty else { return }
    let canHaveAnother = !element.traits.isDisjoint(with: [.textEntry, .toggleButton, .adjustable])
    if element.value == nil, !canHaveAnother {
      element.value = SpokenText(remarks.joined(separator: ", "))
    } else {
      for remark in remarks { add("", remark, .high, to: &element) }
    }
  }

  private func words(of reference: ObjectReference) -> String {
    table[reference].map { words(of: $0, true) } ?? ""
  }

  private func add(
    _ label: String, _ value: String, _ importance: CustomContent.Importance,
    to element: inout AccessibilityElement
  ) {
    guard !value.isEmpty else { return }
    element.customContent.append(
      CustomContent(label: SpokenText(label), value: SpokenText(value), importance: importance))
  }

  private func addActions(to element: inout AccessibilityElement, _ object: AccessibleObject) {
    guard let actions = object.details?.actions, actions.count > 1 else { return }
    let usual = object.usualAction
    for (number, action) in actions.enumerated() where number != usual {
      guard let name = action.name.readableAction else { continue }
      element.actions.append(
        ElementAction(id: ElementAction.ID(rawValue: number), name: SpokenText(name)))
    }
  }
}

extension SpokenText? {
  /// True where there are no words.
  fileprivate var isBlankOrNone: Bool { self?.isBlank ?? true }
}

extension Double {
  /// A number without a fraction where it has none, else with at most two digits.
  fileprivate var spoken: String {
    guard isFinite, abs(self) < 1e15 else { return "" }
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
  }
}
