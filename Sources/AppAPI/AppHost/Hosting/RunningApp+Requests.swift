import AccessibilityModel
import TreeFormat

extension RunningApp {
  /// How many times in a row a snapshot may change what it describes.
  private static let roundLimit = 64

  /// Shows the content and lets the app come to rest.
  package func start(_ content: any HostedContent) {
    stop()
    self.content = content
    begin()
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
    atRest = []
    end()
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

  /// Takes over what a person changed on the device, and lets the app come to rest.
  package func take(_ change: EnvironmentChange) {
    environment = environment.applying(change)
    for (name, isOn) in change.settings.sorted(by: { $0.key < $1.key }) {
      content?.turn(name, on: isOn, in: self)
    }
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
    while tellAtRest() || flush() {
      for diagnostic in clock.settle() { report(diagnostic) }
      rounds += 1
      guard rounds < Self.roundLimit else {
        return report(.endlessUpdates(at: clock.now, rounds: rounds))
      }
    }
  }

  /// Calls what waits for the app's rest; true where code of the app was called.
  private func tellAtRest() -> Bool {
    guard !atRest.isEmpty, content != nil else { return false }
    return withApp { atRest.reduce(false) { $1() || $0 } }
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
    if let arrival, arrival.stop == nil { note(arrival, in: &posted) }
    events += posted.map(Event.notification)
    return hadUpdate || !posted.isEmpty
  }

  /// Says where a screen is entered; what is heard there carries the rule that chose the place.
  private func note(_ arrival: Arrival, in posted: inout [Notification]) {
    let place = posted.firstIndex { notification in
      if case .screenChanged(.text) = notification { return false }
      if case .screenChanged = notification { return true }
      return false
    }
    guard let place, case .screenChanged(let argument) = posted[place] else { return }
    self.arrival?.stop = stop(of: arrival, posted: argument)
    guard let stop = self.arrival?.stop else {
      self.arrival = nil
      return
    }
    if arrival.isBelowTitle != nil { posted[place] = .screenChanged(.element(stop)) }
    update([])
  }

  /// Where a screen is entered; `nil` where the rule makes no difference.
  private func stop(of arrival: Arrival, posted: Notification.Argument) -> ElementID? {
    if case .element(let id) = posted { return id }
    guard let isBelowTitle = arrival.isBelowTitle else { return tree.firstStop }
    guard let first = tree.firstStop, let below = tree.firstStopBelowTitle, below != first else { return nil }
    return isBelowTitle ? below : first
  }

  private func update() {
    guard let content else { return }
    withApp { content.layOut() }
    needsUpdate = false
    let shifts = withApp { content.takeShifts() }
    if version != .initial, shifts.allSatisfy({ tree[$0.container]?.keepsPlace == true }),
      let changed = withApp({ content.changedElements() })
    {
      return update(changed, shifts)
    }
    identities.sweep()
    snapshotCount += 1
    let (newer, diff) = step(to: withApp { content.snapshot() })
    guard !diff.isEmpty else { return }
    tree = newer
    version = version.next
    events.append(.changed(version, diff))
  }

  /// Takes in that single elements changed; the last snapshot is then no longer what is shown.
  private func update(_ changed: [AccessibilityElement], _ shifts: [ContentShift] = []) {
    var moved = tree
    for shift in shifts { moved.shift(inside: shift.container, by: shift.distance) }
    var newer = moved
    let changed = notingSystemWords(changed)
    let mayHaveMoved = newer.update(changed)
    var ids = changed.map(\.id)
    if let noted = noteArrival(in: &newer), !ids.contains(noted) { ids.append(noted) }
    var diff =
      mayHaveMoved
      ? moved.diff(to: newer)
      : TreeDiff(ids.compactMap { newer[$0] }.filter { moved[$0.id] != $0 }.map { .update($0) })
    diff.changes.insert(contentsOf: shifts.map { .shift(inside: $0.container, by: $0.distance) }, at: 0)
    guard !diff.isEmpty else { return }
    tree = newer
    shown = nil
    version = version.next
    events.append(.changed(version, diff))
  }

  /// The tree of a snapshot, and the difference to it.
  ///
  /// Where no rule and no repair has made the tree something else than the last snapshot, what both have alike is
  /// not looked at in the trees.
  private func step(to snapshot: AccessibilityNode) -> (AccessibilityTree, TreeDiff) {
    if arrival == nil, !isRepaired, systemWords.languages.isEmpty, let shown,
      let step = NodeComparison(of: shown, to: snapshot, in: tree)?.applied(to: tree)
    {
      self.shown = snapshot
      return step
    }
    let newer = tree(of: snapshot)
    return (newer, tree.diff(to: newer))
  }

  /// The tree of a snapshot; where only attributes differ from the last one, it shares what did not change.
  private func tree(of snapshot: AccessibilityNode) -> AccessibilityTree {
    defer { shown = snapshot }
    guard let changed = shown?.changedElements(in: snapshot) else {
      var (newer, repairs) = AccessibilityTree.read(snapshot, order: tree.order)
      isRepaired = !repairs.isEmpty
      noteSystemWords(in: &newer)
      noteArrival(in: &newer)
      return newer
    }
    var newer = tree
    newer.update(notingSystemWords(changed))
    noteArrival(in: &newer)
    return newer
  }

  /// Adds the rule by which the screen was entered to the element where it was, as long as that is there.
  @discardableResult
  private func noteArrival(in tree: inout AccessibilityTree) -> ElementID? {
    guard let arrival, let stop = arrival.stop, var element = tree[stop],
      !element.rules.contains(arrival.rule)
    else { return nil }
    element.rules.append(arrival.rule)
    tree.update([element])
    return stop
  }
}

extension Request.Kind {
  /// The element that a request is about.
  package var element: ElementID? {
    switch self {
    case .activate(let id), .perform(let id, _), .increment(let id), .decrement(let id), .scroll(let id, _),
      .realize(let id, _), .longPress(let id), .zoom(let id, _), .searchRotor(let id, _), .edit(let id, _),
      .characterRange(let id, _, _):
      id
    case .escape(let id), .magicTap(let id), .focus(let id), .key(_, let id): id
    case .tap, .touch, .fingers, .announcementEnded, .largeContent, .shortcuts: nil
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
