import AccessibilityModel

extension VoiceOver {
  /// A finger comes to a point: what is there is spoken, or an area that takes touches itself gets it.
  ///
  /// - Source: Behaviour 1.1 F2, 1.9 (direct touch)
  mutating func touch(at point: Point, in tree: AccessibilityTree) -> [Effect] {
    if finger != nil { return drag(to: point) }
    if let effects = touchStatusBar(at: point) { return effects }
    guard let id = tree.hitTest(point) else { return [] }
    let area = modes.touchesDirectly ? directTouchArea(around: id, in: tree) : nil
    guard let area, let options = tree[area]?.directTouch else {
      return id == cursor && statusItem == nil ? [] : heard(move(to: id, in: tree))
    }
    let isThere = cursor == id || cursor.map { tree.ancestors(of: $0).contains(area) } ?? false
    var effects = isThere ? [] : move(to: id, in: tree)
    if options.contains(.silentOnTouch) { effects = silenced(effects) }
    guard !options.contains(.requiresActivation) || touchedArea == area else { return heard(effects) }
    finger = point
    return heard(effects) + [.request(request(.touch(.began, point)))]
  }

  /// The effects without words: the area makes sounds of its own.
  private mutating func silenced(_ effects: [Effect]) -> [Effect] {
    ending = nil
    return effects.map { effect in
      if case .speak = effect { .stopSpeech } else { effect }
    }
  }

  /// A finger taps a point: what is there is spoken, or an area that takes touches itself gets it.
  mutating func tap(at point: Point, in tree: AccessibilityTree) -> [Effect] {
    if let effects = touchStatusBar(at: point, isTap: true) { return effects }
    guard let id = tree.hitTest(point) else { return [] }
    guard modes.touchesDirectly, directTouchArea(around: id, in: tree) != nil else {
      return heard(move(to: id, in: tree))
    }
    let effects = touch(at: point, in: tree)
    return effects + lift()
  }

  /// The element around a stop, or the stop itself, that takes touches itself.
  func directTouchArea(around id: ElementID, in tree: AccessibilityTree) -> ElementID? {
    ([id] + tree.ancestors(of: id)).first {
      tree[$0]?.traits.contains(.allowsDirectInteraction) == true
    }
  }

  /// Lets areas that take touches themselves do so from now on, or no longer.
  ///
  /// - Source: Behaviour 1.9 (direct touch); mission Z10
  mutating func toggleDirectTouch() -> [Effect] {
    toggle(\.touchesDirectly, .directTouchOn, .directTouchOff)
  }

  /// Hands the touches that follow to the app, from the element under the cursor on.
  ///
  /// - Source: Behaviour 1.1 F6, 1.2
  mutating func beginPassThrough(in tree: AccessibilityTree) -> [Effect] {
    guard let element = cursor.flatMap({ tree[$0] }) else { return boundary }
    let point = element.effectiveActivationPoint
    finger = point
    return [.sound(.passThrough), .request(request(.touch(.began, point)))]
  }

  /// The finger that the app has got moves.
  mutating func drag(to point: Point) -> [Effect] {
    guard finger != nil else { return [] }
    finger = point
    return [.request(request(.touch(.moved, point)))]
  }

  /// The finger that the app has got leaves the screen.
  mutating func lift() -> [Effect] {
    guard let point = finger else { return [] }
    finger = nil
    return [.request(request(.touch(.ended, point)))]
  }
}
