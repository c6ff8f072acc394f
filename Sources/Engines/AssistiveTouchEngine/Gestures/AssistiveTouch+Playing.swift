import AccessibilityModel

/// A gesture that is being made.
struct Playback: Hashable, Sendable {
  var moments: [GestureMoment]
  var next = 0
  let start: VirtualInstant
  /// Fingers on the screen, and where they are.
  var down: [Int: Point] = [:]

  /// When its next moment is; `nil` where it is over.
  var due: VirtualInstant? {
    guard moments.indices.contains(next) else { return nil }
    return start.advanced(by: .milliseconds(moments[next].milliseconds))
  }

  /// When it is over.
  var end: VirtualInstant { start.advanced(by: .milliseconds(moments.last?.milliseconds ?? 0)) }
}

extension AssistiveTouch {
  /// Makes a gesture that was recorded.
  ///
  /// - Source: Behaviour 7.3 Custom
  mutating func play(_ name: String, in tree: AccessibilityTree) -> [Effect] {
    let wanted = name.lowercased()
    guard let gesture = settings.gestures.first(where: { $0.name.lowercased() == wanted }) else {
      notice = phrases(.unknownGesture, ["name": name])
      return []
    }
    menu = nil
    let screen = screen(of: tree)
    var paths = gesture.paths(on: screen, options.smallerScreen)
    if options.gesturePlace == .pointer, let bounds = paths.bounds {
      let pointer = place(in: tree)
      let middle = Point(x: (bounds.least.x + bounds.most.x) / 2, y: (bounds.least.y + bounds.most.y) / 2)
      paths = paths.moved(by: Point(x: pointer.x - middle.x, y: pointer.y - middle.y))
    }
    return begin(paths, in: tree)
  }

  /// Makes a gesture, all of it on the screen; what is held until then is let go.
  mutating func begin(_ paths: [FingerPath], in tree: AccessibilityTree) -> [Effect] {
    let moments = paths.inside(screen(of: tree)).moments
    guard !moments.isEmpty else { return [] }
    let lifted = letGo(in: tree)
    playback = Playback(moments: moments, start: now)
    return lifted + playOn()
  }

  /// Lifts the fingers of the app's that the pointer holds.
  private mutating func letGo(in tree: AccessibilityTree) -> [Effect] {
    switch press {
    case .app, .fingers:
      let effects = up(in: tree)
      press = .consumed
      return effects
    default: return []
    }
  }

  /// Takes every finger back that is on the screen of the app.
  public mutating func end(in tree: AccessibilityTree) -> [Effect] {
    defer { (press, playback, waiting, scrolling) = (.none, nil, [], nil) }
    let down = (playback?.down ?? [:]).sorted { $0.key < $1.key }.map {
      Request.Finger($0.key, .cancelled, $0.value)
    }
    if !down.isEmpty { return [request(.fingers(down))] }
    switch press {
    case .app: return [request(.touch(.cancelled, place(in: tree)))]
    case .fingers(_, let points):
      return [request(.fingers(points.enumerated().map { .init($0 + 1, .cancelled, $1) }))]
    default: return []
    }
  }

  /// Has fingers do what is due now.
  mutating func playOn() -> [Effect] {
    var effects: [Effect] = []
    while var current = playback, let due = current.due, due <= now {
      let fingers = current.moments[current.next].fingers
      for finger in fingers {
        let isDown = finger.phase == .began || finger.phase == .moved
        current.down[finger.number] = isDown ? finger.point : nil
      }
      current.next += 1
      playback = current.due == nil ? nil : current
      effects.append(request(.fingers(fingers)))
    }
    return effects
  }

  /// What a person did while a gesture was made, as far as it goes now.
  mutating func catchUp(in tree: AccessibilityTree) -> [Effect] {
    var effects: [Effect] = []
    while playback == nil, !waiting.isEmpty { effects += act(waiting.removeFirst(), in: tree) }
    return effects
  }
}
