import AccessibilityModel

extension Fragment {
  /// The element as it goes into the tree.
  func finished(_ id: ElementID) -> AccessibilityElement {
    var element = element
    element.id = id
    if !content.isEmpty { element.customContent = content.map(\.content) }
    if !handlers.actions.isEmpty {
      element.actions = handlers.actions.enumerated().map { index, action in
        ElementAction(id: .init(rawValue: index), name: action.name, category: action.category)
      }
    }
    if !element.isStop, element.label?.isBlank == false, element.containerType == .none {
      element.containerType = .semanticGroup
    }
    if handlers.activate != nil, !element.hasExplicitInteraction, !element.traits.contains(.notEnabled) {
      element.respondsToUserInteraction = true
    }
    return element
  }
}
