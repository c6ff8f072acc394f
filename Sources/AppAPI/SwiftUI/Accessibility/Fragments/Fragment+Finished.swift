import AccessibilityModel

extension Fragment {
  /// The element as it goes into the tree.
  func finished(_ id: ElementID) -> AccessibilityElement {
    var element = element
    element.id = id
    var attributes = element.attributes
    if !attributes.fileNames.isEmpty {
      let label = element.label?.string ?? ""
      attributes.fileNames.removeAll { !label.contains($0) }
    }
    if !content.isEmpty { attributes.customContent = content.map(\.content) }
    if !handlers.actions.isEmpty {
      attributes.actions = handlers.actions.enumerated().map { index, action in
        ElementAction(id: .init(rawValue: index), name: action.name, category: action.category)
      }
    }
    if !element.isStop, element.label?.isBlank == false, attributes.containerType == .none {
      attributes.containerType = .semanticGroup
    }
    if handlers.activate != nil, attributes.respondsToUserInteraction == nil,
      !element.traits.contains(.notEnabled)
    {
      attributes.respondsToUserInteraction = true
    }
    if attributes != element.attributes { element.attributes = attributes }
    return element
  }
}
