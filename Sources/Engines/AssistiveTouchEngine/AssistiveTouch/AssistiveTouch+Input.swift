import AccessibilityModel

extension AssistiveTouch {
  /// Takes in what the person did; while fingers make a gesture, it waits until they are done.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    if playback != nil {
      waiting.append(input)
      return []
    }
    return act(input, in: tree) + show(in: tree)
  }

  /// Does what the person did, without drawing.
  mutating func act(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    notice = nil
    awaitsRest = false
    switch input {
    case .move(let point): return move(to: point, in: tree)
    case .press: return pressAndRelease(in: tree)
    case .hold: return down(isPress: false, in: tree)
    case .release: return up(in: tree)
    case .mouseButton(let number): return pressMouseButton(number, in: tree)
    case .menu:
      menu = menu == nil ? makeMenu(.main) : nil
      wake()
      return []
    case .choose(let words): return choose(words, in: tree)
    case .perform(let action): return perform(action, in: tree)
    case .moveButton(let point):
      moveButton(to: point, in: tree)
      return []
    case .rest(let time):
      beginRest(time, in: tree)
      return []
    case .record(let name): return record(name, in: tree)
    case .finger(let finger, let point):
      draw(finger, point, in: tree)
      return []
    case .stopRecording: return stopRecording(in: tree)
    case .keep(let gesture):
      keep(gesture)
      return []
    case .play(let name): return play(name, in: tree)
    case .remove(let name):
      remove(name)
      return []
    case .set(let name, let value):
      if !Self.set(name, to: value, in: &settings) { notice = phrases(.wrongSetting, ["name": name]) }
      if !settings.dwell.isOn { rest = nil }
      return []
    }
  }

  private mutating func pressMouseButton(_ number: Int, in tree: AccessibilityTree) -> [Effect] {
    if number == 1 { return pressAndRelease(in: tree) }
    guard let action = settings.mouseButtons[number] else {
      notice = phrases(.noAction)
      return []
    }
    return perform(action, in: tree)
  }

  /// Moves the button as a drag does, wherever the pointer is.
  private mutating func moveButton(to point: Point, in tree: AccessibilityTree) {
    guard point.isPlace else {
      notice = phrases(.noPlace)
      return
    }
    dropButton(at: point, in: tree)
  }
}
