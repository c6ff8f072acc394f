import AccessibilityModel

extension AssistiveTouch {
  /// Draws the button, the menu and the pointer, where they are not drawn so yet.
  mutating func show(in tree: AccessibilityTree) -> [Effect] {
    clearButton(in: tree)
    let overlay = overlay(in: tree)
    guard overlay != shown else { return [] }
    shown = overlay
    return [.show(overlay)]
  }

  /// What a person sees of it.
  private func overlay(in tree: AccessibilityTree) -> Overlay {
    var overlay = Overlay(.assistiveTouch, title: notice ?? "", rules: rules)
    if let menu {
      let frames = frames(of: menu, in: tree)
      overlay.title = notice ?? menu.title
      overlay.panel = panel(in: tree)
      overlay.marks = zip(menu.cells, frames).enumerated().map { index, cell in
        Overlay.Mark(cell.0.words, frame: cell.1, isChosen: press == .entry(index))
      }
    } else if notice == nil, let recording {
      overlay.title = phrases(.recording, ["name": recording.name])
    }
    var pointing = Overlay.Pointing(
      button: buttonFrame(in: tree), opacity: buttonOpacity, pointer: pointer, fingers: fingers)
    pointing.covered = pointing.button == nil ? "" : cover.names.joined(separator: ", ")
    if let rest, !rest.isDone, canActAtRest(in: tree) { pointing.progress = Double(rest.quarters) / 4 }
    if armed != .function(.tap) { pointing.function = words(armed) }
    overlay.pointing = pointing
    return overlay
  }

  /// Where fingers are on the screen.
  private var fingers: [Point] {
    if let playback { return playback.down.sorted { $0.key < $1.key }.map(\.value) }
    if let recording { return recording.points }
    if case .fingers(_, let points) = press { return points }
    return []
  }

  /// The open questions that decided what is drawn now.
  private var rules: [UncertainRule] {
    var rules: [UncertainRule] = []
    if settings.showsButton, menu == nil {
      rules.append(buttonCenter == nil ? options.buttonPlace.rule : options.snapping.rule)
      if !cover.names.isEmpty { rules.append(options.covering.rule) }
      if isFaded, settings.idleOpacity == nil { rules.append(options.idleOpacity.rule) }
      if isFaded { rules.append(options.idleDelay.rule) }
      if tapDue != nil, settings.doubleTapTime == nil { rules.append(options.doubleTapTime.rule) }
      if case .button(_, _, _?) = press, settings.longPressTime == nil {
        rules.append(options.longPressTime.rule)
      }
    }
    if menu?.kind == .main, settings.menu == nil { rules.append(options.menu.rule) }
    if playback != nil {
      rules += [options.smallerScreen.rule, options.gesturePlace.rule, options.gestureTime.rule]
    }
    if case .fingers = press { rules.append(options.fingerArrangement.rule) }
    if scrolling?.end == .pointer { rules.append(options.scrollInterval.rule) }
    if rest != nil, !settings.dwell.corners.isEmpty { rules.append(options.cornerReach.rule) }
    return rules
  }
}
