import AccessibilityModel

extension Zoom {
  /// Takes in what the app did: what is typed into is kept in sight.
  public mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    guard case .changed(_, let diff) = event, isZoomed else { return [] }
    guard settings.followsFocus else { return settled(in: tree) }
    let editing = diff.changes.lazy.compactMap { change -> ElementID? in
      guard case .update(let element) = change, element.traits.contains(.isEditing) else { return nil }
      return element.id
    }.first
    guard let editing else { return settled(in: tree) }
    return follow(editing, in: tree)
  }

  /// Keeps what is seen on a screen that may have turned.
  private mutating func settled(in tree: AccessibilityTree) -> [Effect] {
    guard let center, clamped(center, in: tree) != center else { return [] }
    keepLensOnScreen(in: tree)
    recenter(on: center, in: tree)
    return shown(in: tree)
  }

  /// Brings an element into what is seen.
  ///
  /// - Source: Behaviour 7.2
  public mutating func follow(_ id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    guard isZoomed, settings.followsFocus, let element = tree[id] else { return [] }
    let frame = element.placeToFollow
    let seen = seen(in: tree)
    let target: Point
    switch options.following {
    case .center: target = frame.center
    case .nearest:
      let x = Self.shift(frame.minX, frame.maxX, into: seen.minX, seen.maxX)
      let y = Self.shift(frame.minY, frame.maxY, into: seen.minY, seen.maxY)
      target = Point(x: seen.center.x + x, y: seen.center.y + y)
    }
    guard clamped(target, in: tree) != clamped(center ?? seen.center, in: tree) else { return [] }
    if settings.region == .window { showLens(on: frame, in: tree) }
    recenter(on: target, in: tree)
    return shown(in: tree)
  }

  /// How far a stretch has to be moved to hold another one; what is too long is held at its beginning.
  private static func shift(
    _ start: Double, _ end: Double, into seenStart: Double, _ seenEnd: Double
  ) -> Double {
    if end - start > seenEnd - seenStart || start < seenStart { return start - seenStart }
    return max(end - seenEnd, 0)
  }

  /// Moves the lens over what it shows.
  private mutating func showLens(on frame: Rect, in tree: AccessibilityTree) {
    let lens = window(in: tree)
    lensOrigin = Point(x: frame.center.x - lens.size.width / 2, y: frame.center.y - lens.size.height / 2)
    keepLensOnScreen(in: tree)
  }
}

extension AccessibilityElement {
  /// What of it is kept in sight: where the next character is typed, else all of it.
  ///
  /// - Source: Behaviour 7.2
  fileprivate var placeToFollow: Rect {
    guard traits.contains(.isEditing), let caret = textContent?.caret else { return outline }
    return caret
  }
}
