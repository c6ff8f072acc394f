import AccessibilityModel

extension ProvidedScreen {
  /// The states of an element.
  func states(of element: AccessibilityElement, _ role: ProvidedRole) -> ProvidedStates {
    let traits = element.traits
    var states: ProvidedStates = [.visible]
    if tree.visibility(of: element.id) != AccessibilityTree.Visibility.none { states.insert(.showing) }
    if !traits.contains(.notEnabled) { states.formUnion([.enabled, .sensitive]) }
    if isFocusable(element, role) { states.insert(.focusable) }
    if focus == element.id { states.insert(.focused) }
    if traits.contains(.selected) { states.formUnion([.selectable, .selected]) }
    if role == .pageTab || role == .listItem { states.insert(.selectable) }
    if role == .toggleButton { states.formUnion(Self.toggle(element.value?.string)) }
    if traits.contains(.popUpButton) { states.insert(.hasPopup) }
    switch role {
    case .entry, .passwordText: states.insert(.singleLine)
    case .text: states.insert(.multiLine)
    case .slider, .progressBar, .levelBar:
      let isWide = element.frame.size.width >= element.frame.size.height
      states.insert(isWide ? .horizontal : .vertical)
    default: break
    }
    if [.entry, .passwordText, .text].contains(role), !traits.contains(.notEnabled) {
      states.insert(.editable)
    }
    guard element.hasAttributes else { return states }
    if element.isModal { states.insert(.modal) }
    if element.elementType == .activityIndicator { states.formUnion([.busy, .indeterminate]) }
    if let isExpanded = element.expanded {
      states.formUnion([.expandable, isExpanded ? .expanded : .collapsed])
    }
    return states
  }

  private static func toggle(_ value: String?) -> ProvidedStates {
    switch value {
    case "1": [.checkable, .checked, .pressed]
    case "2": [.checkable, .indeterminate]
    default: [.checkable]
    }
  }

  /// True where keys lead to an element: one that can be used, a row of a list, and one that has more to tell.
  private func isFocusable(_ element: AccessibilityElement, _ role: ProvidedRole) -> Bool {
    guard element.isStop else { return false }
    return element.isUsable || role == .listItem || element.hasAttributes && !element.customContent.isEmpty
  }

  /// The elements that keys lead to, in reading order.
  ///
  /// - Complexity: O(n).
  public var focusOrder: [ElementID] {
    tree.stops.filter { id in
      tree[id].map { isFocusable($0, role(of: $0)) && !$0.traits.contains(.notEnabled) } ?? false
    }
  }
}
