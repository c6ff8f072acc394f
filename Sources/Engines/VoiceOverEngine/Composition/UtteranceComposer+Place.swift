import AccessibilityModel

extension UtteranceComposer {
  /// Adds the names of containers the cursor has just come into.
  ///
  /// - Source: Behaviour 1.5.1, 1.10.1
  func addEntered(_ place: Place, to builder: inout UtteranceBuilder) {
    for container in place.entered {
      if container.label?.isBlank ?? true {
        let isTabBar = container.containerType == .tabBar || container.traits.contains(.tabBar)
        if isTabBar { builder.add(.tabBar, of: container.id) }
      } else {
        builder.add(container.label, from: .attribute(.label), of: container)
        builder.add(container.value, from: .attribute(.value), of: container)
      }
    }
  }

  /// Adds which one of how many the element is, and where lists and landmarks begin and end.
  ///
  /// - Source: Behaviour 1.5.1, 1.10.1
  func addPlace(of element: AccessibilityElement, _ place: Place, to builder: inout UtteranceBuilder) {
    if let position = element.position ?? place.tab {
      builder.add(
        .position, ["index": String(position.index), "count": String(position.count)], of: element.id)
    }
    for container in place.starts {
      builder.add(container.containerType == .list ? .listStart : .landmark, of: container.id)
    }
    for container in place.ends {
      builder.add(container.containerType == .list ? .listEnd : .landmarkEnd, of: container.id)
    }
  }
}
