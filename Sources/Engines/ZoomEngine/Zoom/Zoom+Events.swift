import AccessibilityModel

extension Zoom {
  /// Takes in what the app did: what is typed into is kept in sight, on a screen that may have turned.
  ///
  /// - Source: Behaviour 7.2
  public mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    guard case .changed(_, let diff) = event, isZoomed else { return [] }
    keepLensOnScreen(in: tree)
    recenter(on: center, in: tree)
    if settings.followsFocus, let editing = Self.editing(in: diff, of: tree) { bring(editing, in: tree) }
    return magnification(in: tree) == drawn ? [] : shown(in: tree)
  }

  /// What is typed into, where a change made it so, or moved or altered it.
  private static func editing(in diff: TreeDiff, of tree: AccessibilityTree) -> ElementID? {
    func isEditing(_ id: ElementID) -> Bool { tree[id]?.traits.contains(.isEditing) == true }
    for change in diff.changes {
      switch change {
      case .update(let element):
        if isEditing(element.id) { return element.id }
      case .insert(let node, _, _):
        if let id = tree.subtree(of: node.element.id).first(where: isEditing) { return id }
      case .shift(let container, _):
        if let id = tree.subtree(of: container).first(where: isEditing) { return id }
      case .remove, .move: break
      }
    }
    return nil
  }

  /// Brings an element into what is seen.
  ///
  /// - Source: Behaviour 7.2
  public mutating func follow(_ id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    guard isZoomed, settings.followsFocus, bring(id, in: tree) else { return [] }
    return shown(in: tree)
  }

  /// Moves what is seen to an element; false where that is seen already, or is not there.
  @discardableResult
  private mutating func bring(_ id: ElementID, in tree: AccessibilityTree) -> Bool {
    guard let element = tree[id] else { return false }
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
    guard clamped(target, in: tree) != clamped(center ?? seen.center, in: tree) else { return false }
    if settings.region == .window { showLens(on: frame, in: tree) }
    recenter(on: target, in: tree)
    return true
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
