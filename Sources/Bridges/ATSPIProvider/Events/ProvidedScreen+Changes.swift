import AccessibilityModel

extension ProvidedScreen {
  /// Takes in what changed on the screen.
  ///
  /// - Parameter diff: What changed.
  /// - Returns: What clients are told: what came and went, what became otherwise, and the focus at the end.
  /// - Throws: `TreeDiffError` where the changes do not fit; the screen is then as before.
  /// - Complexity: O(changes), and O(children) of containers whose children changed.
  public mutating func apply(_ diff: TreeDiff) throws(TreeDiffError) -> [ProvidedEvent] {
    let old = self
    try tree.apply(diff)
    follow(diff)
    var changes = ScreenChanges(old: old, new: self)
    changes.take(diff)
    return changes.events + focusEvents(since: old)
  }

  /// Lets keys go to another element, or to the window.
  ///
  /// - Returns: What clients are told; nothing where the focus stays, or the element is not there.
  public mutating func move(focusTo element: ElementID?) -> [ProvidedEvent] {
    if let element, !contains(.element(element)) { return [] }
    let old = self
    focus = element
    return focusEvents(since: old)
  }

  /// Lets keys go to the window, or not.
  ///
  /// - Returns: What clients are told.
  public mutating func activate(_ isActive: Bool) -> [ProvidedEvent] {
    guard isActive != self.isActive else { return [] }
    self.isActive = isActive
    return activation
  }

  /// What clients are told that come to know the screen: that its window is active, where it is.
  ///
  /// A client that reads a window as active and is told so afterwards cannot take in the two in the wrong order.
  public var introduction: [ProvidedEvent] { isActive ? activation : [] }

  private var activation: [ProvidedEvent] {
    var signals = [
      ProvidedSignal("StateChanged", "active", of: .window, isActive ? 1 : 0),
      ProvidedSignal(
        isActive ? "Activate" : "Deactivate", of: .window, 0, 0, .words(title), interface: "Window"),
    ]
    // Clients that come to a window ask for what has the focus in it.
    if isActive, let focus {
      signals.append(ProvidedSignal("StateChanged", "focused", of: .element(focus), 1))
    }
    return signals.map(ProvidedEvent.signal)
  }

  /// Has words said that nothing on the screen tells.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - isAssertive: True where they come before all others.
  ///   - asEvent: True where clients take announcements; else the words come up as a notification.
  /// - Returns: What clients are told.
  public mutating func announce(
    _ words: String, isAssertive: Bool, asEvent: Bool
  ) -> [ProvidedEvent] {
    guard !words.isEmpty else { return [] }
    guard !asEvent else {
      return [.signal(ProvidedSignal("Announcement", of: .window, isAssertive ? 2 : 1, 0, .words(words)))]
    }
    var events: [ProvidedEvent] = []
    // One notification is shown at a time.
    for (number, _) in notifications {
      events.append(.signal(ProvidedSignal("StateChanged", "showing", of: .notification(number), 0)))
      events.append(
        .signal(
          ProvidedSignal("ChildrenChanged", "remove", of: .application, 1, 0, .object(.notification(number))))
      )
      events.append(.removed(.notification(number)))
    }
    let id = ProvidedID.notification(notificationCount)
    notifications = [(notificationCount, words)]
    notificationCount += 1
    guard let object = object(id) else { return events }
    events.append(.added(object, index: 1, childCount: 0))
    events.append(.signal(ProvidedSignal("ChildrenChanged", "add", of: .application, 1, 0, .object(id))))
    events.append(.signal(ProvidedSignal("StateChanged", "showing", of: id, 1)))
    events.append(.signal(ProvidedSignal("Create", of: id, 0, 0, .words(words), interface: "Window")))
    return events
  }

  /// Follows where people type, and leaves what is gone.
  private mutating func follow(_ diff: TreeDiff) {
    for change in diff.changes {
      switch change {
      case .update(let element) where element.traits.contains(.isEditing): focus = element.id
      case .insert(let node, parent: _, after: _):
        if let editing = node.firstEditing { focus = editing }
      default: break
      }
    }
    if let focus, !contains(.element(focus)) { self.focus = nil }
  }

  private func focusEvents(since old: ProvidedScreen) -> [ProvidedEvent] {
    guard old.focus != focus else { return [] }
    var events: [ProvidedEvent] = []
    if let left = old.focus, contains(.element(left)) {
      events.append(.signal(ProvidedSignal("StateChanged", "focused", of: .element(left), 0)))
    }
    if let focus { events.append(.signal(ProvidedSignal("StateChanged", "focused", of: .element(focus), 1))) }
    return events
  }
}

extension AccessibilityNode {
  /// The first element inside that people type into.
  fileprivate var firstEditing: ElementID? {
    if element.traits.contains(.isEditing) { return element.id }
    return children.lazy.compactMap(\.firstEditing).first
  }
}
