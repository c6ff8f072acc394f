import AccessibilityModel

extension ProvidedScreen {
  /// An object as it is now; `nil` where it is not there.
  ///
  /// - Complexity: O(depth).
  public func object(_ id: ProvidedID) -> ProvidedObject? {
    guard contains(id) else { return nil }
    switch id {
    case .application:
      return ProvidedObject(id: id, role: .application, name: applicationName, states: Self.usual)
    case .window: return window
    case .element(let element): return tree[element].map(object(of:))
    case .details(let element):
      var object = ProvidedObject(id: id, role: .descriptionList, name: "")
      object.frame = tree[element]?.frame ?? .zero
      object.states = states(around: element)
      object.relations = [.detailsFor: [.element(element)]]
      return object
    case .fact(let element, let index):
      let fact = facts(of: element)[index]
      var object = ProvidedObject(id: id, role: .listItem, name: fact.words)
      object.frame = tree[element]?.frame ?? .zero
      object.states = states(around: element)
      return object
    case .notification(let number):
      let words = notifications.first { $0.number == number }?.words ?? ""
      var object = ProvidedObject(id: id, role: .notification, name: words, states: Self.usual)
      object.frame = Rect(origin: .zero, size: window.frame.size)
      return object
    }
  }

  static let usual: ProvidedStates = [.enabled, .sensitive, .showing, .visible]

  private var window: ProvidedObject {
    var object = ProvidedObject(id: .window, role: .frame, name: title, states: Self.usual)
    if isActive { object.states.insert(.active) }
    object.frame = tree.root.flatMap { tree[$0]?.frame } ?? .zero
    return object
  }

  /// The states of what is seen where an element is.
  private func states(around element: ElementID) -> ProvidedStates {
    Self.usual.intersection(tree[element].map { states(of: $0, .listItem) } ?? Self.usual)
  }

  private func object(of element: AccessibilityElement) -> ProvidedObject {
    let role = role(of: element)
    var object = ProvidedObject(id: .element(element.id), role: role, name: element.label?.string ?? "")
    object.states = states(of: element, role)
    object.frame = element.frame
    object.text = text(of: element, role)
    object.value = number(of: element, role)
    object.actions = actions(of: element)
    object.help = element.hint?.string ?? ""
    object.description = description(of: element, object)
    object.attributes = attributes(of: element, object)
    guard element.hasAttributes else { return object }
    object.identifier = element.identifier ?? ""
    object.locale = element.language ?? ""
    object.tableSize = element.tableSize
    object.tablePlace = element.tablePlace
    object.relations = relations(of: element)
    return object
  }

  private func relations(of element: AccessibilityElement) -> [ProvidedRelation: [ProvidedID]] {
    var result: [ProvidedRelation: [ProvidedID]] = [:]
    if !facts(of: element.id).isEmpty { result[.details] = [.details(element.id)] }
    if let next = element.nextText, tree.contains(next) { result[.flowsTo] = [.element(next)] }
    if let previous = element.previousText, tree.contains(previous) {
      result[.flowsFrom] = [.element(previous)]
    }
    return result
  }

  /// What a client can have an element do: use it, raise and lower it, and what the app offers.
  private func actions(of element: AccessibilityElement) -> [ProvidedAction] {
    guard element.isStop, !element.traits.contains(.notEnabled) else { return [] }
    var result: [ProvidedAction] = []
    if element.isUsed {
      result.append(
        ProvidedAction("click", description: element.hint?.string ?? "", request: .activate(element.id)))
    }
    if element.traits.contains(.adjustable) {
      result.append(ProvidedAction("increment", request: .increment(element.id)))
      result.append(ProvidedAction("decrement", request: .decrement(element.id)))
    }
    for action in element.actions {
      result.append(ProvidedAction(action.name.string, request: .perform(element.id, action.id)))
    }
    return result
  }

  private func text(of element: AccessibilityElement, _ role: ProvidedRole) -> ProvidedText? {
    if let content = element.textContent { return ProvidedText(content) }
    switch role {
    case .entry, .text, .passwordText:
      return ProvidedText(
        TextContent(element.value?.string ?? "", isEditable: !element.traits.contains(.notEnabled)))
    case .label:
      return ProvidedText(SpokenText.joined([element.label, element.value].compactMap(\.self)).string)
    default: return nil
    }
  }

  private func number(of element: AccessibilityElement, _ role: ProvidedRole) -> ProvidedValue? {
    switch role {
    case .slider, .spinButton, .progressBar, .levelBar:
      element.value.flatMap { ProvidedValue(reading: $0.string) }
    default: nil
    }
  }

  /// What is said beyond name and role: the value that no interface tells, important facts, the hint, other facts.
  private func description(of element: AccessibilityElement, _ object: ProvidedObject) -> String {
    var parts: [String] = []
    if let value = element.value, !object.tellsValue { parts.append(value.string) }
    let facts = element.customContent
    parts += facts.filter { $0.importance == .high }.map(\.words)
    if let hint = element.hint { parts.append(hint.string) }
    if placement == .description {
      parts += facts.filter { $0.importance == .onDemand }.map(\.words)
    }
    return parts.filter { !$0.isEmpty }.reduce("") { text, part in
      guard let last = text.last else { return part }
      return text + (".!?…。".contains(last) ? " " : ". ") + part
    }
  }

  private func attributes(
    of element: AccessibilityElement, _ object: ProvidedObject
  ) -> [String: String] {
    var result: [String: String] = [:]
    if let words = element.value?.string, Self.numbered.contains(object.role) { result["valuetext"] = words }
    if element.traits.contains(.header) {
      result["level"] = String(element.headingLevel ?? element.label?.headingLevel ?? 1)
    }
    if element.traits.contains(.updatesFrequently) {
      result["live"] = "polite"
      result["container-live"] = "polite"
    }
    guard element.hasAttributes else { return result }
    if let identifier = element.identifier { result["id"] = identifier }
    if let content = element.textContent, content.string.isEmpty, let value = element.value, !value.isBlank {
      result["placeholder-text"] = value.string
    }
    if let place = place(of: element) {
      result["posinset"] = String(place.index)
      result["setsize"] = String(place.count)
    }
    if let table = element.tablePlace {
      result["rowindex"] = String(table.rows.lowerBound + 1)
      result["colindex"] = String(table.columns.lowerBound + 1)
    }
    return result
  }

  /// Which one of how many it is; rows that are not there yet count too.
  private func place(of element: AccessibilityElement) -> PositionInGroup? {
    if let position = element.position { return position }
    guard let row = element.rowIndex else { return nil }
    for container in tree.ancestors(of: element.id) where tree.isNotable(container) {
      if let rows = tree[container]?.rows { return PositionInGroup(index: row + 1, count: rows.count) }
    }
    return nil
  }

  static let numbered: Set<ProvidedRole> = [.slider, .spinButton, .progressBar, .levelBar]
}

extension ProvidedObject {
  /// True where an interface, a state or an attribute tells the words of the value.
  fileprivate var tellsValue: Bool {
    switch role {
    case .entry, .text, .passwordText, .toggleButton: true
    // Readers that do not know the role do not ask for its number.
    case .levelBar: false
    case .label: text != nil
    default: ProvidedScreen.numbered.contains(role)
    }
  }
}

extension CustomContent {
  /// The fact with its name, as one line.
  var words: String {
    label.isBlank ? value.string : value.isBlank ? label.string : "\(label.string): \(value.string)"
  }
}

extension AccessibilityElement {
  /// True where activating it does something.
  var isUsed: Bool {
    !traits.contains(.notEnabled)
      && (!traits.isDisjoint(with: Self.activated) || hasExplicitInteraction && respondsToUserInteraction)
  }

  private static let activated: Traits = [
    .button, .link, .searchField, .textEntry, .secureTextEntry, .textArea, .keyboardKey, .backButton,
    .tabBarItem, .toggleButton, .popUpButton,
  ]
}
