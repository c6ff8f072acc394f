import AccessibilityModel
import AppHost
import Dispatch
import Foundation

/// Brings what fingers do to views and to what recognises gestures on them.
///
/// Recognisers take in a touch before its view does; once a gesture is recognised, the view is told that the
/// touch is no longer its own.
/// - Source: Behaviour 1.1 F1, F6
@MainActor
final class TouchDispatcher: AppStateKey {
  /// Longest time between taps of one gesture, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// Longest way between taps of one gesture, in points.
  static let tapDistance: CGFloat = 45

  /// How long a finger is held that presses in place of a person's, in seconds.
  static let pressDuration: TimeInterval = 1

  private(set) var fingers: [Int: UITouch] = [:]
  /// What takes part in the gestures that are being made.
  private(set) var participants: [UIGestureRecognizer] = []
  private var liftedNow: [UITouch] = []
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
  private var wasHandled = false
  /// True where the subtree at a point did something about a touch.
  private var wasAnswered = false
  /// The view whose own elements declined a touch.
  private weak var declining: UIView?
  /// The fingers on views whose own elements took no notice.
  private var unnoticed: Set<Int> = []

  static func initialValue(in host: RunningApp) -> TouchDispatcher { TouchDispatcher() }

  var now: TimeInterval { Double(RunningApp.current.clock.now.nanoseconds) / 1e9 }

  /// What a finger on the screen does; `nil` where it is not on the screen.
  func touch(of finger: Int) -> UITouch? { fingers[finger] }

  /// Touches the screen with one finger and lifts it; true where the app did something about it.
  func tap(at point: CGPoint) -> Bool {
    startAnew()
    declining = viewDecliningTap(at: point)
    defer { declining = nil }
    if wasAnswered { return true }
    let began = deliver([FingerMove(finger: -1, phase: .began, point: point)])
    let ended = deliver([FingerMove(finger: -1, phase: .ended, point: point)])
    lastTap = nil
    return began || ended
  }

  /// Passes on what a person's finger does; true where a view takes the touch.
  ///
  /// - Source: Behaviour 1.1 F6, 1.9
  func pass(_ phase: Request.TouchPhase, at point: CGPoint) -> Bool { pass(phase, of: 0, at: point) }

  /// Moves the finger that drags in place of a person's; true where a view takes the touch.
  ///
  /// - Source: Behaviour 1.16 DnD2
  func drag(_ phase: Request.TouchPhase, at point: CGPoint) -> Bool { pass(phase, of: -2, at: point) }

  /// Passes on what several fingers do at one moment; true where the app did something about it.
  ///
  /// - Source: Behaviour 7.3 Gestures
  func pass(_ moves: [FingerMove]) -> Bool {
    let lost = moves.filter { $0.phase == .began && fingers[$0.finger] != nil }
    let cancelled = lost.map { FingerMove(finger: $0.finger, phase: .cancelled, point: $0.point) }
    if !cancelled.isEmpty { _ = deliver(cancelled) }
    return deliver(moves)
  }

  private func pass(_ phase: Request.TouchPhase, of finger: Int, at point: CGPoint) -> Bool {
    func move(_ phase: Request.TouchPhase) -> Bool {
      deliver([FingerMove(finger: finger, phase: phase, point: point)])
    }
    if phase == .began, fingers[finger] != nil { _ = move(.cancelled) }
    let wasDown = fingers[finger] != nil
    let isHandled = move(phase)
    if phase == .began {
      unnoticed.remove(finger)
      if let touch = fingers[finger], touch.view?.subtree != nil, touch.watchers.isEmpty, !isHandled {
        unnoticed.insert(finger)
      }
    }
    return (wasDown || fingers[finger] != nil) && !unnoticed.contains(finger)
  }

  /// Holds a finger on the screen long enough for every gesture that waits; true where anything may come of it.
  func press(at point: CGPoint) -> Bool {
    startAnew()
    let began = deliver([FingerMove(finger: -1, phase: .began, point: point)])
    let waits = (fingers[-1]?.watchers ?? []).contains { !($0 is LargeContentRecognizer) }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pressDuration) { [weak self] in
      MainActor.assumeIsolated { _ = self?.deliver([FingerMove(finger: -1, phase: .ended, point: point)]) }
    }
    return began || waits
  }

  /// Lets the subtree at a point answer for a whole touch; the view that shows it, where it declines.
  private func viewDecliningTap(at point: CGPoint) -> UIView? {
    wasAnswered = false
    let windows = RunningApp.current[WindowList.self].windows
    for window in windows { window.layoutIfNeeded() }
    for window in windows.reversed() {
      guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      guard let source = hit.subtree?.source else { return nil }
      wasAnswered = source.tap(at: point)
      return hit
    }
    return nil
  }

  /// Passes on what fingers do at one moment; true where the app did something about it.
  func deliver(_ touches: [FingerMove]) -> Bool {
    let windows = RunningApp.current[WindowList.self].windows
    for window in windows { window.layoutIfNeeded() }
    wasHandled = false
    liftedNow = []
    var groups: [UITouch.Phase: [UITouch]] = [:]
    for touch in touches {
      guard let (phase, own) = take(touch, in: windows) else { continue }
      groups[phase, default: []].append(own)
    }
    let all = Set(fingers.values).union(groups.values.joined())
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      guard let group = groups[phase] else { continue }
      notifyRecognizers(group, phase, all)
      hold(group, phase)
      notifyViews(group, phase, all)
    }
    for touch in groups.values.joined() where touch.phase == .ended || touch.phase == .cancelled {
      fingers = fingers.filter { $0.value !== touch }
    }
    if participants.contains(where: { $0.progress.wish != nil }) { wasHandled = true }
    sweep()
    liftedNow = []
    return wasHandled
  }

  /// Turns one thing that a finger does into its touch.
  private func take(_ touch: FingerMove, in windows: [UIWindow]) -> (UITouch.Phase, UITouch)? {
    let point = touch.point
    switch touch.phase {
    case .began:
      guard fingers[touch.finger] == nil, let new = begin(touch, in: windows) else { return nil }
      fingers[touch.finger] = new
      return (.began, new)
    case .moved:
      guard let own = fingers[touch.finger] else { return nil }
      own.become(.moved, at: point, timestamp: now)
      return (.moved, own)
    case .ended, .cancelled:
      guard let own = fingers[touch.finger] else { return nil }
      let phase: UITouch.Phase = touch.phase == .ended ? .ended : .cancelled
      own.become(phase, at: point, timestamp: now)
      liftedNow.append(own)
      if phase == .ended { lastTap = (point, now, own.tapCount) }
      return (phase, own)
    }
  }

  private func begin(_ move: FingerMove, in windows: [UIWindow]) -> UITouch? {
    let point = move.point
    for window in windows.reversed() {
      guard var hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      if hit === declining { hit = hit.parent ?? hit }
      var count = 1
      if let last = lastTap, now - last.time <= Self.tapInterval,
        hypot(point.x - last.place.x, point.y - last.place.y) <= Self.tapDistance
      {
        count = last.count + 1
      }
      let touch = UITouch(at: point, in: window, view: hit, timestamp: now, tapCount: count)
      touch.scrolls = move.scrolls
      touch.watchers = watchers(of: touch, from: hit)
      return touch
    }
    return nil
  }

  /// What watches a touch: from the view outwards, and on one view what was added last.
  private func watchers(of touch: UITouch, from view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let current = next {
      let viewers = current.largeContentInteractions.map(\.recognizer) as [UIGestureRecognizer]
      for recognizer in current.activeRecognizers.reversed() + viewers where recognizer.isEnabled {
        if !touch.scrolls, recognizer is ScrollPanRecognizer { continue }
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else {
          continue
        }
        found.append(recognizer)
      }
      next = current.parent
    }
    return found
  }

  // MARK: Recognisers

  private func notifyRecognizers(_ touches: [UITouch], _ phase: UITouch.Phase, _ all: Set<UITouch>) {
    let event = UIEvent(timestamp: now, touches: all)
    var told: [UIGestureRecognizer] = []
    for watcher in touches.flatMap(\.watchers) where !told.contains(where: { $0 === watcher }) {
      told.append(watcher)
      var own = touches.filter { touch in touch.watchers.contains { $0 === watcher } }
      if phase == .began {
        guard !watcher.progress.isOver else { continue }
        watcher.fingers += own
      } else {
        own = own.filter { touch in watcher.fingers.contains { $0 === touch } }
      }
      guard !own.isEmpty else { continue }
      join(watcher)
      watcher.notePlaces()
      let wasRecognized = watcher.progress.isRecognized
      if !watcher.progress.isOver { tell(watcher, Set(own), phase, event) }
      if watcher.progress.isRecognized || wasRecognized { wasHandled = true }
      if phase == .ended || phase == .cancelled {
        watcher.fingers.removeAll { touch in own.contains { $0 === touch } }
      }
    }
  }

  private func join(_ watcher: UIGestureRecognizer) {
    watcher.progress.takesPart = true
    watcher.progress.dispatcher = self
    if !participants.contains(where: { $0 === watcher }) { participants.append(watcher) }
  }

  private func tell(
    _ watcher: UIGestureRecognizer, _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    switch phase {
    case .began: watcher.touchesBegan(touches, with: event)
    case .moved: watcher.touchesMoved(touches, with: event)
    case .ended: watcher.touchesEnded(touches, with: event)
    case .cancelled: watcher.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// The fingers of a gesture that are being lifted right now.
  func lifted(by recognizer: UIGestureRecognizer) -> [UITouch] {
    liftedNow.filter { touch in touch.watchers.contains { $0 === recognizer } }
  }

  /// Lets gestures that waited for others to fail be recognised.
  func fulfilWaiting() {
    for participant in participants { participant.fulfilIfPossible() }
  }

  /// Ends a gesture whose recogniser no longer watches.
  func drop(_ recognizer: UIGestureRecognizer) {
    recognizer.fail()
    recognizer.fingers = []
    sweep()
  }

  /// Makes recognisers ready for other gestures whose own are over.
  func sweep() {
    let done = participants.filter { $0.progress.isOver && $0.fingers.isEmpty }
    participants.removeAll { participant in done.contains { $0 === participant } }
    for recognizer in done { recognizer.startAnew() }
  }

  /// Ends what waits for more taps, so that a touch to come stands by itself.
  private func startAnew() {
    lastTap = nil
    for participant in participants where participant.fingers.isEmpty && participant.progress.wish == nil {
      participant.fail()
    }
    sweep()
  }

  // MARK: Views

  private func notifyViews(_ touches: [UITouch], _ phase: UITouch.Phase, _ all: Set<UITouch>) {
    var views: [UIView] = []
    for view in touches.compactMap(\.view) where !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    for view in views {
      var own = touches.filter { $0.view === view && !$0.isTaken }
      if phase == .began, !view.isMultipleTouchEnabled { own = onlyFirst(of: own, on: view) }
      own.removeAll(where: \.isHeldBack)
      guard !own.isEmpty else { continue }
      let event = UIEvent(timestamp: now, touches: all)
      if phase == .began, !mayBegin(own, event, in: view) { continue }
      switch phase {
      case .began: view.touchesBegan(Set(own), with: event)
      case .moved: view.touchesMoved(Set(own), with: event)
      case .ended: view.touchesEnded(Set(own), with: event)
      case .cancelled: view.touchesCancelled(Set(own), with: event)
      case .stationary: break
      }
      if phase != .cancelled { noteAnswer(of: view, to: event) }
    }
  }

  /// Notes whether a view did something about touches.
  func noteAnswer(of view: UIView, to event: UIEvent) {
    if let control = view as? UIControl {
      if control.takesTaps { wasHandled = true }
    } else if !event.reachedEnd {
      wasHandled = true
    }
  }

  /// The first finger alone, where no other one is on the view; the others are kept from it.
  private func onlyFirst(of touches: [UITouch], on view: UIView) -> [UITouch] {
    let isBusy = fingers.values.contains { touch in
      touch.view === view && !touch.isTaken && !touches.contains { $0 === touch }
    }
    let kept = isBusy ? [] : Array(touches.prefix(1))
    for touch in touches where !kept.contains(where: { $0 === touch }) { touch.isTaken = true }
    return kept
  }

  /// Takes touches from their views.
  func take(_ touches: [UITouch]) {
    for touch in touches where !touch.isTaken {
      touch.isTaken = true
      guard !touch.isHeldBack else {
        touch.isHeldBack = false
        continue
      }
      let phase = touch.phase
      touch.phase = .cancelled
      touch.view?.touchesCancelled([touch], with: UIEvent(timestamp: now, touches: [touch]))
      touch.phase = phase
    }
  }
}
