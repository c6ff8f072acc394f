import AccessibilityModel

extension KeyboardAccess {
  /// Takes in a key.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    repair(in: tree)
    hasStrayed = false
    if spots == nil { spots = tree.spots() }
    switch input {
    case .holdCommand: return [request(.shortcuts, .shortcuts)]
    case .press(let press):
      let command = keys.command(for: press, inGestures: mode == .gesturing)
      switch mode {
      case .passing:
        return command == .passThrough ? passThrough() : [request(.key(press.stroke, on: focus))]
      case .finding: return find(press, command, in: tree)
      case .acting: return act(press, command, in: tree)
      case .reading:
        mode = .moving
        if command == .help || command == .back { return drawRing(in: tree) }
      case .moving, .gesturing: break
      }
      if mode == .moving, let effects = type(press, in: tree) { return effects }
      guard let command else { return cleared(in: tree) + [request(.key(press.stroke, on: focus))] }
      if command == .back, press.key == "escape", mode == .moving {
        return cleared(in: tree) + [request(.key(press.stroke, on: focus), .leaving)]
      }
      return cleared(in: tree) + perform(command, in: tree)
    }
  }

  /// Takes away a sentence that was shown until now.
  private mutating func cleared(in tree: AccessibilityTree) -> [Effect] {
    isCovered ? drawRing(in: tree) : []
  }

  /// Does what keys stand for.
  ///
  /// - Source: Behaviour 5.1
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

  /// Keys for the field that the ring is around, which begins to be edited by them; `nil` for keys that are not for it.
  ///
  /// - Source: Behaviour 5.2 FK11
  private mutating func type(_ press: KeyPress, in tree: AccessibilityTree) -> [Effect]? {
    // Where the ring is nowhere, keys go to whatever is edited already.
    let edited = focus ?? tree.stops.first { tree[$0]?.traits.contains(.isEditing) == true }
    guard let focus = edited, let element = tree[focus], element.traits.isTextEntry else { return nil }
    guard press.key != "tab", press.key != "escape", press.held.isDisjoint(with: [.tab, .function]),
      press.held != [.control, .option, .command]
    else { return nil }
    let covers = cleared(in: tree)
    if element.traits.contains(.isEditing) { return covers + [request(.key(press.stroke, on: focus))] }
    guard options.fields == .typing, element.textContent?.isEditable ?? true, press.key != "space",
      press.character != nil, !element.traits.contains(.notEnabled)
    else { return nil }
    let began = request(.activate(focus), .using)
    firstKey = Request.ID(rawValue: nextRequest)
    return covers + [began, request(.key(press.stroke, on: focus))]
  }

  /// Shows which keys do something in the app.
  ///
  /// - Source: Behaviour 5.2 FK9
  mutating func show(_ shortcuts: [AppShortcut]) -> [Effect] {
    guard !shortcuts.isEmpty else { return tell(.noShortcuts) }
    mode = .reading
    let marks = shortcuts.map { Overlay.Mark($0.words) }
    return draw(Overlay(.commands, title: phrases(.shortcuts), marks: marks))
  }

  /// - Source: Behaviour 5.1 (gestures mode)
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

extension Traits {
  /// True for what people write in.
  var isTextEntry: Bool { !isDisjoint(with: [.textEntry, .textArea, .secureTextEntry, .searchField]) }
}

extension KeyPress {
  /// The press as an app is told of it.
  var stroke: KeyStroke {
    var modifiers: KeyStroke.Modifiers = []
    if held.contains(.function) { modifiers.insert(.function) }
    if held.contains(.control) { modifiers.insert(.control) }
    if held.contains(.option) { modifiers.insert(.option) }
    if held.contains(.shift) || key != key.lowercased() { modifiers.insert(.shift) }
    if held.contains(.command) { modifiers.insert(.command) }
    return KeyStroke(key, modifiers)
  }
}
