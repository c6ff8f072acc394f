import AccessibilityModel
import EarshotTesting

/// What a user's fingers and keys do on the screen, past every assistive technology.
extension Screen {
  /// How long a finger that moves takes from one place to the next.
  private static let frameTime = Duration.milliseconds(16)
  /// How many pages are scrolled before an element counts as out of reach.
  private static let pageLimit = 200
  /// How many values of a wheel are tried.
  private static let wheelLimit = 1_000

  /// Puts fingers on the screen, and lifts them.
  ///
  /// - Parameters:
  ///   - points: Where, a finger each.
  ///   - duration: How long they stay, in the app's time.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  func touch(_ points: [Point], for duration: Duration) async throws {
    if points.count == 1, duration == .zero {
      try await send(.tap(points[0]))
    } else {
      try await fingers(points, .began)
      try await advance(by: duration)
      try await fingers(points, .ended)
    }
  }

  /// Drags a finger from one place to another.
  ///
  /// - Parameters:
  ///   - start: Where it comes to the screen.
  ///   - end: Where it leaves it.
  ///   - delay: How long it rests first.
  ///   - duration: How long it moves.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  func drag(from start: Point, to end: Point, after delay: Duration, in duration: Duration) async throws {
    try await fingers([start], .began)
    try await advance(by: delay)
    let steps = max(Int(duration / Self.frameTime), 2)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try await advance(by: Self.frameTime)
      let point = Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      try await fingers([point], .moved)
    }
    try await fingers([end], .ended)
    // What was set moving comes to rest.
    try await advance(by: .seconds(1))
  }

  private func fingers(_ points: [Point], _ phase: Request.TouchPhase) async throws {
    if points.count == 1 {
      try await send(.touch(phase, points[0]))
    } else {
      try await send(.fingers(points.enumerated().map { Request.Finger($0.offset + 1, phase, $0.element) }))
    }
  }

  /// Scrolls until an element lies on the screen, or nothing moves any more.
  func scroll(to id: ElementID) async throws {
    for direction in [Request.ScrollDirection.down, .up, .right, .left] {
      for _ in 0..<Self.pageLimit {
        guard let element = tree[id] else { return }
        if isOnScreen(element) { return }
        guard isBehind(element, direction) else { break }
        let before = element.frame
        try await send(.scroll(id, direction))
        guard tree[id]?.frame != before else { break }
      }
    }
  }

  /// True where an element lies in the direction into which content has to be scrolled.
  private func isBehind(_ element: AccessibilityElement, _ direction: Request.ScrollDirection) -> Bool {
    let scrolling = tree.ancestors(of: element.id).first { tree[$0]?.clipsChildren == true }
    guard let scrolling, let page = tree[scrolling]?.frame else { return false }
    let middle = element.frame.center
    return switch direction {
    case .down: middle.y > page.maxY
    case .up: middle.y < page.minY
    case .right: middle.x > page.maxX
    case .left: middle.x < page.minX
    case .next, .previous: false
    }
  }

  /// Presses a key in a field.
  func press(_ character: Character, in field: ElementID) async throws {
    if character == "\u{8}" || character == "\u{7F}" {
      try await send(.edit(field, .deleteBackward))
    } else if let stroke = KeyStroke.writing(String(character)).first {
      try await send(.key(stroke, on: field))
    }
  }

  /// Drags the thumb of a slider from where it is to a part of its way, from 0 to 1.
  func adjust(_ id: ElementID, to part: Double) async throws {
    guard let frame = tree[id]?.frame else { return }
    let isMirrored = tree.order.direction == .rightToLeft
    let place = min(max(isMirrored ? 1 - part : part, 0), 1)
    let start = tree[id]?.effectiveActivationPoint ?? frame.center
    let end = Point(x: frame.minX + frame.size.width * place, y: frame.center.y)
    try await drag(from: start, to: end, after: .zero, in: .milliseconds(200))
  }

  /// Turns a wheel until it has a value.
  ///
  /// - Returns: False where it has no such value; it is where it was then.
  func turn(wheel id: ElementID, to value: String) async throws -> Bool {
    let start = tree[id]?.value
    for request in [Request.Kind.increment(id), .decrement(id)] {
      for _ in 0..<Self.wheelLimit {
        if tree[id]?.value?.string == value { return true }
        let before = tree[id]?.value
        try await send(request)
        if tree[id]?.value == before { break }
      }
    }
    for _ in 0..<Self.wheelLimit where tree[id]?.value != start { try await send(.increment(id)) }
    return false
  }
}
