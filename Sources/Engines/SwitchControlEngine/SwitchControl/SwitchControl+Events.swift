import AccessibilityModel

extension SwitchControl {
  /// Takes in what the app did.
  public mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    switch event {
    case .changed(let version, _):
      self.version = version
      screen = nil
      look(at: tree)
      if !hasArrived, tree.firstStop != nil {
        hasArrived = true
        return begin(in: tree)
      }
      return follow(in: tree)
    case .notification(.screenChanged): return begin(in: tree)
    case .notification: return []
    case .answered(let id, let answer):
      guard let name = pendingRequests.removeValue(forKey: id) else { return [] }
      switch answer {
      case .declined, .failed: return [.show(Overlay(.message, title: phrases(.missed, ["name": name])))]
      default: return []
      }
    }
  }

  /// The scan stays where it is while that is there, and else begins again.
  private mutating func follow(in tree: AccessibilityTree) -> [Effect] {
    switch scan {
    case .stopped, .across, .down: return []
    case .menu(let id, _, _, _):
      guard let id, !tree.isUsable(id) else { return [] }
      return begin(in: tree)
    case .items(let group, let place):
      let nodes = nodes(of: group, in: tree)
      if let cursor {
        guard let found = nodes.firstIndex(of: .item(cursor)) else { return begin(in: tree) }
        scan = .items(group: group, place: found)
        return []
      }
      if !nodes.indices.contains(place) { return begin(in: tree) }
      if case .item = nodes[place] { return rest(in: tree) }
      return []
    }
  }

  /// When the scan moves on.
  public var nextDeadline: VirtualInstant? { due }

  /// Lets time pass; the scan moves on from item to item.
  public mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect] {
    var effects: [Effect] = []
    if due.map({ $0 <= instant }) == true { look(at: tree) }
    while let next = due, next <= instant {
      now = max(now, next)
      effects += step(1, in: tree)
    }
    now = max(now, instant)
    return effects
  }
}
