import AccessibilityModel

extension AssistiveTouch {
  /// Length of the side of a cell, and height of the title, in points.
  private static let cell = 96.0
  private static let titleHeight = 28.0
  /// The cells around the middle one, in reading order.
  private static let places = [0, 1, 2, 3, 5, 6, 7, 8]

  /// The functions that a part of the menu holds.
  ///
  /// - Source: Behaviour 7.3 Menu, 7.3 Functions
  private func actions(of kind: AssistiveTouchMenu.Kind) -> [AssistiveAction] {
    let functions: [AssistiveFunction]
    switch kind {
    case .main:
      if let menu = settings.menu { return menu }
      functions =
        options.menu == .six
        ? [.notificationCenter, .device, .controlCenter, .home, .siri, .custom]
        : [.siri, .device, .home, .custom]
    case .device:
      functions = [
        .lockScreen, .volumeUp, .volumeDown, .mute, .rotateScreen, .lockRotation, .screenshot, .more,
      ]
    case .more:
      functions = [
        .appSwitcher, .shake, .emergencySOS, .restart, .reachability, .spotlight, .applePay, .actionButton,
        .camera, .typeToSiri, .analytics, .accessibilityShortcut, .speakScreen, .liveCaptions, .liveSpeech,
        .backgroundSounds, .dimFlashingLights, .detectionMode, .hoverTyping, .musicHaptics, .motionCues,
        .appleWatchMirroring, .controlNearbyDevices, .moveMenu, .pauseDwell,
      ]
    case .custom:
      let functions: [AssistiveFunction] = [
        .gestures, .scrolling, .tap, .doubleTap, .longPress, .holdAndDrag, .pinch, .rotate, .pinchAndRotate,
        .zoomIn, .zoomOut,
      ]
      return functions.map { .function($0) } + settings.gestures.map { .gesture($0.name) }
    case .gestures: functions = [.twoFingers, .threeFingers, .fourFingers, .fiveFingers]
    case .scrolling:
      functions = [
        .scrollUp, .scrollDown, .scrollLeft, .scrollRight, .scrollToTop, .scrollToBottom, .scrollVertically,
        .scrollHorizontally,
      ]
    }
    return functions.map { .function($0) }
  }

  /// A page of a part of the menu; entries that find no place are on a page after it.
  func makeMenu(_ kind: AssistiveTouchMenu.Kind, page: Int = 0) -> AssistiveTouchMenu {
    var all = actions(of: kind).map { (words: words($0), entry: AssistiveTouchMenu.Entry.action($0)) }
    if kind == .custom { all.append((phrases(.newGesture), .record)) }
    let limit = AssistiveTouchMenu.limit
    var entries = all
    if all.count > limit {
      let size = limit - 1
      let pages = (all.count + size - 1) / size
      entries = Array(all.dropFirst(page % pages * size).prefix(size))
      entries.append((phrases(.nextPage), .page((page + 1) % pages)))
    }
    var cells = zip(entries, Self.places).map { entry, place in
      AssistiveTouchMenu.Cell(words: entry.words, entry: entry.entry, place: place)
    }
    if kind != .main { cells.append(.init(words: phrases(.back), entry: .back, place: 4)) }
    return AssistiveTouchMenu(kind: kind, title: title(of: kind), cells: cells, all: all)
  }

  private func title(of kind: AssistiveTouchMenu.Kind) -> String {
    switch kind {
    case .main: phrases(.menu)
    case .device: words(.device)
    case .more: words(.more)
    case .custom: words(.custom)
    case .gestures: words(.gestures)
    case .scrolling: words(.scrolling)
    }
  }

  /// Rectangle of the menu on the screen.
  func panel(in tree: AccessibilityTree) -> Rect {
    let screen = screen(of: tree)
    let (width, height) = (3 * Self.cell, 3 * Self.cell + Self.titleHeight)
    let scale = max(min((screen.size.width - 8) / width, (screen.size.height - 8) / height, 1), 0)
    return Rect(
      x: screen.center.x - width * scale / 2, y: screen.center.y - height * scale / 2, width: width * scale,
      height: height * scale)
  }

  /// Rectangles of the entries on the screen, in order.
  func frames(of menu: AssistiveTouchMenu, in tree: AccessibilityTree) -> [Rect] {
    let panel = panel(in: tree)
    let side = panel.size.width / 3
    let top = panel.maxY - 3 * side
    return menu.cells.map { cell in
      Rect(
        x: panel.minX + Double(cell.place % 3) * side, y: top + Double(cell.place / 3) * side, width: side,
        height: side)
    }
  }

  /// Chooses an entry by its words, on whatever page of the open part it is.
  mutating func choose(_ words: String, in tree: AccessibilityTree) -> [Effect] {
    let open = menu ?? makeMenu(.main)
    let wanted = words.lowercased()
    let entry =
      open.cells.first { $0.words.lowercased() == wanted }?.entry
      ?? open.all.first { $0.words.lowercased() == wanted }?.entry
    menu = open
    wake()
    guard let entry else {
      notice = phrases(.noEntry, ["name": words.inOneLine])
      return []
    }
    return choose(entry, in: tree)
  }

  mutating func choose(_ entry: AssistiveTouchMenu.Entry, in tree: AccessibilityTree) -> [Effect] {
    wake()
    switch entry {
    case .back: menu = makeMenu(menu?.kind.outer ?? .main)
    case .page(let page): menu = menu.map { makeMenu($0.kind, page: page) }
    case .record: return record("", in: tree)
    case .action(.function(let function)) where AssistiveTouchMenu.Kind(function) != nil:
      menu = AssistiveTouchMenu.Kind(function).map { makeMenu($0) }
    case .action(let action):
      menu = nil
      return perform(action, in: tree)
    }
    return []
  }
}

extension AssistiveTouchMenu.Kind {
  /// The part of the menu from which it was opened.
  fileprivate var outer: Self {
    switch self {
    case .main, .device, .custom: .main
    case .more: .device
    case .gestures, .scrolling: .custom
    }
  }
}
