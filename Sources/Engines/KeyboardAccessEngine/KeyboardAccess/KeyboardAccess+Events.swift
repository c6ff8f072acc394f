import AccessibilityModel

extension KeyboardAccess {
  /// Takes in what the app did.
  public mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    switch event {
    case .changed(let version, _):
      self.version = version
      spots = nil
      tabs = nil
      return follow(in: tree)
    case .notification(.screenChanged(.element(let id))), .notification(.layoutChanged(.element(let id))):
      guard focus != nil, tree.isUsable(id) else { return [] }
      hasStrayed = false
      return mode == .moving ? focus(on: id, in: tree) : []
    case .notification(.screenChanged(.none)): return enterScreen(in: tree)
    case .notification: return []
    case .answered(let id, let answer): return answered(id, answer, in: tree)
    }
  }

  /// The ring of a person whose element left with its screen goes to the beginning of the next one.
  ///
  /// - Source: Behaviour 5.2 FK8
  private mutating func enterScreen(in tree: AccessibilityTree) -> [Effect] {
    guard hasStrayed, focus != nil, mode == .moving, let first = catalog(of: tree).first else { return [] }
    hasStrayed = false
    return first.id == focus ? [] : focus(on: first.id, in: tree)
  }

  /// The ring follows its element, or goes to the nearest where that is gone.
  private mutating func follow(in tree: AccessibilityTree) -> [Effect] {
    guard let focus else { return [] }
    if case .acting(let id, _, _) = mode, !tree.isUsable(id) { mode = .moving }
    if tree.isUsable(focus) {
      guard let center = tree[focus]?.outline.center, center != place else { return [] }
      place = center
      return isCovered || fades == nil ? [] : drawRing(in: tree)
    }
    repair(in: tree)
    guard let found = self.focus else { return [.moveCursor(nil)] + drawRing(in: tree) }
    return self.focus(on: found, in: tree)
  }

  /// Puts the ring on something that exists: the first of what covers its element, or what lies nearest to
  /// it.
  ///
  /// - Complexity: O(n) where that is looked for.
  /// - Source: Behaviour 5.2 FK8
  mutating func repair(in tree: AccessibilityTree) {
    guard let old = focus, !tree.isUsable(old) else { return }
    if let first = tree.firstUsable(covering: old) {
      focus = first
    } else {
      focus = nearest(in: tree)
      hasStrayed = true
    }
    if let found = focus, let center = tree[found]?.outline.center { place = center }
    switch mode {
    case .acting: mode = .moving
    case .finding(let query, let before):
      mode = .finding(query, from: before.flatMap { tree.isUsable($0) ? $0 : nil })
    default: break
    }
  }

  private func nearest(in tree: AccessibilityTree) -> ElementID? {
    var best: (id: ElementID, distance: Double)?
    for spot in tree.spots() {
      let (x, y) = (spot.center.x - place.x, spot.center.y - place.y)
      let distance = x * x + y * y
      if best.map({ distance < $0.distance }) ?? true { best = (spot.id, distance) }
    }
    return best?.id
  }

  private mutating func answered(
    _ id: Request.ID, _ answer: Answer, in tree: AccessibilityTree
  ) -> [Effect] {
    guard let pendingRequest = pendingRequests.removeValue(forKey: id) else { return [] }
    switch (pendingRequest, answer) {
    case (.rows(let command), .range): return move(by: command, in: tree) ?? []
    case (.leaving, .declined): return [request(.escape(focus ?? tree.firstStop), .using)]
    case (.shortcuts, .shortcuts(let shortcuts)): return show(shortcuts)
    case (.shortcuts, _): return show([])
    case (_, .declined), (_, .failed): return [.sound(.boundary)]
    default: return []
    }
  }

  /// When the ring fades.
  public var nextDeadline: VirtualInstant? { fades }

  /// Lets time pass; the ring fades where no key was pressed for a while.
  public mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect] {
    now = max(now, instant)
    guard let due = fades, due <= now else { return [] }
    fades = nil
    return [.show(nil)]
  }
}

extension AccessibilityTree {
  /// The first element that can be used of what covers another one, as a sheet does.
  ///
  /// - Returns: `nil` where nothing modal keeps the element out of reach, or nothing in that can be used.
  /// - Complexity: O(n).
  fileprivate func firstUsable(covering id: ElementID) -> ElementID? {
    guard contains(id), !isWithinReach(id) else { return nil }
    var next = stop(after: id)
    while let stop = next {
      if self[stop]?.isUsable == true { return stop }
      next = self.stop(after: stop)
    }
    return nil
  }
}
