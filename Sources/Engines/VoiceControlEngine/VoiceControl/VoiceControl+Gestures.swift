import AccessibilityModel

extension VoiceControl {
  /// How far a finger moves in a swipe, in points.
  static let swipeLength = 150.0

  /// Commands that stand for fingers.
  mutating func gesture(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect]? {
    switch recognized.command {
    case .tap, .choose: return tap(recognized, in: tree)
    case .singleTap:
      return use(.point(Grid(settings, in: tree).area.center, .zero), named: nil, in: tree)
    case .doubleTap:
      return withPlace(recognized, in: tree) { voice, point, _, name in
        voice.settle() + [voice.request(.tap(point), .using(name)), voice.request(.tap(point), .using(name))]
      }
    case .longPress, .forceTouch: return longPress(recognized, in: tree)
    case .twoFingerTap, .twoFingerDoubleTap, .twoFingerLongPress, .twoFingerPan, .twoFingerSwipe, .rotate:
      return tell(.noGesture)
    case .scroll, .scrollToEdge: return scroll(recognized, in: tree)
    case .swipe, .pan:
      return withPlace(recognized, in: tree) { voice, point, _, _ in voice.swipe(recognized, from: point) }
    case .zoom: return zoom(recognized, in: tree)
    case .increment, .decrement: return adjust(recognized, in: tree)
    case .drag, .startDrag, .drop, .tapAndHold, .cancelGesture: return drag(recognized, in: tree)
    default: return nil
    }
  }

  /// Uses what was said; a number that was asked for does what it was asked for.
  private mutating func tap(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect] {
    if case .choosing(let asked, let slot, let before)? = showing?.purpose,
      let number = grammar.number(recognized[.item])
    {
      guard let target = showing?.targets[number] else {
        return tell(.noNumber, ["number": recognized[.item]])
      }
      chosen = before
      chosen[slot] = target
      return hide() + carryOut(asked, in: tree)
    }
    return with(recognized, in: tree) { voice, target, name in voice.use(target, named: name, in: tree) }
  }

  private mutating func longPress(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect] {
    withPlace(recognized, in: tree) { voice, point, target, name in
      if case .element(let id)? = target {
        return voice.settle() + [voice.request(.longPress(id), .using(name))]
      }
      guard let id = tree.hitTest(point) else { return voice.tell(.missed, ["name": name]) }
      return voice.settle() + [voice.request(.longPress(id), .using(name))]
    }
  }

  /// Scrolls what lies in the middle of the screen; what does not scroll passes the command on to the next.
  private mutating func scroll(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect] {
    let toEdge = recognized.command == .scrollToEdge
    let direction: Request.ScrollDirection =
      switch recognized[toEdge ? .edge : .direction] {
      case "up": .up
      case "left": .left
      case "right": .right
      default: .down
      }
    let places = scrollPlaces(in: tree)
    guard let first = places.first else { return tell(.noScroll) }
    return settle() + [
      request(
        .scroll(first, direction),
        .scrolling(direction, on: first, next: Array(places.dropFirst()), toEdge: toEdge, pages: 0))
    ]
  }

  /// One stop of each container, those in the middle of the screen first.
  ///
  /// - Complexity: O(n).
  private func scrollPlaces(in tree: AccessibilityTree) -> [ElementID] {
    let center = Grid(settings, in: tree).area.center
    var nearest: [ElementID?: (id: ElementID, distance: Double)] = [:]
    for id in tree.stops {
      guard let place = tree[id]?.outline.center else { continue }
      let distance = place.distance(to: center)
      let container = tree.parent(of: id)
      if nearest[container].map({ distance < $0.distance }) ?? true { nearest[container] = (id, distance) }
    }
    let sorted = nearest.values.sorted { ($0.distance, $0.id.rawValue) < ($1.distance, $1.id.rawValue) }
    return sorted.prefix(8).map(\.id)
  }

  /// A finger comes, moves and leaves.
  private mutating func swipe(_ recognized: RecognizedCommand, from point: Point) -> [Effect] {
    var end = point
    switch recognized[.direction] {
    case "up": end.y -= Self.swipeLength
    case "down": end.y += Self.swipeLength
    case "left": end.x -= Self.swipeLength
    default: end.x += Self.swipeLength
    }
    return settle() + move(from: point, to: end, steps: recognized.command == .pan ? 5 : 2)
  }

  private mutating func move(from start: Point, to end: Point, steps: Int) -> [Effect] {
    var effects = [request(.touch(.began, start), .gesture)]
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let point = Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      effects.append(request(.touch(.moved, point)))
    }
    return effects + [request(.touch(.ended, end))]
  }

  private mutating func zoom(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect] {
    withPlace(recognized, in: tree) { voice, point, target, name in
      var id = tree.hitTest(point)
      if case .element(let meant)? = target { id = meant }
      if id.flatMap({ tree[$0] })?.traits.contains(.supportsZoom) != true, target == nil {
        id = tree.stops.first { tree[$0]?.traits.contains(.supportsZoom) == true }
      }
      guard let id else { return voice.tell(.noGesture) }
      let direction: Request.ZoomDirection = recognized[.way] == "out" ? .out : .in
      return voice.settle() + [voice.request(.zoom(id, direction), .using(name))]
    }
  }

  /// - Source: Behaviour 1.8 J6
  private mutating func adjust(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect] {
    with(recognized, in: tree) { voice, target, name in
      guard case .element(let id) = target, tree[id]?.traits.contains(.adjustable) == true else {
        return voice.tell(.notAdjustable, ["name": name])
      }
      let count = min(max(recognized.number(.count) ?? 1, 1), 100)
      var effects = voice.settle()
      for _ in 0..<count {
        let kind: Request.Kind = recognized.command == .increment ? .increment(id) : .decrement(id)
        effects.append(voice.request(kind, .using(name)))
      }
      return effects
    }
  }

  private mutating func drag(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect] {
    switch recognized.command {
    case .cancelGesture:
      guard let point = held else { return tell(.noDrag) }
      held = nil
      return [request(.touch(.cancelled, point))]
    case .drop:
      guard let start = held else { return tell(.noDrag) }
      return with(recognized, in: tree) { voice, target, _ in
        guard let end = voice.place(of: target, in: tree) else { return [] }
        voice.held = nil
        let effects = voice.settle()
        return effects + Array(voice.move(from: start, to: end, steps: 3).dropFirst())
      }
    case .drag:
      return with(recognized, in: tree) { voice, target, _ in
        guard let start = voice.place(of: target, in: tree) else { return [] }
        voice.chosen[.item] = target
        return voice.with(recognized, .other, in: tree) { voice, target, _ in
          guard let end = voice.place(of: target, in: tree) else { return [] }
          let effects = voice.settle()
          return effects + voice.move(from: start, to: end, steps: 4)
        }
      }
    default:
      return with(recognized, in: tree) { voice, target, _ in
        guard let start = voice.place(of: target, in: tree) else { return [] }
        var effects = voice.settle()
        if let old = voice.held { effects.append(voice.request(.touch(.cancelled, old))) }
        voice.held = start
        return effects + [voice.request(.touch(.began, start), .gesture)]
      }
    }
  }
}

extension Point {
  /// How far another point lies, in points.
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
