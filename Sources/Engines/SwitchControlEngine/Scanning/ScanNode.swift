import AccessibilityModel

/// What the scan rests on: an item, or several that are scanned together first.
enum ScanNode: Hashable, Sendable {
  case item(ElementID)
  case group([ElementID])
  /// Leads out of a group again.
  case exit
}

extension AccessibilityTree {
  /// What a screen is scanned by, in reading order.
  ///
  /// - Complexity: O(n).
  /// - Source: Behaviour 1.10.3 G5, G7
  func scanNodes(_ groups: ScanGroups) -> [ScanNode] {
    var order: [(container: ElementID?, members: [ElementID])] = []
    var places: [ElementID: Int] = [:]
    for element in usableStops() {
      let container = groups == .containers ? scanGroup(of: element.id) : nil
      if let container, let place = places[container] {
        order[place].members.append(element.id)
      } else {
        if let container { places[container] = order.count }
        order.append((container, [element.id]))
      }
    }
    return order.map { $0.members.count > 1 ? .group($0.members) : .item($0.members[0]) }
  }

  /// The container whose items are scanned together first; what the app says of that goes before its kind.
  private func scanGroup(of id: ElementID) -> ElementID? {
    for container in ancestors(of: id) {
      guard let element = self[container] else { continue }
      switch element.navigationStyle {
      case .combined: return container
      case .separate: continue
      case .automatic: break
      }
      if element.rows != nil || element.traits.contains(.tabBar) || element.containerType != .none {
        return container
      }
    }
    return nil
  }
}

/// What can be done with what was chosen.
enum MenuEntry: Hashable, Sendable {
  case tap
  case action(ElementAction)
  case increment
  case decrement
  case longPress
  case scrollUp
  case scrollDown
  case back
  case home
  case pointMode
  case itemMode
  case exit
}
