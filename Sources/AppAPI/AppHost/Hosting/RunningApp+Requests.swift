import AccessibilityModel

extension RunningApp {
  /// How many times in a row a snapshot may change what it describes.
  private static let roundLimit = 64

  /// Shows the content and lets the app come to rest.
  package func start(_ content: any HostedContent) {
    stop()
    self.content = content
    Self.push(self)
    needsUpdate = true
    withApp { content.start(in: self) }
    settle()
  }

  /// Takes the content off the screen and ends the app's time; the host cannot be started again.
  package func stop() {
    guard let content else { return }
    withApp { content.stop() }
    _ = asCurrent { clock.settle() }
    self.content = nil
    states = [:]
    Self.remove(self)
    clock.close()
  }

  /// The instant at which the app next has something to do.
  package var nextDeadline: VirtualInstant? { clock.nextDeadline }

  /// Carries out a request; its answer follows everything that its handler caused.
  package func perform(_ request: Request) {
    let answer = answer(to: request)
    flush()
    events.append(.answered(request.id, answer))
    settle()
  }

  /// Lets everything happen that the app wants to be done now.
  package func settle() {
    asCurrent { settled(clock.settle()) }
  }

  /// Lets time pass up to an instant; whatever the app changes on the way is told in order.
  package func run(until instant: VirtualInstant) {
    let found = asCurrent { clock.run(until: instant) { settled([]) } }
    for diagnostic in found { report(diagnostic) }
  }

  private func settled(_ found: [Diagnostic]) {
    for diagnostic in found { report(diagnostic) }
    var rounds = 0
    while flush() {
      for diagnostic in clock.settle() { report(diagnostic) }
      rounds += 1
      guard rounds < Self.roundLimit else {
        return report(.endlessUpdates(at: clock.now, rounds: rounds))
      }
    }
  }

  private func answer(to request: Request) -> Answer {
    guard let content else { return .failed(.gone) }
    if request.version > version { return .failed(.stale) }
    if let element = request.kind.element, !tree.contains(element) { return .failed(.gone) }
    return withApp { content.perform(request.kind) }
  }

  /// Tells what the app has changed and posted; true where there was something.
  @discardableResult
  private func flush() -> Bool {
    let hadUpdate = needsUpdate
    if needsUpdate { update() }
    var posted = notifications
    notifications = []
    if let arrival, let place = posted.firstIndex(of: .screenChanged(.none)) {
      self.arrival = nil
      if let stop = entered(by: arrival) { posted[place] = .screenChanged(.element(stop)) }
    }
    events += posted.map(Event.notification)
    return hadUpdate || !posted.isEmpty
  }

  /// Where a screen is entered that was pushed; what is heard there carries the rule that chose the place.
  private func entered(by arrival: Arrival) -> ElementID? {
    guard let first = tree.firstStop, let below = tree.firstStopBelowTitle, below != first else { return nil }
    let stop = arrival.isBelowTitle ? below : first
    if var element = tree[stop] {
      element.rules.append(arrival.rule)
      update([element])
    }
    return stop
  }

  private func update() {
    guard let content else { return }
    needsUpdate = false
    if version != .initial, let changed = withApp({ content.changedElements() }) { return update(changed) }
    identities.sweep()
    let newer = withApp { tree(of: content.snapshot()) }
    let diff = tree.diff(to: newer)
    guard !diff.isEmpty else { return }
    tree = newer
    version = version.next
    events.append(.changed(version, diff))
  }

  /// Takes in that single elements changed; the last snapshot is then no longer what is shown.
  private func update(_ changed: [AccessibilityElement]) {
    var newer = tree
    let mayHaveMoved = newer.update(changed)
    let diff =
      mayHaveMoved
      ? tree.diff(to: newer)
      : TreeDiff(changed.compactMap { newer[$0.id] }.filter { tree[$0.id] != $0 }.map { .update($0) })
    guard !diff.isEmpty else { return }
    tree = newer
    shown = nil
    version = version.next
    events.append(.changed(version, diff))
  }

  /// The tree of a snapshot; where only attributes differ from the last one, it shares what did not change.
  private func tree(of snapshot: AccessibilityNode) -> AccessibilityTree {
    defer { shown = snapshot }
    guard let changed = shown?.changedElements(in: snapshot) else {
      return AccessibilityTree(snapshot, order: tree.order)
    }
    var newer = tree
    newer.update(changed)
    return newer
  }
}

extension Request.Kind {
  /// The element that a request is about.
  package var element: ElementID? {
    switch self {
    case .activate(let id), .perform(let id, _), .increment(let id), .decrement(let id), .scroll(let id, _),
      .realize(let id, _), .longPress(let id), .zoom(let id, _), .searchRotor(let id, _), .edit(let id, _):
      id
    case .escape(let id), .magicTap(let id), .focus(let id), .key(_, let id): id
    case .tap, .touch, .announcementEnded, .largeContent, .shortcuts: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func endlessUpdates(at instant: VirtualInstant, rounds: Int) -> Diagnostic {
    Diagnostic(
      """
      The screen does not come to rest: showing it changed it again \(rounds) times at \
      \(inSeconds(instant.nanoseconds)). Do not change state while a view is shown or laid out.
      """)
  }
}
