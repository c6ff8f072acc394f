import AccessibilityModel
import AppHost

/// Brings what fingers do to the gestures of views.
///
/// Of gestures on one touch, one is made: that of the innermost view, unless one further out goes before it. What
/// was recognised waits for those that go before it and may still be made; a finger that scrolls waits for nothing.
@MainActor
final class ViewTouches {
  /// How long a finger is held that presses in place of a person's, in seconds.
  private static let pressDuration: TimeInterval = 1
  /// Numbers of the fingers that tap and press in place of a person's.
  private static let ownFinger = -1

  private weak var graph: ViewGraph?
  /// Collects what a point reaches while that is being found out.
  private(set) var probe: TouchProbe?
  private var watchers: [GestureWatcher] = []
  private var fingers: Set<Int> = []
  private var wasHandled = false
  private var timer = 0
  /// How many gestures of views have been made, presses of controls left out.
  private(set) var gesturesMade = 0

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  private var now: TimeInterval { Double(RunningApp.current.clock.now.nanoseconds) / 1e9 }

  /// Touches the screen with one finger and lifts it; true where something was done about it.
  ///
  /// A tap stands by itself: what waits for more taps gets none.
  func tap(at point: CGPoint) -> Bool {
    finish()
    wasHandled = false
    _ = deliver([.init(finger: Self.ownFinger, phase: .began, point: point, scrolls: false)])
    _ = deliver([.init(finger: Self.ownFinger, phase: .ended, point: point, scrolls: false)])
    finish()
    return wasHandled
  }

  /// Holds a finger on the screen for a while; true where anything may come of it.
  func press(at point: CGPoint) -> Bool {
    finish()
    let reached = deliver([.init(finger: Self.ownFinger, phase: .began, point: point, scrolls: false)])
    guard reached else { return false }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pressDuration) { [weak self] in
      MainActor.assumeIsolated {
        _ = self?.deliver([.init(finger: Self.ownFinger, phase: .ended, point: point, scrolls: false)])
      }
    }
    return true
  }

  /// Takes every touch back, as though it had never been.
  func cancel(at point: CGPoint) {
    deliver(fingers.sorted().map { .init(finger: $0, phase: .cancelled, point: point) })
  }

  /// Passes on what fingers do at one moment; true where something takes one of the touches.
  ///
  /// - Parameter changes: What each finger does.
  /// - Returns: True where a gesture may come of it.
  @discardableResult
  func deliver(_ changes: [TouchMoment.Change]) -> Bool {
    graph?.layoutNow()
    var isTaken = false
    for change in changes {
      if change.phase == .began { begin(change) }
      if fingers.contains(change.finger) { isTaken = true }
    }
    step(TouchMoment(changes: changes, time: now))
    for change in changes where change.phase == .ended || change.phase == .cancelled {
      fingers.remove(change.finger)
    }
    rest()
    return isTaken
  }

  /// What is shown large at a point.
  func largeItem(at point: CGPoint) -> LayoutItem? {
    graph?.layoutNow()
    guard let root = graph?.rootItem else { return nil }
    let probe = TouchProbe(seeksLargeContent: true)
    self.probe = probe
    defer { self.probe = nil }
    _ = root.tapHandler(at: point)
    return probe.largeItem
  }

  /// Finds out what a finger that comes reaches.
  private func begin(_ change: TouchMoment.Change) {
    guard let root = graph?.rootItem else { return }
    let probe = TouchProbe(seeksScrolls: change.scrolls)
    self.probe = probe
    let found = probe.find(change.point, in: root)
    self.probe = nil
    guard !found.isEmpty else { return }
    fingers.insert(change.finger)
    var known = watchers
    watchers = []
    for candidate in found {
      if let place = known.firstIndex(where: { $0.isSame(as: candidate) }) {
        watchers.append(known.remove(at: place))
      } else {
        watchers.append(GestureWatcher(candidate))
      }
      watchers.last?.fingers.insert(change.finger)
    }
    watchers += known
  }

  // MARK: Which gesture it is

  private func step(_ moment: TouchMoment) {
    for watcher in watchers { watcher.take(moment) }
    settle()
  }

  /// Lets gestures be made that no other one stands before.
  private func settle() {
    var index = 0
    while index < watchers.count {
      let watcher = watchers[index]
      index += 1
      guard watcher.isRecognized, !watcher.isGranted, !watcher.isOver else { continue }
      if watcher.priority != .simultaneous {
        guard !watchers[..<(index - 1)].contains(where: { $0.holdsUp(watcher) }) else { continue }
      }
      watcher.grant()
      if watcher.isGesture { gesturesMade += 1 }
      wasHandled = true
      guard watcher.priority != .simultaneous else { continue }
      for other in watchers where other !== watcher && other.priority != .simultaneous { other.fail() }
    }
    for watcher in watchers { watcher.runWork() }
  }

  /// Lets go of gestures that are over, and waits for those that depend on time.
  private func rest() {
    if fingers.isEmpty {
      for watcher in watchers where watcher.deadline == nil && !watcher.isRecognized { watcher.fail() }
      settle()
    }
    watchers.removeAll { $0.isDone }
    timer += 1
    guard let deadline = watchers.compactMap(\.deadline).min() else { return }
    let turn = timer
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, deadline - now)) { [weak self] in
      MainActor.assumeIsolated { self?.tick(turn) }
    }
  }

  private func tick(_ turn: Int) {
    guard turn == timer else { return }
    step(TouchMoment(time: now))
    rest()
  }

  /// Ends what waits for more touches.
  private func finish() {
    guard !watchers.isEmpty else { return }
    step(TouchMoment(time: now, isFinal: true))
    if fingers.isEmpty { for watcher in watchers { watcher.fail() } }
    rest()
  }
}

private enum ViewTouchesKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> ViewTouches { ViewTouches(graph) }
}

extension ViewGraph {
  /// What fingers do to views.
  var touches: ViewTouches { self[ViewTouchesKey.self] }
}
