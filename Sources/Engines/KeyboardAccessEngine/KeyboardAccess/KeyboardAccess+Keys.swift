import AccessibilityModel

extension KeyboardAccess {
  /// Takes in a key.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    repair(in: tree)
    hasStrayed = false
    if spots == nil { spots = tree.spots() }
    switch input {
    case .holdCommand: return tell(.noShortcuts)
    case .press(let press):
      let command = keys.command(for: press, inGestures: mode == .gesturing)
      switch mode {
      case .passing:
        if command == .passThrough { return passThrough() }
        return type(press, in: tree) ?? []
      case .finding: return find(press, command, in: tree)
      case .acting: return act(press, command, in: tree)
      case .reading:
        mode = .moving
        if command == .help || command == .back { return drawRing(in: tree) }
      case .moving, .gesturing: break
      }
      if mode == .moving, let effects = type(press, in: tree) { return effects }
      guard let command else { return [] }
      return cleared(in: tree) + perform(command, in: tree)
    }
  }

  /// Takes away a sentence that was shown until now.
  private mutating func cleared(in tree: AccessibilityTree) -> [Effect] {
    isCovered ? drawRing(in: tree) : []
  }

  /// Does what keys stand for.
  ///
  /// - Source: at-behaviour 5.1
  public mutating func perform(_ command: KeyCommand, in tree: AccessibilityTree) -> [Effect] {
    if let effects = move(by: command, in: tree) { return effects }
    if let action = command.systemAction { return [.system(action)] }
    switch command {
    case .activate:
      guard let focus else { return tell(.nothingFocused) }
      return [request(.activate(focus), .using)]
    case .contextualMenu:
      guard let focus else { return tell(.nothingFocused) }
      return [request(.longPress(focus), .using)]
    case .back:
      if mode == .gesturing { return gestures(in: tree) }
      return [request(.escape(focus ?? tree.firstStop), .using)]
    case .actions: return showActions(in: tree)
    case .find:
      mode = .finding("", from: focus)
      return draw(Overlay(.search, title: phrases(.find, ["query": ""])))
    case .help: return showHelp()
    case .gestures: return gestures(in: tree)
    case .passThrough: return passThrough()
    default: return gesture(command, in: tree)
    }
  }

  private mutating func passThrough() -> [Effect] {
    if mode == .passing {
      mode = .moving
      return tell(.passThroughOff)
    }
    mode = .passing
    return tell(.passThroughOn)
  }

  private mutating func gestures(in tree: AccessibilityTree) -> [Effect] {
    if mode == .gesturing {
      mode = .moving
      return tell(.gesturesOff)
    }
    mode = .gesturing
    return tell(.gesturesOn)
  }

  /// Which keys do what.
  private mutating func showHelp() -> [Effect] {
    mode = .reading
    let marks = keys.lines.filter { !$0.isGesture }.map {
      Overlay.Mark("\($0.press.text): \($0.command.rawValue)")
    }
    return draw(Overlay(.commands, title: phrases(.help), marks: marks))
  }

  /// Characters for the field that is edited; `nil` for keys that are not for it.
  ///
  /// - Source: at-behaviour 5.2 FK11
  private mutating func type(_ press: KeyPress, in tree: AccessibilityTree) -> [Effect]? {
    guard let focus, let element = tree[focus], element.traits.contains(.isEditing) else { return nil }
    if let character = press.character {
      return [request(.edit(focus, .insert(String(character))))]
    }
    guard press.held.isEmpty else { return nil }
    switch press.key {
    case "return": return [request(.edit(focus, .insert("\n")))]
    case "delete": return [request(.edit(focus, .deleteBackward))]
    case "left", "right":
      let content = element.textContent ?? TextContent(element.value?.string ?? "")
      guard let place = content.place(beside: press.key == "right") else { return nil }
      return [request(.edit(focus, .select(place..<place)))]
    default: return nil
    }
  }

  /// - Source: at-behaviour 5.1 (gestures mode)
  private mutating func gesture(_ command: KeyCommand, in tree: AccessibilityTree) -> [Effect] {
    guard let focus, let element = tree[focus] else { return tell(.nothingFocused) }
    let point = element.effectiveActivationPoint
    switch command {
    case .tap: return [request(.tap(point), .using)]
    case .forceTouch: return [request(.longPress(focus), .using)]
    case .swipeUp: return swipe(from: point, x: 0, y: -150)
    case .swipeDown: return swipe(from: point, x: 0, y: 150)
    case .swipeLeft: return swipe(from: point, x: -150, y: 0)
    case .swipeRight: return swipe(from: point, x: 150, y: 0)
    case .pinchOut, .pinchIn:
      guard element.traits.contains(.supportsZoom) else { return tell(.unknownGesture) }
      return [request(.zoom(focus, command == .pinchOut ? .in : .out), .using)]
    default: return tell(.unknownGesture)
    }
  }

  private mutating func swipe(from point: Point, x: Double, y: Double) -> [Effect] {
    let (middle, end) = (Point(x: point.x + x / 2, y: point.y + y / 2), Point(x: point.x + x, y: point.y + y))
    return [
      request(.touch(.began, point), .using), request(.touch(.moved, middle)), request(.touch(.moved, end)),
      request(.touch(.ended, end)),
    ]
  }
}

extension KeyCommand {
  /// What the device does by itself.
  var systemAction: SystemAction? {
    switch self {
    case .home: .home
    case .controlCenter: .controlCenter
    case .notificationCenter: .notificationCenter
    case .appSwitcher: .appSwitcher
    case .assistant: .assistant
    case .accessibilityShortcut: .accessibilityShortcut
    case .lockScreen: .lockScreen
    case .rotate: .orientation(isLandscape: true)
    case .wallet: .wallet
    case .restart: .restart
    case .diagnostics: .diagnostics
    case .emergencyCall: .emergencyCall
    default: nil
    }
  }
}

extension TextContent {
  /// The place in bytes beside the insertion point; `nil` at either end.
  fileprivate func place(beside isForward: Bool) -> Int? {
    let bytes = selection ?? string.utf8.count..<string.utf8.count
    let place = isForward ? bytes.upperBound : bytes.lowerBound
    var offset = 0
    for character in string {
      let next = offset + character.utf8.count
      if isForward ? offset >= place : next >= place { return isForward ? next : offset }
      offset = next
    }
    return nil
  }
}
